import { checkRoster, errorsOf, type FoundError } from '@/lib/roster/check';
import type { Pack } from '@/lib/roster/pack';
import type { Problem } from '@/lib/roster/report';
import type { Roster } from '@/lib/roster/roster';
import type { AnyGameSystem } from '@/lib/roster/system';
import { runInSlices } from '@/lib/roster/time-slices';
import type { AnyVocabulary } from '@/lib/roster/vocabulary';
import { solveComponents } from './components';
import { describeEdit } from './describe-edit';
import type { Fix, Fixes, Path } from './fix';
import { greedyDescent } from './greedy';
import { Judge, placeOf } from './judge';
import { Search } from './search';

/** Options of a search for fixes. */
export interface FindOptions {
  /** Maximum number of fixes; 5 by default. */
  most?: number;
  /** Time limit in seconds; 2 by default. */
  seconds?: number;
  /** Ends the search early; it returns what it has found. */
  signal?: AbortSignal;
  /** The one error to fix, without causing a new one; the others may stay. All errors if omitted. */
  problem?: Pick<Problem, 'rule' | 'path'>;
  /** Called with the first fix as soon as there is one, proven or not. */
  found?: (fix: Fix) => void;
}

/** Limits of the search that proves: the extra cost of fixes after the cheapest, and the extra checks to find them. */
const EXACT = { dearer: 8, checks: 1500, open: 300_000 };
/** Limits of the search before it, which looks for a better fix than the first one. */
const HASTY = { most: 1, dearer: 0, checks: 500, open: 100_000, haste: 3 };

/**
 * Finds the cheapest sequences of edits that make a roster legal, each verified by the checker. Runs in slices of 20
 * milliseconds, so that a worker can receive an abort; never throws on a parsed roster, and does not change it.
 * @param vocabulary the edits of its game (`system.vocabulary()`)
 */
export async function findFixes(
  roster: Roster,
  system: AnyGameSystem,
  vocabulary: AnyVocabulary | null,
  pack: Pack | null = null,
  { most = 5, seconds = 2, signal, problem, found }: FindOptions = {},
): Promise<Fixes> {
  const start = performance.now();
  const elapsed = () => (performance.now() - start) / 1000;
  const judge = new Judge(system, pack, problem && counterOf(problem, roster, system, pack));
  const legal = checkRoster(roster, system, pack).report.legal;
  const answer = (fixes: Fix[], upTo: number): Fixes => ({
    legal,
    fixes,
    searched: { checks: judge.checks, upTo, seconds: Math.round(elapsed() * 1000) / 1000 },
  });
  judge.checks++;
  // Under another game's pack there is nothing in the force to fix.
  if (legal || vocabulary === null || (pack !== null && pack.system !== system.id)) return answer([], 0);
  const fixOf = fixMaker(roster, system, (force) =>
    problem
      ? judge.look(force).errors.length === 0
      : checkRoster({ ...roster, force }, system, pack).report.legal,
  );
  const over = () => elapsed() >= seconds || signal?.aborted === true;

  const size = JSON.stringify(roster.force).length / 100;
  const known = await runInSlices(greedyDescent(roster.force, size, vocabulary, judge), over);
  if (known) {
    const fix = fixOf(known, false);
    if (fix !== null) found?.(fix);
  }
  const hasty = new Search(roster.force, vocabulary, judge, HASTY, null);
  await runInSlices(hasty.run(), () => over() || hasty.found.length > 0 || judge.checks > HASTY.checks);
  const [better] = hasty.found;
  const betterFix = better && !known ? fixOf(better, false) : null;
  if (betterFix !== null) found?.(betterFix);
  const separate = await runInSlices(solveComponents(roster.force, vocabulary, judge), over);
  const best = [separate?.path, better, known].reduce<Path | null>(
    (least, path) => (path && path.cost < (least?.cost ?? Number.POSITIVE_INFINITY) ? path : least),
    null,
  );
  const search = new Search(roster.force, vocabulary, judge, { ...EXACT, most }, best, separate?.floor);
  await runInSlices(search.run(), over);
  const paths = search.found.length > 0 ? search.found : search.cheapest ? [search.cheapest] : [];
  const least = paths[0]?.cost;
  const proven = search.found.length > 0;
  const fixes = paths.slice(0, most).flatMap((path) => fixOf(path, proven && path.cost === least) ?? []);
  return answer(fixes, search.upTo);
}

/** Returns whether an error counts: the given one and new ones do, the roster's other errors do not. */
function counterOf(
  { rule, path }: Pick<Problem, 'rule' | 'path'>,
  { force }: Roster,
  system: AnyGameSystem,
  pack: Pack | null,
): (error: FoundError) => boolean {
  const others = new Set(errorsOf(force, system, pack).errors.map(placeOf));
  others.delete(`${rule} ${path.join('/')}`);
  return (error) => !others.has(placeOf(error));
}

/** Returns a function that makes a fix of a path, or null if its force is not right. */
function fixMaker(roster: Roster, system: AnyGameSystem, isRight: (force: unknown) => boolean) {
  const labels = system.labels(roster.force);
  return ({ force, steps, cost }: Path, proven: boolean): Fix | null => {
    const fixed = { ...roster, force };
    if (!isRight(force)) return null;
    const after = system.labels(force);
    return {
      cost,
      proven,
      edits: steps.map((step) => describeEdit(step, labels, after)),
      roster: fixed,
    };
  };
}
