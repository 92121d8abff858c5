import { defaultRangeExtractor, useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import {
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

/** Estimated height of a row, in pixels: in the table, and as a card. */
const ROW = 53;
const CARD = 134;
const PAGE = 10;

const moves: Record<string, (at: number, last: number) => number> = {
  ArrowDown: (at) => at + 1,
  ArrowUp: (at) => at - 1,
  PageDown: (at) => at + PAGE,
  PageUp: (at) => at - PAGE,
  Home: () => 0,
  End: (_, last) => last,
};

interface Rows {
  /** The visible rows, some around them, and the current one. */
  rows: VirtualItem[];
  /** Index of the row with keyboard focus. */
  current: number;
  setCurrent: (index: number) => void;
  height: number;
  measure: (node: Element | null) => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

/**
 * Virtualises rows within a page that scrolls itself. Arrow keys move from row to row.
 * @param order the places shown, in order; null for all in their original order
 */
export function useRows(count: number, order: Uint32Array | null, body: RefObject<HTMLElement | null>): Rows {
  const [at, setCurrent] = useState(0);
  /** Distance of the first row from the top of the page; null until measured, when rows are rendered. */
  const [measured, setMargin] = useState<number | null>(null);
  const margin = measured ?? 0;
  // Evaluated once instead of for each of thousands of rows.
  const [estimatedHeight] = useState(() => (window.matchMedia('(min-width: 64rem)').matches ? ROW : CARD));
  const moving = useRef(false);
  const latest = useRef(0);
  const current = Math.max(0, Math.min(at, count - 1));
  // Keys may be pressed faster than rows are rendered.
  if (!moving.current) latest.current = current;

  // The content above the table changes its height.
  useEffect(() => {
    const measureMargin = () => {
      const top = body.current ? body.current.getBoundingClientRect().top + window.scrollY : 0;
      setMargin(Math.round(top));
    };
    measureMargin();
    const observer = new ResizeObserver(measureMargin);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [body]);

  // Key measured heights by roster, so that they survive sorting.
  const getItemKey = useCallback((index: number) => order?.[index] ?? index, [order]);

  const virtual = useWindowVirtualizer({
    count: measured === null ? 0 : count,
    getItemKey,
    estimateSize: () => estimatedHeight,
    overscan: 4,
    scrollMargin: margin,
    useFlushSync: false,
    rangeExtractor: (range) => {
      const visible = defaultRangeExtractor(range);
      // The focused row stays rendered, even when scrolled out of view.
      if (visible.includes(current) || count === 0) return visible;
      return [...visible, current].sort((a, b) => a - b);
    },
  });

  const move = useCallback(
    (index: number) => {
      latest.current = index;
      moving.current = true;
      setCurrent(index);
      virtual.scrollToIndex(index, { align: 'auto' });
    },
    [virtual],
  );

  // Runs after each render until the target row exists: the row that loses the focus may be removed, and the next key
  // press must find the focus in a row.
  useLayoutEffect(() => {
    if (!moving.current) return;
    const button = body.current?.querySelector<HTMLElement>(`[data-row="${current}"]`);
    if (!button) return;
    moving.current = false;
    button.focus({ preventScroll: true });
    button.closest('[role=row]')?.scrollIntoView({ block: 'nearest' });
  });

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const next = moves[event.key];
    if (!next || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (!(event.target instanceof HTMLElement) || event.target.dataset.row === undefined) return;
    event.preventDefault();
    move(Math.max(0, Math.min(next(latest.current, count - 1), count - 1)));
  };

  return {
    rows: virtual.getVirtualItems().map((item) => ({ ...item, start: item.start - margin })),
    current,
    setCurrent,
    height: measured === null ? count * estimatedHeight : virtual.getTotalSize(),
    measure: virtual.measureElement,
    onKeyDown,
  };
}
