import type { EditedPlace } from './edited-place';

/** What is typed at one place within this time, in milliseconds, is one step: a word, not its letters. */
const ONE_STEP = 1000;

/** The steps that something being edited has gone through, and where it stands among them. */
export interface Steps<Step> {
  steps: readonly Step[];
  /** Index of the current step. */
  at: number;
  /** Place and time of the last edit; null where the next begins a step of its own. */
  last: { place: string; when: number } | null;
}

/** The step that it stands at. */
export function currentOf<Step>({ steps, at }: Steps<Step>): Step {
  const step = steps[at];
  if (step === undefined) throw new Error('A history stands at one of its steps');
  return step;
}

/**
 * The history after an edit; the same one where the edit changed nothing. What could be redone is gone.
 * @param place where it was made; null where nothing changed
 * @param when by a clock that nobody can put back, in milliseconds
 * @param next the step of it, from the current one; `merges` where it takes that one's place
 * @param most so many steps are kept before it
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
  const merges = typed && last?.place === path && when - last.when < ONE_STEP && at === steps.length - 1;
  const step = next(currentOf(history), merges);
  const before = steps.slice(Math.max(0, at + 1 - most), merges ? at : at + 1);
  return { ...history, steps: [...before, step], at: before.length, last: { place: path, when } };
}

/** The history one step back (-1) or forth (1); null where there is none. */
export function moveStep<Own extends Steps<unknown>>(history: Own, by: 1 | -1): Own | null {
  const at = history.at + by;
  return at in history.steps ? { ...history, at, last: null } : null;
}
