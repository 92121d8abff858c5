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

/** About how high a row is, in pixels: of the table, and as a card. */
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
  /** Those in sight and some around them, and the current one. */
  rows: VirtualItem[];
  /** Where the keyboard is. */
  current: number;
  setCurrent: (index: number) => void;
  height: number;
  measure: (node: Element | null) => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

/**
 * Rows that are drawn only where they are in sight; the page itself scrolls. Arrow keys go from one to the next.
 * @param order the places that are shown, in order; null for all as they came
 */
export function useRows(count: number, order: Uint32Array | null, body: RefObject<HTMLElement | null>): Rows {
  const [at, setCurrent] = useState(0);
  /** How far down the page the first row is; null until that is measured, and rows are drawn. */
  const [measured, setMargin] = useState<number | null>(null);
  const margin = measured ?? 0;
  // Asked once and not for each of thousands of rows.
  const [guess] = useState(() => (window.matchMedia('(min-width: 64rem)').matches ? ROW : CARD));
  const moving = useRef(false);
  const latest = useRef(0);
  const current = Math.max(0, Math.min(at, count - 1));
  // Keys may come faster than rows are drawn.
  if (!moving.current) latest.current = current;

  // What stands above the table grows and shrinks.
  useEffect(() => {
    const look = () => {
      const top = body.current ? body.current.getBoundingClientRect().top + window.scrollY : 0;
      setMargin(Math.round(top));
    };
    look();
    const watch = new ResizeObserver(look);
    watch.observe(document.body);
    return () => watch.disconnect();
  }, [body]);

  // A height is kept for the roster it was measured of, wherever that is sorted to.
  const getItemKey = useCallback((index: number) => order?.[index] ?? index, [order]);

  const virtual = useWindowVirtualizer({
    count: measured === null ? 0 : count,
    getItemKey,
    estimateSize: () => guess,
    overscan: 4,
    scrollMargin: margin,
    useFlushSync: false,
    rangeExtractor: (range) => {
      const seen = defaultRangeExtractor(range);
      // The row with the focus stays, wherever the page is scrolled to.
      if (seen.includes(current) || count === 0) return seen;
      return [...seen, current].sort((a, b) => a - b);
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

  // With each drawing, until the row that the keyboard goes to is there: the one it left may go with it, and the next
  // key must not find the focus nowhere.
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
    height: measured === null ? count * guess : virtual.getTotalSize(),
    measure: virtual.measureElement,
    onKeyDown,
  };
}
