import { type ReactNode, useEffect, useRef, useState } from 'react';

interface PagedProps {
  /** Items that are laid out in columns; none is broken between two. */
  children: ReactNode;
  /** Changes when the items do, so that the pages are counted again. */
  of: unknown;
}

/** How long each page is shown, in milliseconds. */
const PAGE_TIME = 12_000;
/** Space between two columns, in pixels. */
const GAP = 48;

/** Columns as high as the window allows; those that do not fit beside each other are shown in turn. */
export function Paged({ children, of }: PagedProps) {
  const box = useRef<HTMLDivElement>(null);
  const [{ page, pages }, setShown] = useState({ page: 0, pages: 1 });
  // biome-ignore lint/correctness/useExhaustiveDependencies: other items fill other pages
  useEffect(() => {
    const count = () => {
      const { scrollWidth = 0, clientWidth = 0 } = box.current ?? {};
      const fit = Math.max(1, Math.ceil((scrollWidth - 1) / (clientWidth + GAP)));
      setShown((before) =>
        before.pages === fit ? before : { page: Math.min(before.page, fit - 1), pages: fit },
      );
    };
    count();
    const observer = new ResizeObserver(count);
    if (box.current) observer.observe(box.current);
    return () => observer.disconnect();
  }, [of]);
  useEffect(() => {
    if (pages === 1) return;
    const timer = setInterval(
      () => setShown((before) => ({ ...before, page: (before.page + 1) % before.pages })),
      PAGE_TIME,
    );
    return () => clearInterval(timer);
  }, [pages]);
  useEffect(() => {
    if (box.current) box.current.scrollLeft = page * (box.current.clientWidth + GAP);
  }, [page]);
  return (
    <div className="flex min-h-0 flex-1 flex-col gap-2">
      <div
        ref={box}
        className="min-h-0 flex-1 overflow-hidden [column-fill:auto]"
        style={{ columnWidth: 'min(100%, 26em)', columnGap: GAP }}
      >
        {children}
      </div>
      {pages > 1 && (
        <p className="text-center text-muted">
          Page {page + 1} of {pages}
        </p>
      )}
    </div>
  );
}
