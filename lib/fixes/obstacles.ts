import { checkRoster } from '@/lib/roster/check';
import type { AnyEditCatalogue } from '@/lib/roster/edit-catalogue';
import type { Pack } from '@/lib/roster/pack';
import type { Problem } from '@/lib/roster/report';
import type { Roster } from '@/lib/roster/roster';
import type { AnyGameSystem } from '@/lib/roster/system';

/**
 * Returns the errors for which a roster without a fix has none: those that stay when all its elements are removed, or
 * those of the empty force if it has others.
 */
export function obstaclesOf(
  roster: Roster,
  system: AnyGameSystem,
  { elements, without }: AnyEditCatalogue,
  pack: Pack | null,
): Problem[] {
  const errorsIn = (force: unknown) =>
    checkRoster({ ...roster, force }, system, pack).report.problems.filter(
      ({ severity }) => severity === 'error',
    );
  const rules = new Set(errorsIn(roster.force).map(({ rule }) => rule));
  const left = errorsIn(
    without(
      roster.force,
      elements(roster.force).map(({ value }) => value.id),
    ),
  );
  const same = left.filter(({ rule }) => rules.has(rule));
  return same.length > 0 ? same : left;
}
