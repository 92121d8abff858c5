import { errorsOf } from '@/lib/roster/check';
import { TAKE_BACK } from '@/lib/roster/edits/edit';
import type { Difference } from './difference';
import { compareForces } from './differences';
import { type ErrorChecker, minimalSubset } from './error-checker';
import type { Source } from './fix';

/** Up to this many differences, the smallest set is found exactly. */
const MAX_EXACT = 10;
/** Maximum number of earlier states that are checked. */
const MAX_HISTORY = 200;
/** Maximum number of differences compared: more than that is another force. */
const MAX_DIFFERENCES = 100;

/**
 * Finds the smallest set of differences from the last legal state that makes the force legal when taken back: exactly
 * up to 10 differences; beyond that, with the latest ones first, none can be left out.
 * @param history earlier states of the force, the latest first
 * @param read returns a force as it is read from a file, or null if it cannot be saved as one
 */
export function* takeBack(
  force: unknown,
  history: Iterable<unknown>,
  checker: ErrorChecker,
  read: (force: unknown) => unknown,
): Source {
  const before = yield* lastLegal(history, checker);
  if (before === undefined) return;
  const { differences, takenBack } = compareForces(force, before, checker.catalogue);
  if (differences.length === 0 || differences.length > MAX_DIFFERENCES) return;
  const isRight = (chosen: readonly Difference[]) => {
    const candidate = read(takenBack(chosen));
    return candidate !== null && checker.isRight(candidate);
  };
  // Of equal sets, the one of later differences is preferred: the earlier ones are left out first.
  const found =
    differences.length <= MAX_EXACT
      ? yield* smallestSet(differences, isRight)
      : isRight(differences) && (yield* minimalSubset(differences, isRight));
  if (!found) return;
  const cost = TAKE_BACK['take-back'].cost;
  yield {
    force: read(takenBack(found)),
    source: 'take-back',
    edits: found.map(({ elements, text }, index) => ({
      kind: 'take-back',
      elements: [...elements],
      cost,
      key: `${index}`,
      text,
      apply: (each) => each,
    })),
  };
}

/** Returns the latest legal state; undefined without one. */
function* lastLegal(
  history: Iterable<unknown>,
  { system, pack }: ErrorChecker,
): Generator<undefined, unknown> {
  let states = 0;
  for (const state of history) {
    if (states++ >= MAX_HISTORY) return;
    if (errorsOf(state, system, pack).errors.length === 0) return state;
    yield;
  }
}

/** Returns the smallest set that is right; of equal ones, that of the later differences. */
function* smallestSet(
  all: readonly Difference[],
  isRight: (chosen: readonly Difference[]) => boolean,
): Generator<undefined, Difference[] | null> {
  const sets = Array.from({ length: 2 ** all.length - 1 }, (_, index) => index + 1);
  const sizeOf = (bits: number) => all.filter((_, at) => bits & (1 << at)).length;
  sets.sort((a, b) => sizeOf(a) - sizeOf(b) || b - a);
  for (const bits of sets) {
    const chosen = all.filter((_, at) => bits & (1 << at));
    if (isRight(chosen)) return chosen;
    yield;
  }
  return null;
}
