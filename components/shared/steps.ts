import { dequal } from 'dequal/lite';

/** Edits typed in one place within this time, in milliseconds, are one step: a word, not its letters. */
const MERGE_TIME = 1000;

/** The undo history of something being edited: its steps and the current one. */
export interface Steps<Step> {
  steps: readonly Step[];
  /** Index of the current step. */
  at: number;
  /** Place and time of the last edit; null if the next edit must start a new step. */
  last: { place: string; when: number } | null;
}

/** The time of an edit: when it was typed, not when a busy device came to it. In milliseconds, by a monotonic clock. */
export const editTime = (): number => globalThis.event?.timeStamp ?? performance.now();

/** Returns the current step. */
export function currentOf<Step>({ steps, at }: Steps<Step>): Step {
  const step = steps[at];
  if (step === undefined) throw new Error('A history stands at one of its steps');
  return step;
}

/**
 * Returns the history after an edit, without steps to redo; the same history if the values are equal.
 * @param before the value at the current step
 * @param when time of a monotonic clock, in milliseconds
 * @param next makes its step from the current one; `merges` if it replaces that one
 * @param most how many earlier steps to keep
 */
export function withStep<Step, Own extends Steps<Step>>(
  history: Own,
  before: unknown,
  after: unknown,
  when: number,
  next: (now: Step, merges: boolean) => Step,
  most: number,
): Own {
  if (dequal(before, after)) return history;
  const { steps, at, last } = history;
  const { place, typed } = editedPlace(before, after);
  const merges = typed && last?.place === place && when - last.when < MERGE_TIME && at === steps.length - 1;
  const step = next(currentOf(history), merges);
  const earlier = steps.slice(Math.max(0, at + 1 - most), merges ? at : at + 1);
  return { ...history, steps: [...earlier, step], at: earlier.length, last: { place, when } };
}

/**
 * Returns the path to the only part that is another object or value after an edit, such as `force.elements.3.name`,
 * and whether a text or a number was typed there.
 */
function editedPlace(before: unknown, after: unknown) {
  const path: string[] = [];
  let [a, b] = [before, after];
  while (isObject(a) && isObject(b) && a.length === b.length) {
    const [was, is] = [a, b];
    const [key, ...others] = Object.keys({ ...was, ...is }).filter((each) => was[each] !== is[each]);
    if (key === undefined || others.length > 0) break;
    path.push(key);
    [a, b] = [was[key], is[key]];
  }
  return { place: path.join('.'), typed: isTyped(a) && isTyped(b) };
}

const isTyped = (value: unknown) => typeof value === 'string' || typeof value === 'number';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Returns the history one step back (-1) or forward (1); null if there is none. */
export function moveStep<Own extends Steps<unknown>>(history: Own, by: 1 | -1): Own | null {
  const at = history.at + by;
  return at in history.steps ? { ...history, at, last: null } : null;
}
