import { eventsOf, type Intent } from '@/lib/play/intent';
import type { ChangeEvent } from '@/lib/play/mark';
import type { PlayState } from '@/lib/play/state';
import type { SharedLog } from './log';
import { received, sent } from './own-trackers';
import { bounded, type ChangeStep, MAX_LAMPORT, readStep, type Step, type What } from './step';
import { withTurn } from './turn';
import { mayMark } from './who';

/** The newest step of a device that stands and marks something, with its event; null if it has none. */
export function lastOwn(
  { sources, events }: SharedLog,
  device: string,
): { step: ChangeStep; event: ChangeEvent } | null {
  const at = sources.findLastIndex((step) => step.device === device);
  const [step, event] = [sources[at], events[at]];
  return step && event ? { step, event } : null;
}

/** Most steps that are named which a device can make again. */
const MAX_AGAIN = 20;

/**
 * Returns the state as it is for one of the devices: what it can undo and make again are its own steps. `setIntent` and
 * `addIntent` are asked with this state, so that no tap takes back what another device did.
 */
export function ownState(
  { setup, state, events, sources, undone, added }: SharedLog,
  device: string,
): PlayState {
  const own = (undone.get(device) ?? []).slice(-MAX_AGAIN);
  return {
    ...state,
    done: events.filter((_, index) => sources[index]?.device === device),
    // They are worked out in their old places when they are made again; this is what they come to now.
    undone: own.flatMap(({ what, at }) => eventsOf(setup, state, received(what, added), at) as ChangeEvent[]),
  };
}

/**
 * Returns the step of what a player wants, null if it would change nothing or the device may not do it. An undo or a
 * redo is of the newest step of the device itself, and of one at a time.
 * @param at milliseconds since 1970
 */
export function stepOf(log: SharedLog, device: string, intent: Intent, at: number): Step | null {
  if (log.full !== null) return null;
  const what = whatOf(log, device, intent);
  if (what === null) return null;
  const n = log.steps.reduce((most, step) => (step.device === device ? Math.max(most, step.n) : most), 0) + 1;
  const lamport = Math.min(MAX_LAMPORT, (log.steps.at(-1)?.lamport ?? 0) + 1);
  // As the others will read it.
  const step = readStep({ device, n, lamport, at, what });
  return step.ok ? step.value : null;
}

function whatOf(log: SharedLog, device: string, intent: Intent): What | null {
  if ('undo' in intent) {
    const last = lastOwn(log, device);
    return last && { undo: last.step.n };
  }
  if ('redo' in intent) {
    const last = log.undone.get(device)?.at(-1);
    return last ? { redo: last.n } : null;
  }
  const { setup, state, added, who } = log;
  if (!mayMark(who.get(device) ?? 'both', intent, setup)) return null;
  if (eventsOf(setup, state, intent, 0).length === 0) return null;
  return sent(withTurn(bounded(intent), setup, state), added);
}
