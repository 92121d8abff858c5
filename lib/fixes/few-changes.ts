import type { FoundErrors } from '@/lib/roster/check';
import type { Edit } from '@/lib/roster/edits/edit';
import { canonicalText } from '@/lib/roster/fingerprint/input';
import { type ErrorChecker, excessOf } from './error-checker';
import { costOf, type FixSource, type Source } from './fix';

/** A force reached by edits that still has errors. */
interface Node extends FoundErrors {
  force: unknown;
  edits: readonly Edit[];
  /** The cost of its edits, and what its errors are expected to cost. */
  rank: number;
}

interface Options {
  /** Whether a fix with these edits, and perhaps more, is still wanted. */
  isWanted: (edits: readonly Edit[]) => boolean;
  source: FixSource;
  /** Maximum number of forces checked. */
  maxChecks?: number | undefined;
}

/** What each error left adds to the rank of a force: about the cost of an edit. */
const ERROR_COST = 6;
/** What all excesses together count, in errors: shows progress where an error stays. */
const EXCESS_WEIGHT = 4;
const MAX_CHECKS = 450;
const MAX_EDITS = 12;

/**
 * Searches for a few edits: from the force of the lowest rank it tries all edits that may repair one of its errors, the
 * one with the fewest such edits. Every fix contains one of them, in any order. Equivalent forces are examined once.
 * @param start the force to search from, and the edits that led to it
 */
export function* fewChanges(
  start: { force: unknown; edits: readonly Edit[] },
  checker: ErrorChecker,
  { isWanted, source, maxChecks = MAX_CHECKS }: Options,
): Source {
  const { system, catalogue } = checker;
  const last = checker.checks + Math.min(maxChecks, MAX_CHECKS);
  const checked = checker.check(start.force);
  const excessAtStart = Math.max(1, excessOf(catalogue, checked));
  const open: Node[] = [{ ...start, ...checked, rank: 0 }];
  const reached = new Set<string>();
  for (let node = takeFirst(open); node !== undefined; node = takeFirst(open))
    for (const edit of yield* repairing(node, checker)) {
      if (checker.checks >= last) return;
      yield;
      const edits = [...node.edits, edit];
      if (!isWanted(edits)) continue;
      const force = edit.apply(node.force);
      const fingerprintInput = canonicalText(system.fingerprintInput(force));
      if (force === node.force || reached.has(fingerprintInput)) continue;
      reached.add(fingerprintInput);
      const found = checker.check(force);
      const left = found.errors.length + (EXCESS_WEIGHT * excessOf(catalogue, found)) / excessAtStart;
      if (found.errors.length === 0) yield { force, edits, source };
      else if (edits.length < MAX_EDITS + start.edits.length)
        open.push({ force, edits, ...found, rank: Math.round(costOf(edits) + ERROR_COST * left) });
    }
}

/** Removes and returns the node of the lowest rank, the latest of several. */
function takeFirst(open: Node[]): Node | undefined {
  const first = open.reduce((at, { rank }, index) => (rank <= (open[at]?.rank ?? rank) ? index : at), 0);
  return open.splice(first, 1)[0];
}

/**
 * Returns the edits that may repair the error with the fewest such edits, except other values of what was set; those that
 * lower the most unusual values last, since of equals the latest is tried first. Looks at one error a step.
 */
function* repairing(
  { errors, evaluation, edits: done }: Node,
  checker: ErrorChecker,
): Generator<undefined, Edit[]> {
  const set = new Set(done.map(({ sets }) => sets));
  const all = checker.catalogue.edits(evaluation).filter(({ sets }) => sets === undefined || !set.has(sets));
  let fewest = all;
  for (const error of errors) {
    yield;
    const edits = all.filter((edit) => checker.mayRepair(edit, error));
    if (edits.length < fewest.length) fewest = edits;
  }
  return fewest.toSorted((a, b) => (a.likely ?? 0) - (b.likely ?? 0));
}
