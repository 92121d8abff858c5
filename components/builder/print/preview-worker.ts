// The worker of pdf.js, which reads PDFs; bundled, so that it works offline.
import 'pdfjs-dist/legacy/build/pdf.worker.min.mjs';
