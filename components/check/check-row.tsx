import { memo } from 'react';
import { SeverityMark } from '@/components/ui/badge';
import { classes } from '@/components/ui/classes';
import { asRow, roles } from '@/components/ui/lists';
import { VerdictMark } from '@/components/ui/verdict-mark';
import type { ResultFix } from '@/lib/check/answer';
import { fixInShort } from '@/lib/check/result-text';
import type { CheckState } from './checking';
import { type ResultSummary, resultName, SAME, SEVERAL } from './result-summary';
import type { SortKey } from './view';

/** A column of the table. */
export interface Column {
  id: SortKey;
  label: string;
  /** The full label, if `label` is a short form. */
  title?: string;
  /** A second value below it in the same cell, which can be sorted by too. */
  under?: Pick<Column, 'id' | 'label' | 'title'>;
  /** Its width as a grid track. */
  width: string;
}

/** Returns the columns: one per figure for a single game; one for all figures for several, since they differ. */
export function columnsOf({ figures, games }: Pick<CheckState, 'figures' | 'games'>): Column[] {
  const several = games.size > 1;
  return [
    { id: 'given', label: 'No.', title: 'In the order added', width: '2.25rem' },
    { id: 'player', label: 'Player', width: 'minmax(5rem,3fr)' },
    {
      id: 'name',
      label: 'Roster',
      under: { id: 'file', label: 'File', title: 'File or link it came from' },
      width: 'minmax(8rem,5fr)',
    },
    ...(several
      ? ([
          { id: 'game', label: 'Game', title: 'Game', width: 'minmax(5rem,3fr)' },
          { id: 'figures', label: 'Figures', title: 'Figures, by the first', width: 'minmax(8rem,4fr)' },
        ] as const)
      : [...figures].map(
          ([label, title]): Column => ({
            id: `figure ${label}`,
            label,
            title,
            width: '4rem',
          }),
        )),
    { id: 'verdict', label: 'Verdict', width: '8.5rem' },
    { id: 'problems', label: 'Problems', width: 'minmax(8rem,8fr)' },
  ];
}

interface CheckRowProps {
  line: ResultSummary;
  /** The result of the search for its fix; undefined before it. */
  fix: ResultFix | undefined;
  place: number;
  /** Its index in the table as shown. */
  index: number;
  start: number;
  columns: readonly Column[];
  mark: number;
  /** Whether Tab focuses this row. */
  current: boolean;
  measure: (node: Element | null) => void;
  onOpen: (index: number) => void;
}

/** A row of the table; a card if there is no room for columns. */
export const CheckRow = memo(function CheckRow(props: CheckRowProps) {
  const { line, fix, place, index, start, columns, mark, current, measure, onOpen } = props;
  return (
    <div
      {...asRow(index + 2)}
      ref={measure}
      data-index={index}
      style={{ transform: `translateY(${start}px)` }}
      className={classes(
        'absolute inset-x-0 top-0 flex flex-wrap items-baseline gap-x-3 border-line border-b py-2 text-sm hover:bg-accent-wash',
        'lg:grid lg:grid-cols-(--columns) lg:items-start lg:gap-x-3 lg:py-1',
      )}
    >
      {columns.map(({ id, label }) => (
        <div
          key={id}
          {...roles.cell}
          className={classes(
            'min-w-0 max-lg:empty:hidden',
            id === 'name' ? 'max-lg:order-first max-lg:w-full' : 'lg:pt-0.5',
            id === 'verdict' && 'max-lg:-order-1',
            id === 'given' && 'max-lg:sr-only',
            id === 'problems' && (line.first ? 'max-lg:w-full' : 'max-lg:sr-only'),
          )}
        >
          <Cell {...{ id, label, line, fix, place, index, mark, current, onOpen }} />
        </div>
      ))}
    </div>
  );
});

type CellProps = Pick<CheckRowProps, 'line' | 'fix' | 'place' | 'index' | 'mark' | 'current' | 'onOpen'> &
  Pick<Column, 'id' | 'label'>;

