import { checkRoster, errorsOf, type FoundError, type FoundErrors } from '@/lib/roster/check';
import type { Edit } from '@/lib/roster/edits/edit';
import type { AnyEditCatalogue } from '@/lib/roster/edits/edit-catalogue';
import type { Pack } from '@/lib/roster/pack/pack';
import { parseRoster } from '@/lib/roster/parse';
import type { Problem } from '@/lib/roster/report';
import type { Roster } from '@/lib/roster/roster';
import type { AnyGameSystem } from '@/lib/roster/system';
import { runInSlices } from '@/lib/roster/time-slices';
import { describeFix } from './describe-fix';
import { ErrorChecker, errorKey, excessOf, minimalSubset } from './error-checker';
import { fewChanges } from './few-changes';
import { type Candidate, type Fix, type Fixes, SEARCH_SECONDS, type Source } from './fix';
import { removing } from './removing';
import { Selection } from './selection';
import { takeBack } from './take-back';

/** Options of a search for fixes. */
export interface FindOptions {
  /** Maximum number of fixes; 5 by default. */
  most?: number;
  /** Time limit in seconds; `SEARCH_SECONDS` by default. */
  seconds?: number;
  /**
   * Time limit in seconds while nothing is found. By default removing, which ends by itself, has none, and a few
   * changes have three times `seconds`.
   */
  longest?: number;
  /** Ends the search early; it returns what it has found. */
  signal?: AbortSignal;
  /** The one error to fix, without causing a new one; the others may stay. All errors if omitted. */
  problem?: Pick<Problem, 'rule' | 'path'>;
  /** Earlier states of the force, the latest first: the first legal one is what changes are taken back to. */
  history?: Iterable<unknown>;
  /** Called with the best fixes whenever there are better or other ones. */
  found?: (fixes: Fix[]) => void;
}

/**
 * Finds ways to make a roster legal, each verified by the checker: what changed since it was last legal taken back, one
 * change, removing elements, a few changes, and last what the players agree on. Runs in slices of 20 milliseconds, so that a worker can receive an
 * abort; never throws on a parsed roster, and does not change it.
 * @param catalogue the edits of its game (`system.editCatalogue()`)
 */
export async function findFixes(
  roster: Roster,
  system: AnyGameSystem,
  catalogue: AnyEditCatalogue | null,
  pack: Pack | null = null,
  { most = 5, seconds = SEARCH_SECONDS, longest, signal, problem, history = [], found }: FindOptions = {},
): Promise<Fixes> {
  const start = performance.now();
  const elapsed = () => (performance.now() - start) / 1000;
  const legal = checkRoster(roster, system, pack).report.legal;
  const answer = (fixes: Fix[], checks: number, upTo: number, ended = true): Fixes => ({
    legal,
    fixes,
    searched: { checks, upTo, seconds: Math.round(elapsed() * 1000) / 1000, ended },
  });
  // Under another game's pack there is nothing in the force to fix.
  if (legal || catalogue === null || (pack !== null && pack.system !== system.id)) return answer([], 1, 0);
  const { force } = roster;
  const checker = problem
    ? checkerOf(problem, errorsOf(force, system, pack), system, catalogue, pack)
    : new ErrorChecker(system, catalogue, pack);
  const checked = checker.check(force);
  const selection = new Selection(system, catalogue.worth(checked.evaluation), checked.errors.length);
  let upTo = 0;
  let hasSome = false;
  const fixes = (): Fix[] =>
    selection
      .fixes(most)
      .map((fix) => describeFix(fix, roster, system, fix.proven === true || fix.cost <= upTo + 1));
  const isOver = (after: number) => elapsed() >= after;
  const run = async (source: Source, over = () => isOver(seconds)): Promise<boolean> => {
    let some = false;
    const taking = (function* () {
      for (const candidate of source) {
        if (candidate) {
          selection.add(yield* withoutNeedless(candidate, force, checker));
          some = true;
          hasSome = true;
        }
        yield;
      }
      return true;
    })();
    const all = await runInSlices(taking, () => over() || signal?.aborted === true);
    if (some) found?.(fixes());
    return all === true;
  };
  const read = (each: unknown) => {
    const parsed = parseRoster({ ...roster, force: each }, system);
    return parsed.ok ? parsed.value.force : null;
  };
  const half = () => isOver(seconds / 2);
  let backSteps = 0;
  const isBackTried = await run(
    takeBack(force, history, checker, read),
    () => ++backSteps > BACK_STEPS && half(),
  );
  const single = oneChange(force, checked, checker);
  const isHalfEnough = await run(single, half);
  // Removing ends after a bounded number of checks; by default the time limit counts only once there is a fix.
  const isRemovingTried = await run(removing(force, checked, checker), () => {
    const limit = hasSome ? seconds : longest;
    return limit !== undefined && isOver(limit);
  });
  const isEachTried = isHalfEnough || (await run(single));
  if (isEachTried) upTo = SINGLE_EDITS;
  const changes = fewChanges({ force, edits: [] }, checker, {
    isWanted: selection.isWanted,
    source: 'changes',
  });
  // On a slow machine the time may not be enough for the first one.
  const areFewTried =
    (await run(changes)) || (!hasSome && (await run(changes, () => isOver(longest ?? LONGEST * seconds))));
  // Last, so that nothing is found or left out because of them; they are few, and need no time limit.
  await run(agreements(force, checked, checker), () => false);
  return answer(fixes(), checker.checks, upTo, isBackTried && isRemovingTried && isEachTried && areFewTried);
}

