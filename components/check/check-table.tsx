import { ArrowDown, ArrowUp } from 'lucide-react';
import { type CSSProperties, useCallback, useEffect, useMemo, useRef } from 'react';
import { classes } from '@/components/ui/classes';
import { asHead, asRow, asRows, asTable, roles } from '@/components/ui/table-roles';
import type { ResultFix } from '@/lib/check/check-result';
import { CheckRow } from './check-row';
import type { CheckState } from './checking';
import { type Column, columnsOf } from './columns';
import type { ResultSummary } from './result-summary';
import { useRows } from './use-rows';
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