function Cell({ id, label, line, fix, place, index, mark, current, onOpen }: CellProps) {
  switch (id) {
    case 'given':
      return <span className="text-muted tabular-nums">{place + 1}</span>;
    case 'player':
      return (
        <>
          {line.player !== '' && (
            <bdi className="block truncate max-lg:whitespace-normal max-lg:break-words">{line.player}</bdi>
          )}
          {(mark & SEVERAL) > 0 && <span className="block text-warning text-xs">Has several lists</span>}
        </>
      );
    case 'name':
      return (
        <>
          <button
            type="button"
            data-row={index}
            tabIndex={current ? 0 : -1}
            onClick={() => onOpen(index)}
            className="block min-h-6 w-full text-left font-semibold after:absolute after:inset-0 after:content-[''] pointer-coarse:min-h-11"
          >
            <bdi className="block truncate max-lg:whitespace-normal max-lg:break-words">
              {resultName(line)}
            </bdi>
          </button>
          {/* An unreadable line already has the file as its name. */}
          {line.kind !== 'unreadable' && (
            <span className="block text-muted text-xs">
              <FileName name={line.source} />
            </span>
          )}
          {(mark & SAME) > 0 && <span className="block text-warning text-xs">Duplicate list</span>}
        </>
      );
    case 'game':
      return line.game === '' ? null : <span className="text-muted">{line.game}</span>;
    case 'verdict':
      return line.kind === 'unreadable' ? (
        <SeverityMark severity="warning">Cannot be read</SeverityMark>
      ) : (
        <VerdictMark report={{ legal: line.kind !== 'illegal', unknown: line.unknown }} />
      );
    case 'problems':
      return (
        <span className="flex gap-2">
          {line.kind !== 'unreadable' && <span className="tabular-nums">{line.count}</span>}
          {line.first && (
            <span className="min-w-0">
              {/* What to do about an unreadable file is at the end of its text. */}
              <bdi
                className={classes(
                  'wrap-anywhere text-muted',
                  line.kind === 'unreadable' ? 'block' : 'line-clamp-4',
                )}
              >
                {line.first.text}
              </bdi>
              {/* The line is reserved before a fix is found, so that rows do not move under a finger. */}
              {line.kind === 'illegal' && (
                <bdi className="block truncate text-xs" title={fix ? fixInShort(fix) : undefined}>
                  {fix ? fixInShort(fix) : <span className="text-muted">Not searched for a fix yet</span>}
                </bdi>
              )}
            </span>
          )}
        </span>
      );
    case 'figures':
      return line.figures.length === 0 ? null : (
        <span className="flex flex-wrap gap-x-3">
          {line.figures.map((figure) => (
            <Value key={figure.label} figure={figure} labelled />
          ))}
        </span>
      );
    default: {
      const figure = line.figures.find((each) => each.label === label);
      return figure ? <Value figure={figure} labelled={false} /> : null;
    }
  }
}

interface ValueProps {
  figure: ResultSummary['figures'][number];
  /** Whether its label is visible in the layout with columns. */
  labelled: boolean;
}

const Value = ({ figure: { label, value }, labelled }: ValueProps) => (
  <span className="whitespace-nowrap tabular-nums">
    <span className={classes('label-caps text-muted', !labelled && 'lg:sr-only')}>{label} </span>
    {value}
  </span>
);

/** How many characters of the end stay visible: a number after a colon, or the extension with some of the name. */
const TAIL = 14;

/**
 * The name of a file or a place in one: wrapped on a narrow screen, else truncated in the middle. The tooltip has the
 * full name.
 */
function FileName({ name }: { name: string }) {
  const letters = [...name];
  const head = letters.slice(0, -TAIL).join('');
  return (
    <span dir="ltr" title={name} className="wrap-anywhere lg:flex lg:min-w-0 lg:whitespace-pre">
      {head !== '' && <bdi className="lg:overflow-hidden lg:text-ellipsis">{head}</bdi>}
      <bdi className="lg:max-w-full lg:shrink-0 lg:overflow-hidden lg:text-ellipsis">
        {letters.slice(-TAIL).join('')}
      </bdi>
    </span>
  );
}