/** The steps of taking back that have no time limit: enough for a slip or two, also on a busy machine. */
const BACK_STEPS = 20;

/** How much longer a search goes on by default while nothing is found. */
const LONGEST = 3;

/** Two edits cost 3 or more together: all single edits are all that cost up to this. */
const SINGLE_EDITS = 2;

/** Leaves out edits that later ones of a few changes made needless, those that cost most first. */
function* withoutNeedless(
  candidate: Candidate,
  force: unknown,
  checker: ErrorChecker,
): Generator<undefined, Candidate> {
  if (candidate.source !== 'changes' || candidate.edits.length < 2) return candidate;
  const applied = (edits: readonly Edit[]) => edits.reduce<unknown>((each, edit) => edit.apply(each), force);
  const byCost = candidate.edits.toSorted((a, b) => b.cost - a.cost);
  const inOrder = (some: readonly Edit[]) => candidate.edits.filter((edit) => some.includes(edit));
  const needed = yield* minimalSubset(
    byCost,
    (rest) => rest.length > 0 && checker.isRight(applied(inOrder(rest))),
  );
  const edits = inOrder(needed);
  return { ...candidate, edits, force: applied(edits) };
}

/** Returns a checker for which one error of a force and new ones count, and the other errors if they grow. */
function checkerOf(
  { rule, path }: Pick<Problem, 'rule' | 'path'>,
  found: FoundErrors,
  system: AnyGameSystem,
  catalogue: AnyEditCatalogue,
  pack: Pack | null,
): ErrorChecker {
  const others = new Set(found.errors.map(errorKey));
  others.delete(`${rule} ${path.join('/')}`);
  const counts = (error: FoundError) => !others.has(errorKey(error));
  return new ErrorChecker(system, catalogue, pack, counts, excessOf(catalogue, found));
}

/** Tries every single edit of the catalogue that may repair every error, at every value. */
function* oneChange(
  force: unknown,
  { evaluation, errors }: FoundErrors,
  checker: ErrorChecker,
): Generator<Candidate | undefined, void> {
  for (const edit of checker.catalogue.edits(evaluation)) {
    const mayRepair = errors.every((error) => checker.mayRepair(edit, error));
    const next = mayRepair ? edit.apply(force) : force;
    yield next !== force && checker.isRight(next)
      ? { force: next, edits: [edit], source: 'change' }
      : undefined;
  }
}

/** Tries every change of what the players agree on, alone. */
function* agreements(
  force: unknown,
  { evaluation }: FoundErrors,
  checker: ErrorChecker,
): Generator<Candidate | undefined, void> {
  for (const edit of checker.catalogue.agreements?.(evaluation) ?? []) {
    const next = edit.apply(force);
    yield checker.isRight(next) ? { force: next, edits: [edit], source: 'change' } : undefined;
  }
}
