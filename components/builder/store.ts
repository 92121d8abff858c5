import type { Checked } from '@/lib/roster/check';
import { checkRoster } from '@/lib/roster/check';
import type { Pack } from '@/lib/roster/pack';
import type { Report } from '@/lib/roster/report';
import type { Roster } from '@/lib/roster/roster';
import type { AnyGameSystem } from '@/lib/roster/system';
import type { Snapshot } from '@/lib/storage/db';
import type { PackRead } from '@/lib/storage/packs';
import { currentStep, edited, type History, moved } from './history';
import { sameProblems } from './same-problems';

/** A roster being edited, with what the check makes of it at this moment and the steps that led here. */
export interface BuilderState<Force = unknown, Reckoning = unknown> {
  roster: Roster<Force>;
  reckoning: Reckoning;
  report: Report;
  /** What it is checked against; null for the rules alone. */
  pack: Pack | null;
  /** What it was built for, as it was kept, where this version cannot read it; else null. */
  unread: unknown;
  history: History;
}

/** Holds the roster being edited. Every edit makes a new roster, checked at once; the parts left alone stay the same objects. */
export interface BuilderStore {
  state: () => BuilderState;
  /** Changes the roster; answers the step this made, or null: what comes out equal is no edit. */
  edit: (change: (roster: Roster) => Roster) => Snapshot | null;
  /** Goes a step back (-1) or forth (1) in the history; answers whether there was one. */
  move: (by: 1 | -1) => boolean;
  /** Checks against another pack, or none; no step of the history, which is the force's alone. */
  buildFor: (pack: Pack | null, unread?: unknown) => void;
  /** Takes over what another tab has made of the roster. */
  adopt: (history: History, packed: PackRead) => void;
  subscribe: (listener: () => void) => () => void;
}

/** A store around a roster of a game, standing at a step of its history, built for a pack or none. */
export function createStore(
  history: History,
  system: AnyGameSystem,
  packed: PackRead = { pack: null, unread: null },
): BuilderStore {
  const stateOf = (next: History, { pack, unread }: PackRead): BuilderState => {
    const { roster } = currentStep(next);
    const { reckoning, report }: Checked = checkRoster(roster, system, pack);
    return { roster, reckoning, report, pack, unread, history: next };
  };
  let state = stateOf(history, packed);
  const listeners = new Set<() => void>();
  const become = (next: History, packed: PackRead = state) => {
    const after = stateOf(next, packed);
    state = { ...after, report: sameProblems(state.report, after.report) };
    for (const listener of listeners) listener();
  };
  return {
    state: () => state,
    edit: (change) => {
      const next = change(state.roster);
      if (next === state.roster) return null;
      const history = edited(state.history, next, performance.now());
      if (history === state.history) return null;
      become(history);
      return currentStep(history);
    },
    move: (by) => {
      const next = moved(state.history, by);
      if (next) become(next);
      return next !== null;
    },
    buildFor: (pack, unread = null) => become(state.history, { pack, unread }),
    adopt: become,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
