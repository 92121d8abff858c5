import type { Roster } from '@/lib/roster/roster';
import type { Snapshot } from '@/lib/storage/db';
import { MOST_STEPS } from '@/lib/storage/rosters';
import { editedPlace } from './edited-place';

/** What is typed at one place within this time, in milliseconds, is one step: a word, not its letters. */
const ONE_STEP = 1000;

/** The steps a roster has gone through, and where it stands among them. */
export interface History {
  steps: readonly Snapshot[];
  /** Index of the step the roster stands at. */
  at: number;
  /** Place and time of the last edit; null where the next begins a step of its own. */
  last: { place: string; when: number } | null;
}

/**
 * The history of a roster, standing at one of its steps; one step more where that step is not its own.
 * @param asKept the roster as the browser keeps it, before the schema read it
 */
export function openedHistory(
  id: string,
  roster: Roster,
  step: number,
  kept: readonly Snapshot[],
  asKept: unknown = roster,
): History {
  const at = kept.findIndex((snapshot) => snapshot.step === step);
  const standsAt = kept[at];
  if (standsAt && JSON.stringify(standsAt.roster) === JSON.stringify(asKept))
    return { steps: kept.with(at, { ...standsAt, roster }), at, last: null };
  // Changed elsewhere since: from the shelf, or by a version that kept no history.
  const steps = at < 0 ? [] : kept.slice(0, at + 1);
  return {
    steps: [...steps, { id, step: step + 1, made: Date.now(), roster }],
    at: steps.length,
    last: null,
  };
}

/** The history after an edit; the same one where the edit changed nothing. */
export function edited(history: History, roster: Roster, when: number): History {
  const { steps, at, last } = history;
  const now = steps[at];
  if (now === undefined) throw new Error('A history has a step at least');
  const place = editedPlace(now.roster, roster);
  if (place === null) return history;
  const { path, typed } = place;
  const merges = typed && last?.place === path && when - last.when < ONE_STEP && at === steps.length - 1;
  const snapshot = { ...now, step: merges ? now.step : now.step + 1, made: when, roster };
  const before = steps.slice(Math.max(0, at + 1 - MOST_STEPS), merges ? at : at + 1);
  return { steps: [...before, snapshot], at: before.length, last: { place: path, when } };
}

/** The history one step back or forth; null where there is none. */
export function moved(history: History, by: 1 | -1): History | null {
  const at = history.at + by;
  return history.steps[at] ? { ...history, at, last: null } : null;
}

/** The step a history stands at. */
export function standing({ steps, at }: History): Snapshot {
  const snapshot = steps[at];
  if (snapshot === undefined) throw new Error('A history stands at one of its steps');
  return snapshot;
}
