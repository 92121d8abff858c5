import type { Checked } from '@/lib/roster/check';
import { checkRoster } from '@/lib/roster/check';
import type { Report } from '@/lib/roster/report';
import type { Roster } from '@/lib/roster/roster';
import type { AnyGameSystem } from '@/lib/roster/system';

/** A roster being edited, with what the check makes of it at this moment. */
export interface BuilderState<Force = unknown, Reckoning = unknown> {
  roster: Roster<Force>;
  reckoning: Reckoning;
  report: Report;
}

/** Holds the roster being edited. Every edit makes a new roster, checked at once; the parts left alone stay the same objects. */
export interface BuilderStore {
  state: () => BuilderState;
  edit: (change: (roster: Roster) => Roster) => void;
  subscribe: (listener: () => void) => () => void;
}

/** A store around a roster of a game. */
export function createStore(roster: Roster, system: AnyGameSystem): BuilderStore {
  const stateOf = (next: Roster): BuilderState => {
    const { reckoning, report }: Checked = checkRoster(next, system);
    return { roster: next, reckoning, report };
  };
  let state = stateOf(roster);
  const listeners = new Set<() => void>();
  return {
    state: () => state,
    edit: (change) => {
      const next = change(state.roster);
      if (next === state.roster) return;
      state = stateOf(next);
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
