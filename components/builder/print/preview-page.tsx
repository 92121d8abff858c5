import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { useEffect, useRef } from 'react';

interface PreviewPageProps {
  document: PDFDocumentProxy;
  number: number;
  count: number;
  /** Size of the page, in points. */
  size: { width: number; height: number };
  /** Displayed width, in CSS pixels. */
  width: number;
}

/** A page as it will be printed, drawn when it scrolls into view. */
export function PreviewPage({ document, number, count, size, width }: PreviewPageProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const node = canvas.current;
    if (!node) return;
    let stop = () => {};
    const seen = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        seen.disconnect();
        import('./pages').then(({ drawPage }) => {
          stop = drawPage(document, number, node, width);
        });
      },
      { rootMargin: '200px' },
    );
    seen.observe(node);
    return () => {
      seen.disconnect();
      stop();
    };
  }, [document, number, width]);
  return (
    <canvas
      ref={canvas}
      role="img"
      aria-label={`Page ${number} of ${count}`}
      className="border border-line bg-[#fff]"
      style={{ width, height: (width * size.height) / size.width }}
    />
  );
}
