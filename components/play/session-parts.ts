import { lookBack } from '@/lib/play/outcome';
import type { PlayState } from '@/lib/play/state';
import { standingOf } from '@/lib/play/text';
import { remembered } from '@/lib/roster/maps';
import type { Session } from './session-model';

/** What every session has, however it stores what is marked. */
export function sessionParts({ id, setup, system }: Pick<Session, 'id' | 'setup' | 'system'>) {
  const listeners = new Set<() => void>();
  const typed = new Set<() => void>();
  const session: Pick<Session, 'id' | 'system' | 'setup' | 'standing' | 'past' | 'subscribe' | 'onLeave'> = {
    id,
    system,
    setup,
    standing: remembered((each: PlayState) => standingOf(setup, each)),
    past: lookBack(setup),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onLeave: (mark) => {
      typed.add(mark);
      return () => typed.delete(mark);
    },
  };
  return {
    session,
    /** Tells the subscribers of a change. */
    changed: () => {
      for (const listener of listeners) listener();
    },
    /** Marks what is typed and not marked yet. */
    markTyped: () => {
      for (const mark of typed) mark();
    },
  };
}
