import { parseRoster } from '@/lib/roster/parse';
import type { Roster } from '@/lib/roster/roster';
import type { AnyGameSystem } from '@/lib/roster/system';
import { stamp } from '@/lib/storage/clock';
import type { Snapshot } from '@/lib/storage/db';
import { UNKNOWN_STEP } from '@/lib/storage/records';
import { MOST_STEPS } from '@/lib/storage/rosters';
import { editedPlace } from '../shell/edited-place';
import { currentOf, moveStep, type Steps, withStep } from '../shell/steps';

/** Reads a roster as the browser keeps it, perhaps since an older version; null where it cannot be read. */
export type ReadStored = (stored: unknown) => Roster | null;

/** The steps a roster has gone through, and where it stands among them. */
export interface History extends Steps<Snapshot> {
  /** Steps as the browser keeps them: each is read when it comes to be the next, back or forth. */
  unread: ReadonlySet<Snapshot>;
  read: ReadStored;
}

/** Steps that were read: the browser keeps them already. */
const inStore = new WeakSet<Snapshot>();

/** Is a step one that the browser kept when the roster was opened? */
export const wasStored = (step: Snapshot): boolean => inStore.has(step);

/** Reads the kept rosters of a game. */
export const readStoredOf =
  (system: AnyGameSystem): ReadStored =>
  (roster) => {
    const read = parseRoster(roster, system);
    return read.ok ? read.value : null;
  };

/** The history of a roster, standing at one of its steps; one step more where that step is not its own. */
export function openedHistory(
  id: string,
  roster: Roster,
  step: number,
  steps: readonly Snapshot[],
  read: ReadStored,
): History {
  const history = { last: null, unread: new Set(steps), read };
  const at = steps.findIndex((snapshot) => snapshot.step === step);
  const standsAt = steps[at];
  if (standsAt && JSON.stringify(read(standsAt.roster)) === JSON.stringify(roster))
    return readBeside({ ...history, steps: steps.with(at, asRead(standsAt, roster)), at });
  // Changed elsewhere since, from the shelf, or its own step is damaged.
  const before = step === UNKNOWN_STEP ? steps : steps.filter((each) => each.step <= step);
  const last = before.at(-1);
  const now = { id, step: Math.max(step, last?.step ?? 0) + 1, made: stamp(), roster };
  return readBeside({ ...history, steps: [...before, now], at: before.length });
}

/** The same with the steps before and after read; where one cannot be read, the history ends. */
function readBeside(history: History): History {
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
 * The history after an edit; the same one where the edit changed nothing.
 * @param when by a clock that nobody can put back, in milliseconds
 */
export const edited = (history: History, roster: Roster, when: number): History =>
  withStep<Snapshot, History>(
    history,
    editedPlace(currentStep(history).roster, roster),
    when,
    (now, merges) => ({ ...now, step: merges ? now.step : now.step + 1, made: stamp(), roster }),
    MOST_STEPS,
  );

/** The history one step back or forth; null where there is none. */
export function moved(history: History, by: 1 | -1): History | null {
  const next = moveStep(history, by);
  return next && readBeside(next);
}

/** The step a history stands at. */
export const currentStep = (history: History): Snapshot => currentOf(history);
