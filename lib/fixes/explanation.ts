import type { Pack } from '@/lib/roster/pack';
import type { Problem } from '@/lib/roster/report';
import type { Roster } from '@/lib/roster/roster';
import type { AnyGameSystem } from '@/lib/roster/system';
import type { AnyVocabulary } from '@/lib/roster/vocabulary';

/** Maximum number of rule checks for an explanation: a few seconds for the largest forces. */
const MOST_CHECKS = 4000;

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
  vocabulary: AnyVocabulary,
  pack: Pack | null = null,
): string[] | null {
  const rule = system.rules.find(({ id }) => id === problem.rule);
  if (rule === undefined || (pack !== null && pack.system !== system.id)) return null;
  const culprits = new Set(problem.elements);
  let checks = 0;
  const isBroken = (candidate: unknown) => {
    checks++;
    return rule
      .check(system.reckon(candidate, pack))
      .some(({ elements }) => culprits.size === 0 || elements.some((id) => culprits.has(id)));
  };
  if (!isBroken(force)) return null;
  let kept: unknown = force;
  // Large parts first; then one by one until none can go: an element needed at first may not be needed later.
  let size = Math.max(1, Math.floor(vocabulary.elements(force).length / 2));
  for (;;) {
    const ids = vocabulary.elements(kept);
    let smaller = false;
    for (let at = 0; at < ids.length; at += size) {
      if (checks >= MOST_CHECKS) return null;
      const candidate = ids
        .slice(at, at + size)
        .reduce((now: unknown, id) => vocabulary.without(now, id), kept);
      if (!isBroken(candidate)) continue;
      kept = candidate;
      smaller = true;
    }
    if (size > 1) size = Math.floor(size / 2);
    else if (!smaller) return vocabulary.elements(kept);
  }
}
