import type { Checked } from '@/lib/roster/check';
import { checkRoster } from '@/lib/roster/check';
import type { Pack } from '@/lib/roster/pack';
import type { Problem, Report } from '@/lib/roster/report';
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
  /** What the check says, with the advice on what its player owns: for the screen. */
  report: Report;
  /** What the check says by itself: for paper, and for others. */
  checked: Report;
  /** Id of the collection that it is built from, which is kept beside the roster; null for none. */
  collection: string | null;
  /** What that collection has; null until it is read, or where it is there no more. */
  ownership: Ownership | null;
  /** What it is checked against; null for the rules alone. */
  pack: Pack | null;
  /** What it was built for, as it was kept, where this version cannot read it; else null. */
  unread: unknown;
  history: History;
}

/** What a roster's collection says of its force. */
export interface Ownership {
  /** The collection's id, and when it was changed. */
  id: string;
  changed: number;
  advice: (force: unknown) => Problem[];
}

/** What stands beside a force: its pack, and the collection that it is built from. */
type Beside = PackRead & Pick<BuilderState, 'collection' | 'ownership'>;

/** Holds the roster being edited. Every edit makes a new roster, checked at once; the parts left alone stay the same objects. */
export interface BuilderStore {
  state: () => BuilderState;
  /** Changes the roster; answers the step this made, or null: what comes out equal is no edit. */
  edit: (change: (roster: Roster) => Roster) => Snapshot | null;
  /** Goes a step back (-1) or forth (1) in the history; answers whether there was one. */
  move: (by: 1 | -1) => boolean;
  /** Checks against another pack, or none; no step of the history, which is the force's alone. */
  buildFor: (pack: Pack | null, unread?: unknown) => void;
  /** Builds from a collection, by its id, or from none; no step of the history either. */
  buildFrom: (collection: string | null) => void;
  /** Is told what the collection has. */
  own: (ownership: Ownership | null) => void;
  /** Takes over what another tab has made of the roster. */
  adopt: (history: History, packed: PackRead, collection: string | null) => void;
  subscribe: (listener: () => void) => () => void;
}

/** What the check says of a force, with the advice on what its player owns. */
export function withOwnershipAdvice(report: Report, ownership: Ownership | null, force: unknown): Report {
  const advice = ownership?.advice(force) ?? [];
  return advice.length === 0 ? report : { ...report, problems: [...report.problems, ...advice] };
}

/** A store around a roster of a game, standing at a step of its history, built for a pack or none. */
export function createStore(
  history: History,
  system: AnyGameSystem,
  packed: PackRead = { pack: null, unread: null },
  collection: string | null = null,
): BuilderStore {
  const stateOf = (next: History, { pack, unread, collection, ownership }: Beside): BuilderState => {
    const { roster } = currentStep(next);
    const { reckoning, report: checked }: Checked = checkRoster(roster, system, pack);
    const report = withOwnershipAdvice(checked, ownership, roster.force);
    return { roster, reckoning, report, checked, pack, unread, collection, ownership, history: next };
  };
  let state = stateOf(history, { ...packed, collection, ownership: null });
  const listeners = new Set<() => void>();
  const become = (next: History, beside: Partial<Beside> = {}) => {
    const after = stateOf(next, { ...state, ...beside });
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
    buildFrom: (id) =>
      become(state.history, { collection: id, ...(id === state.collection ? {} : { ownership: null }) }),
    own: (ownership) => become(state.history, { ownership }),
    adopt: (next, packed, id) =>
      become(next, { ...packed, collection: id, ...(id === state.collection ? {} : { ownership: null }) }),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
