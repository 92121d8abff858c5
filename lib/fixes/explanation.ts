import { checkRoster } from '@/lib/roster/check';
import type { AnyEditCatalogue } from '@/lib/roster/edits/edit-catalogue';
import type { Pack } from '@/lib/roster/pack/pack';
import type { Problem } from '@/lib/roster/report';
import type { Roster } from '@/lib/roster/roster';
import type { AnyGameSystem } from '@/lib/roster/system';
import { minimalSubset } from './error-checker';

/** Maximum number of rule checks for an explanation: a few seconds for the largest forces. */
const MAX_CHECKS = 4000;

/**
 * Finds a minimal set of elements that break a rule by themselves: a force of them alone has the problem, and without
 * any one of them it does not. There may be other such sets, and smaller ones. Returns null if the roster does not have
 * the problem, if the pack is another game's, or if the search takes too long.
 * @param problem one of the roster's problems, of any severity
 */
export function explanationOf(
  { force }: Roster,
  problem: Pick<Problem, 'rule' | 'elements'>,
  system: AnyGameSystem,
  catalogue: AnyEditCatalogue,
  pack: Pack | null = null,
): string[] | null {
  const rule = system.rules.find(({ id }) => id === problem.rule);
  if (rule === undefined || (pack !== null && pack.system !== system.id)) return null;
  const culprits = new Set(problem.elements);
  const all = catalogue.elements(force).map(({ value }) => value.id);
  const isBroken = (kept: readonly string[]) => {
    const ids = new Set(kept);
    const part = catalogue.without(
      force,
      all.filter((id) => !ids.has(id)),
    );
    return rule
      .check(system.evaluate(part, pack))
      .some(({ elements }) => culprits.size === 0 || elements.some((id) => culprits.has(id)));
  };
  if (!isBroken(all)) return null;
  const tests = minimalSubset(all, isBroken);
  for (let checks = 0; checks < MAX_CHECKS; checks++) {
    const { done, value } = tests.next();
    if (done) return value;
  }
  return null;
}

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
