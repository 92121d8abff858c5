import { dequal } from 'dequal/lite';
import { Fragment, memo } from 'react';
import { classes } from '@/components/ui/classes';
import { UnitSymbol } from '@/components/ui/unit-symbol';
import type { RowStat } from '@/lib/play/derived';
import { setIntent } from '@/lib/play/intent';
import type { Value } from '@/lib/play/mark';
import type { Row } from '@/lib/play/model';
import { trackerAt } from '@/lib/play/setup';
import type { RowValues } from '@/lib/play/values';
import { usePlay } from './context';
import { MarkBox } from './marks';
import { Room } from './texts';

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
        className="flex min-w-0 flex-1 items-center gap-2 px-4 py-0.5 text-left hover:bg-accent-wash focus-visible:-outline-offset-2 max-[22rem]:gap-1 max-[22rem]:px-2 sm:px-2"
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
          <span className="condensed block text-balance break-words leading-snug">
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
      {is.destroyed ? (
        // Its room is kept, so that the row stays as it is.
        <span aria-hidden inert className="invisible flex">
          <RowMarks side={side} row={row} values={values} />
        </span>
      ) : (
        <RowMarks side={side} row={row} values={values} />
      )}
    </li>
  );
}, dequal);

/** A stat; where it differs from its start, bold with the start beside it. */
function LineStat({ stat }: { stat: RowStat }) {
  const { label, now, start = now, after } = stat;
  const mayChange = stat.start !== undefined && stat.start !== null;
  const isChanged = now !== start;
  return (
    <span className="mr-1 inline-block max-[22rem]:mr-0">
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

interface RowMarksProps {
  side: string;
  row: Row;
  values: RowValues;
}

/** What a row has to tap in the list: its tokens, of which a tap spends one, its place in the sequence, and whether it has acted. */
export function RowMarks({ side, row, values: { values } }: RowMarksProps) {
  const { session, tap } = usePlay();
  const setTo = (tracker: string, to: Value) =>
    tap(setIntent(session.setup, session.played().own, [side, row.id, tracker], to));
  const { setup } = session;
  const { tokens = '', acted, sequence } = setup.model;
  const box = trackerAt(setup, new Map(), [side, row.id, tokens]);
  const isActed = acted !== undefined && trackerAt(setup, new Map(), [side, row.id, acted.tracker]);
  const turn = sequence && trackerAt(setup, new Map(), [side, row.id, sequence.tracker]);
  const at = Number(values[sequence?.tracker ?? ''] ?? 0);
  const left = Number(values[tokens] ?? 0);
  const most = box?.most ?? 0;
  const hasActed = acted !== undefined && values[acted.tracker] === acted.to;
  // Tried and failed, where that is a choice.
  const otherwise =
    isActed && acted && !hasActed
      ? isActed.options.find(({ id }) => id !== isActed.start && id === values[acted.tracker])
      : undefined;
  return (
    <>
      {box && (
        <button
          type="button"
          aria-label={`${row.label}, ${box.label}, ${left} of ${most}`}
          title={`${box.label}: a tap spends one`}
          onClick={() =>
            tap(
              left > 0 ? { add: [side, row.id, tokens], by: -1 } : { set: [side, row.id, tokens], to: most },
            )
          }
          className="grid min-h-[48px] min-w-[48px] shrink-0 place-items-center rounded-sm px-1 hover:bg-accent-wash focus-visible:-outline-offset-2"
        >
          {left > 4 ? (
            <span aria-hidden className="font-semibold">
              {left}
            </span>
          ) : (
            <span aria-hidden className="flex gap-1">
              {Array.from({ length: Math.max(most, left) }, (_, index) => (
                <span
                  key={index}
                  className={classes('size-3.5 rounded-full border-2 border-ink', index < left && 'bg-ink')}
                />
              ))}
            </span>
          )}
        </button>
      )}
      {sequence && turn && (
        <button
          type="button"
          aria-label={`${row.label}, ${turn.label}, ${at === 0 ? 'none' : at}`}
          title={`${turn.label}: a tap gives the next one, or clears it`}
          onClick={() =>
            tap(
              at === 0
                ? { act: sequence.act, row: [side, row.id] }
                : { set: [side, row.id, sequence.tracker], to: 0 },
            )
          }
          className="grid min-h-[48px] min-w-[48px] shrink-0 place-items-center rounded-sm hover:bg-accent-wash focus-visible:-outline-offset-2"
        >
          <span
            aria-hidden
            className={classes(
              'grid size-7 place-items-center rounded-full border-2',
              at === 0 ? 'border-line' : 'border-ink font-semibold',
            )}
          >
            {at > 0 && at}
          </span>
        </button>
      )}
      {isActed && acted && (
        <button
          type="button"
          aria-pressed={hasActed}
          aria-label={`${row.label}, ${isActed.label}${otherwise ? `: ${otherwise.label}` : ''}`}
          title={isActed.label}
          onClick={() => setTo(acted.tracker, hasActed ? isActed.start : acted.to)}
          className="grid min-h-[48px] min-w-[48px] shrink-0 place-items-center rounded-sm hover:bg-accent-wash focus-visible:-outline-offset-2"
        >
          <MarkBox isMarked={hasActed} isCrossed={otherwise !== undefined} className="size-7" />
        </button>
      )}
    </>
  );
}
