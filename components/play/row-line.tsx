import { dequal } from 'dequal/lite';
import { Fragment, memo } from 'react';
import { classes } from '@/components/ui/classes';
import { UnitSymbol } from '@/components/ui/unit-symbol';
import type { RowStat } from '@/lib/play/derived';
import type { Row } from '@/lib/play/model';
import type { RowValues } from '@/lib/play/values';
import { usePlay } from './context';
import { RowMarks } from './row-marks';
import { Room } from './steady';

interface RowLineProps {
  side: string;
  row: Row;
  values: RowValues;
}

/** A row: its name, its stats as they are and its states; what is marked most often beside it. */
export const RowLine = memo(function RowLine({ side, row, values }: RowLineProps) {
  const { opened, open } = usePlay();
  const isOpen = opened?.length === 2 && opened[0] === side && opened[1] === row.id;
  const { stats, states, is } = values;
  return (
    <li
      className={classes(
        'drawn-in-view flex min-h-21 items-stretch [--drawn-height:5.25rem]',
        row.under !== undefined && 'pl-6',
        isOpen && 'bg-accent-wash',
      )}
    >
      <button
        type="button"
        aria-expanded={isOpen}
        data-place={`${side}/${row.id}`}
        onClick={() => open(isOpen ? null : [side, row.id])}
        className="flex min-w-0 flex-1 items-center gap-2 px-4 py-0.5 text-left hover:bg-accent-wash focus-visible:-outline-offset-2 sm:px-2"
      >
        <UnitSymbol symbol={row.symbol} className="w-7" />
        <span className={classes('min-w-0 flex-1', is.destroyed && 'text-muted')}>
          <bdi
            className={classes(
              'block break-words font-semibold leading-tight',
              is.destroyed && 'line-through',
            )}
          >
            {row.label}
          </bdi>
          <span className="condensed block break-words leading-snug">
            {stats.map((stat) => (
              <Fragment key={stat.label}>
                <LineStat stat={stat} />{' '}
              </Fragment>
            ))}
          </span>
          {/* Room for two lines, and no more than two: a state more makes no row higher. All of them are in its sheet. */}
          <span className="line-clamp-2 min-h-[2lh] break-words text-sm leading-tight">
            {states.join(' · ')}
          </span>
        </span>
      </button>
      <RowMarks side={side} row={row} values={values} />
    </li>
  );
}, dequal);

/** A stat; where it differs from its start, bold with the start beside it. */
function LineStat({ stat }: { stat: RowStat }) {
  const { label, now, start = now, after } = stat;
  const mayChange = stat.start !== undefined && stat.start !== null;
  const isChanged = now !== start;
  return (
    <span className="mr-1 inline-block">
      <span className="inline-grid">
        {mayChange && (
          // In the room that it takes once it has changed.
          <Room text={`${label} ${start}/${start}${after ?? ''}`} className="whitespace-nowrap font-bold" />
        )}
        <span className="col-start-1 row-start-1">
          <span className="text-muted">{label}</span>{' '}
          <span className={isChanged ? 'font-bold' : ''}>{now ?? '?'}</span>
          {isChanged && (
            <>
              <span aria-hidden className="text-muted text-sm leading-none">
                /{start ?? '?'}
              </span>
              <span className="sr-only"> of {start ?? 'unknown'}</span>
            </>
          )}
          {after}
        </span>
      </span>
    </span>
  );
}
