import { dequal } from 'dequal/lite';
import { parseRoster } from '@/lib/roster/parse';
import type { Roster } from '@/lib/roster/roster';
import type { AnyGameSystem } from '@/lib/roster/system';
import { stamp } from '@/lib/storage/clock';
import type { Snapshot } from '@/lib/storage/db';
import { UNKNOWN_STEP } from '@/lib/storage/records';
import { MAX_STEPS } from '@/lib/storage/rosters';
import { currentOf, moveStep, type Steps, withStep } from '../shared/steps';

/** Reads a stored roster, perhaps one of an older version; null if it cannot be read. */
export type ReadStored = (stored: unknown) => Roster | null;

/** The undo steps of a roster, and the current one. */
export interface History extends Steps<Snapshot> {
  /** Stored steps that are not parsed yet: each is parsed when undo or redo could reach it next. */
  unread: ReadonlySet<Snapshot>;
  read: ReadStored;
}

/** Steps read from the database, which need not be saved again. */
const inStore = new WeakSet<Snapshot>();

/** Whether a step was stored when the roster was opened. */
export const wasStored = (step: Snapshot): boolean => inStore.has(step);

/** Returns the function that reads a game's stored rosters. */
export const readStoredOf =
  (system: AnyGameSystem): ReadStored =>
  (roster) => {
    const read = parseRoster(roster, system);
    return read.ok ? read.value : null;
  };

/** Returns the history of a stored roster, at the given step; adds a step if the roster differs from that step. */
export function openedHistory(
  id: string,
  roster: Roster,
  step: number,
  steps: readonly Snapshot[],
  read: ReadStored,
): History {
  const history = { last: null, unread: new Set(steps), read };
  const at = steps.findIndex((snapshot) => snapshot.step === step);
  const stored = steps[at];
  if (stored && dequal(read(stored.roster), roster))
    return readNeighbours({ ...history, steps: steps.with(at, asRead(stored, roster)), at });
  // The roster was changed since, on the shelf, or its step is damaged.
  const before = step === UNKNOWN_STEP ? steps : steps.filter((each) => each.step <= step);
  const last = before.at(-1);
  const now = { id, step: Math.max(step, last?.step ?? 0) + 1, made: stamp(), roster };
  return readNeighbours({ ...history, steps: [...before, now], at: before.length });
}

/** Parses the steps before and after the current one; the history ends at one that cannot be read. */
function readNeighbours(history: History): History {
  const { unread, read } = history;
  let { steps, at } = history;
  const next = steps[at + 1];
  if (next && unread.has(next)) {
    const roster = read(next.roster);
    steps = roster ? steps.with(at + 1, asRead(next, roster)) : steps.slice(0, at + 1);
  }
  const previous = steps[at - 1];
  if (previous && unread.has(previous)) {
    const roster = read(previous.roster);
    if (roster) steps = steps.with(at - 1, asRead(previous, roster));
    else [steps, at] = [steps.slice(at), 0];
  }
  return { ...history, steps, at };
}

function asRead(step: Snapshot, roster: Roster): Snapshot {
  const read = { ...step, roster };
  inStore.add(read);
  return read;
}

/**
 * Returns the history after an edit; the same object if the edit changed nothing.
 * @param when time by a monotonic clock, in milliseconds
 * @param done what the edit did, if it was an action with a name of its own
 */
export const edited = (history: History, roster: Roster, when: number, done?: string): History =>
  withStep<Snapshot, History>(
    history,
    currentStep(history).roster,
    roster,
    when,
    ({ id, step }, merges) => ({
      id,
      step: merges ? step : step + 1,
      made: stamp(),
      roster,
      ...(done !== undefined && { done }),
    }),
    MAX_STEPS,
  );

/** Returns the history one step back or forward; null if there is none. */
export function moved(history: History, by: 1 | -1): History | null {
  const next = moveStep(history, by);
  return next && readNeighbours(next);
}

/** Returns the current step of a history. */
export const currentStep = (history: History): Snapshot => currentOf(history);
