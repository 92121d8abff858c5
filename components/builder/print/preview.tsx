import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { useEffect, useRef, useState } from 'react';
import { classes } from '@/components/ui/classes';
import { CheckField } from '@/components/ui/fields/check-field';
import { counted } from '@/lib/roster/text/words';
import type { OpenedPdf } from './pages';

interface PreviewProps {
  pdf: Blob;
  /** Whether a new one is being made. */
  outdated: boolean;
}

interface Shown {
  opened: OpenedPdf;
  /** Size of each page, in points. */
  sizes: { width: number; height: number }[];
}

/** The pages of a PDF, one below the other. */
export function Preview({ pdf, outdated }: PreviewProps) {
  const [shown, setShown] = useState<Shown | null>(null);
  const [failed, setFailed] = useState(false);
  const [full, setFull] = useState(false);
  useEffect(() => {
    let current = true;
    setFailed(false);
    read(pdf)
      .then((next) => {
        if (current) setShown(next);
        else next.opened.close();
      })
      .catch(() => current && setFailed(true));
    return () => {
      current = false;
    };
  }, [pdf]);
  // The previous pages stay until the new ones are ready.
  useEffect(() => () => shown?.opened.close(), [shown]);
  const box = useRef<HTMLElement>(null);
  const width = useWidth(box, shown !== null);

  if (failed)
    return <p className="text-muted">The preview cannot be shown, but you can save or open the file.</p>;
  if (shown === null)
    return (
      <p role="status" className="text-muted">
        Showing the pages …
      </p>
    );
  const count = shown.sizes.length;
  return (
    <div className="grid min-w-0 gap-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <p className="font-medium text-sm">{counted(count, 'page')}</p>
        <CheckField label="Full size" checked={full} onChange={(event) => setFull(event.target.checked)} />
      </div>
      <section
        ref={box}
        aria-label={`Preview, ${counted(count, 'page')}`}
        aria-busy={outdated}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be scrollable by keyboard too
        tabIndex={0}
        className={classes(
          'grid max-h-[calc(100dvh-12rem)] justify-start gap-4 overflow-auto border border-line bg-sunken p-2 sm:p-4',
          outdated && 'opacity-60',
        )}
      >
        {width > 0 &&
          shown.sizes.map((size, index) => (
            <PreviewPage
              key={index}
              document={shown.opened.document}
              number={index + 1}
              count={count}
              size={size}
              width={full ? size.width * CSS_POINT : Math.min(width, size.width * CSS_POINT)}
            />
          ))}
      </section>
    </div>
  );
}

/** CSS pixels per point. */
const CSS_POINT = 96 / 72;

async function read(pdf: Blob): Promise<Shown> {
  const { openPdf } = await import('./pages');
  const opened = await openPdf(pdf);
  const sizes = await Promise.all(
    Array.from({ length: opened.document.numPages }, async (_, index) => {
      const [left = 0, top = 0, right = 0, bottom = 0] = (await opened.document.getPage(index + 1)).view;
      return { width: right - left, height: bottom - top };
    }),
  );
  return { opened, sizes };
}

/** Returns the inner width of a box, in CSS pixels; 0 before it is rendered. */
function useWidth(box: React.RefObject<HTMLElement | null>, isRendered: boolean): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const node = box.current;
    if (!node || !isRendered) return;
    const observer = new ResizeObserver(() => {
      const { paddingLeft, paddingRight } = getComputedStyle(node);
      setWidth(
        Math.floor(node.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)),
      );
    });
    observer.observe(node);
    return () => observer.disconnect();
  }, [box, isRendered]);
  return width;
}

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
function PreviewPage({ document, number, count, size, width }: PreviewPageProps) {
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
