import type { EditedPlace } from './edited-place';

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

/** Returns the current step. */
export function currentOf<Step>({ steps, at }: Steps<Step>): Step {
  const step = steps[at];
  if (step === undefined) throw new Error('A history stands at one of its steps');
  return step;
}

/**
 * Returns the history after an edit, without steps to redo; the same history if the edit changed nothing.
 * @param place where it was made; null if nothing changed
 * @param when time of a monotonic clock, in milliseconds
 * @param next makes its step from the current one; `merges` if it replaces that one
 * @param most how many earlier steps to keep
 */
export function withStep<Step, Own extends Steps<Step>>(
  history: Own,
  place: EditedPlace | null,
  when: number,
  next: (now: Step, merges: boolean) => Step,
  most: number,
): Own {
  if (place === null) return history;
  const { steps, at, last } = history;
  const { path, typed } = place;
  const merges = typed && last?.place === path && when - last.when < MERGE_TIME && at === steps.length - 1;
  const step = next(currentOf(history), merges);
  const before = steps.slice(Math.max(0, at + 1 - most), merges ? at : at + 1);
  return { ...history, steps: [...before, step], at: before.length, last: { place: path, when } };
}

/** Returns the history one step back (-1) or forward (1); null if there is none. */
export function moveStep<Own extends Steps<unknown>>(history: Own, by: 1 | -1): Own | null {
  const at = history.at + by;
  return at in history.steps ? { ...history, at, last: null } : null;
}
