import type { Pack } from '@/lib/roster/pack';
import type { Problem } from '@/lib/roster/report';
import type { Roster } from '@/lib/roster/roster';
import type { AnyGameSystem } from '@/lib/roster/system';
import type { AnyVocabulary } from '@/lib/roster/vocabulary';

/** Most checks of a rule that an explanation may take: some seconds, in the largest forces. */
const MOST_CHECKS = 4000;

/**
 * Elements that break a rule by themselves, of which none can be left out: the force of them alone has the problem, and
 * with any one of them gone it has it no more. There may be others, and smaller ones. Null for a problem that is not
 * there, or of another game's pack, and where finding them takes too long.
 * @param problem one of the roster's, of whatever severity
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
  // Large parts first; then one by one until none can go: what could not be left out before may be by then.
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
