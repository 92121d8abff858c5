import { type ComponentProps, useDeferredValue, useId, useMemo } from 'react';
import { Button } from '@/components/ui/button';
import { checkRoster, keyOf } from '@/lib/roster/check';
import type { Pack } from '@/lib/roster/pack/pack';
import type { Problem, Report } from '@/lib/roster/report';
import type { Roster } from '@/lib/roster/roster';
import { sentenceWithPage } from '@/lib/roster/sentence';
import type { AnyGameSystem } from '@/lib/roster/system';
import { counted } from '@/lib/roster/text/words';
import { useBuilder, useBuilderState, useEditForce } from '../context';

type EditButtonProps<Force> = Omit<ComponentProps<typeof Button>, 'onClick'> & {
  /** The edit, as a pure function of the force; must be stable while the edit is the same. */
  change: (force: Force) => Force;
  /** What it did, for the history, where that is more than its changes. */
  done?: string;
};

/** Most errors whose full text is shown. */
const MAX_SHOWN = 2;

/** A button for an edit that changes much, with the errors that it would add: in grey, since nothing is wrong yet. */
export function EditButton<Force>({ change, done, ...button }: EditButtonProps<Force>) {
  const id = useId();
  const { system } = useBuilder();
  const edit = useEditForce<Force>();
  const errors = useErrorsAdded(change as (force: unknown) => unknown);
  const described = errors.length > 0 && button['aria-disabled'] !== true;
  return (
    <span className="inline-grid max-w-full content-start justify-items-start gap-1">
      <Button {...button} aria-describedby={described ? id : undefined} onClick={() => edit(change, done)} />
      {described && (
        <span
          id={id}
          className="grid max-w-72 gap-1 border-edge border-l-2 pl-2 text-left font-normal text-muted text-xs normal-case"
        >
          <span>Causes {errors.length === 1 ? 'an error' : counted(errors.length, 'error')}:</span>{' '}
          {errors.slice(0, MAX_SHOWN).map((problem, index) => (
            <span
              key={`${problem.rule} ${problem.path.join('/')} ${problem.elements}`}
              className="line-clamp-4"
            >
              {index > 0 && ' '}
              {sentenceWithPage(problem, system)}
            </span>
          ))}
          {errors.length > MAX_SHOWN && <span className="block"> and {errors.length - MAX_SHOWN} more.</span>}
        </span>
      )}
    </span>
  );
}

/** The errors that an edit would add; deferred, so that a keystroke does not wait for them. */
function useErrorsAdded(change: (force: unknown) => unknown) {
  const { system } = useBuilder();
  const roster = useBuilderState((state) => state.roster);
  const report = useBuilderState((state) => state.report);
  const pack = useBuilderState((state) => state.pack);
  const now = useMemo(() => ({ roster, report, pack }), [roster, report, pack]);
  const deferred = useDeferredValue(now);
  return useMemo(() => errorsAdded(deferred, change, system), [deferred, change, system]);
}

interface Before {
  roster: Roster;
  report: Report;
  pack: Pack | null;
}

/** Returns the errors that an edit of the force would add, including errors whose numbers it changes. */
export function errorsAdded(
  { roster, report, pack }: Before,
  change: (force: unknown) => unknown,
  system: AnyGameSystem,
): Problem[] {
  const force = change(roster.force);
  if (force === roster.force) return [];
  const now = new Set(report.problems.map(keyOf));
  return checkRoster({ ...roster, force }, system, pack).report.problems.filter(
    (problem) => problem.severity === 'error' && !now.has(keyOf(problem)),
  );
}
