import { checkRoster, keyOf } from './check';
import type { Pack } from './pack';
import type { Problem, Report } from './report';
import type { Roster } from './roster';
import type { AnyGameSystem } from './system';

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
