// The part of pdf.js that reads a PDF, beside the page; bundled, so that it works offline.
import 'pdfjs-dist/legacy/build/pdf.worker.min.mjs';
