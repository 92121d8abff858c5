import type { ChangeIntent } from '@/lib/play/intent';
import { type Event, isFreePath, type Path } from '@/lib/play/mark';
import type { Step } from './step';

// The players' own trackers are numbered in the order of the log, and a step that arrives late changes their numbers:
// between devices such a tracker is named by the step that adds it.

/** The ids that trackers added by steps have in the log, by the names they have between devices. */
export type Added = ReadonlyMap<string, string>;

const nameOf = ({ device, n }: Step): string => `x@${device}.${n}`;

/** Returns the trackers with the one that a step adds by its event. */
export function withAdded(added: Added, step: Step, event: Event): Added {
  if (!('changes' in event)) return added;
  const [change] = event.changes;
  const isNew = change !== undefined && isFreePath(change[0]) && change[1] === null;
  return isNew ? new Map(added).set(nameOf(step), change[0].at(-1) ?? '') : added;
}

/** Returns an intent as it is sent, with the names between devices. */
export const sent = (intent: ChangeIntent, added: Added): ChangeIntent =>
  renamed(intent, (id) => [...added].find(([, each]) => each === id)?.[0] ?? id);

/** Returns an intent of a step as it is in the log. */
export const received = (intent: ChangeIntent, added: Added): ChangeIntent =>
  renamed(intent, (id) => added.get(id) ?? id);

function renamed(intent: ChangeIntent, rename: (id: string) => string): ChangeIntent {
  const at = (path: Path): Path => [...path.slice(0, -1), rename(path.at(-1) ?? '')];
  if ('set' in intent) return { ...intent, set: at(intent.set) };
  if ('add' in intent) return { ...intent, add: at(intent.add) };
  return 'free' in intent && intent.id !== undefined ? { ...intent, id: rename(intent.id) } : intent;
}
