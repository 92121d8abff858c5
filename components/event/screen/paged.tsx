import { type ReactNode, useEffect, useRef, useState } from 'react';
import { classes } from '@/components/ui/classes';

interface PagedProps {
  /** The items; with many of them the type is smaller. The pages are counted again when they change. */
  of: readonly unknown[];
  /** A list of the items, laid out in columns; no item is broken between two. */
  children: ReactNode;
}

/** Sizes of the type by the number of items up to which they are used: more pages mean a longer wait for each. */
const SIZES = [
  [40, 'text-[clamp(1rem,1.7vw,2.75rem)]'],
  [120, 'text-[clamp(0.9375rem,1.25vw,2rem)]'],
  [Number.POSITIVE_INFINITY, 'text-[clamp(0.875rem,1vw,1.625rem)]'],
] as const;

/** How long each page is shown, in milliseconds. */
const PAGE_TIME = 12_000;
/** Space between two columns, in pixels. */
const GAP = 48;

/** Columns as high as the window allows; those that do not fit beside each other are shown in turn. */
export function Paged({ of, children }: PagedProps) {
  const [, size] = SIZES.find(([most]) => of.length <= most) ?? SIZES[0];
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
    // Names wrap as their font is wide.
    void document.fonts?.ready.then(count);
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
        className={classes('relative min-h-0 flex-1 overflow-hidden [column-fill:auto]', size)}
        style={{ columnWidth: '17em', columnGap: GAP }}
      >
        {children}
      </div>
      {pages > 1 && (
        <p className="text-center text-[0.75em] text-muted leading-none">
          Page {page + 1} of {pages}
        </p>
      )}
    </div>
  );
}
