import { defaultRangeExtractor, useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import { ArrowDown, ArrowUp } from 'lucide-react';
import {
  type CSSProperties,
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { classes } from '@/components/ui/classes';
import { asHead, asRow, asRows, asTable, roles } from '@/components/ui/lists';
import type { ResultFix } from '@/lib/check/answer';
import { CheckRow, type Column, columnsOf } from './check-row';
import type { CheckState } from './checking';
import type { ResultSummary } from './result-summary';
import type { SortKey, View } from './view';

interface CheckTableProps {
  now: CheckState;
  fixOf: (line: ResultSummary) => ResultFix | undefined;
  show: (part: Partial<View>) => void;
  /** The row opened last, from which the keyboard continues. */
  lastOpened: number;
  /** Opens the row at an index of the table as shown. */
  onOpen: (index: number) => void;
}

/** The checked rosters, one row each; only visible rows are rendered. */
export function CheckTable({ now, fixOf, show, lastOpened, onOpen }: CheckTableProps) {
  const { lines, order, summary, view } = now;
  const count = order ? order.length : lines.length;
  const body = useRef<HTMLDivElement>(null);
  // The maps are mutated in place: additions show in their sizes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  const columns = useMemo(() => columnsOf(now), [now.figures, now.games, now.figures.size, now.games.size]);
  const { rows, current, height, measure, onKeyDown, setCurrent } = useRows(count, order, body);
  useEffect(() => setCurrent(lastOpened), [lastOpened, setCurrent]);
  const open = useCallback(
    (index: number) => {
      setCurrent(index);
      onOpen(index);
    },
    [onOpen, setCurrent],
  );
  return (
    <div
      {...asTable('Rosters', count + 1, columns.length)}
      style={{ '--columns': columns.map(({ width }) => width).join(' ') } as CSSProperties}
    >
      <div {...roles.rowgroup} className="max-lg:sr-only">
        <div
          {...asRow(1)}
          className="grid grid-cols-(--columns) items-end gap-x-3 border-ink border-y-2 border-b"
        >
          {columns.map((column) => (
            <HeadCell key={column.id} column={column} view={view} show={show} />
          ))}
        </div>
      </div>
      <div
        {...asRows(onKeyDown)}
        ref={body}
        style={{ height }}
        className="relative border-line max-lg:border-t"
      >
        {rows.map(({ index, start }) => {
          const place = order ? (order[index] as number) : index;
          const line = lines[place];
          return line ? (
            <CheckRow
              key={place}
              line={line}
              fix={fixOf(line)}
              place={place}
              index={index}
              start={start}
              columns={columns}
              mark={summary?.marks[place] ?? 0}
              current={index === current}
              measure={measure}
              onOpen={open}
            />
          ) : null;
        })}
      </div>
    </div>
  );
}

interface HeadProps {
  column: Column;
  view: View;
  show: (part: Partial<View>) => void;
}

const isSorted = (id: SortKey, { sort, down }: View): boolean => sort === id && (id !== 'given' || down);

function HeadCell({ column, view, show }: HeadProps) {
  const { under } = column;
  const sorted = isSorted(column.id, view) || (under !== undefined && isSorted(under.id, view));
  return (
    <div
      {...asHead(sorted ? (view.down ? 'descending' : 'ascending') : 'none')}
      className="flex min-w-0 gap-x-3"
    >
      <HeadButton column={column} view={view} show={show} />
      {under && <HeadButton column={under} view={view} show={show} />}
    </div>
  );
}

interface HeadButtonProps extends Omit<HeadProps, 'column'> {
  column: Pick<Column, 'id' | 'label' | 'title'>;
}

function HeadButton({ column: { id, label, title }, view, show }: HeadButtonProps) {
  const sorted = isSorted(id, view);
  const Arrow = view.down ? ArrowDown : ArrowUp;
  return (
    <button
      type="button"
      title={title}
      aria-current={sorted || undefined}
      onClick={() => show({ sort: id, down: view.sort === id && !view.down })}
      className={classes(
        'condensed flex min-h-control-sm min-w-6 items-center gap-1 text-left font-semibold text-xs last:min-w-0 last:flex-1 hover:text-accent',
        !sorted && 'text-muted',
      )}
    >
      <span className="truncate">{label}</span>
      {sorted && <Arrow aria-hidden size={14} className="shrink-0" />}
    </button>
  );
}

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
function useRows(count: number, order: Uint32Array | null, body: RefObject<HTMLElement | null>): Rows {
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
