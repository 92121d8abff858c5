import { type Checked, checkRoster } from '@/lib/roster/check';
import { isOver } from '@/lib/roster/file';
import type { Pack } from '@/lib/roster/pack/pack';
import type { Problem, Report } from '@/lib/roster/report';
import type { Roster } from '@/lib/roster/roster';
import type { AnyGameSystem } from '@/lib/roster/system';
import type { Snapshot } from '@/lib/storage/db';
import type { PackRead } from '@/lib/storage/packs';
import { editTime } from '../shared/steps';
import { currentStep, edited, type History, moved } from './history';

/** The roster being edited, with its evaluation, its report and its undo history. */
export interface BuilderState<Force = unknown, Evaluation = unknown> {
  roster: Roster<Force>;
  evaluation: Evaluation;
  /** The report with the ownership advice: for the screen. */
  report: Report;
  /** The report of the check alone: for paper and for sharing. */
  checked: Report;
  /** Id of the collection that it is built from, which is saved with the roster but not in it; null for none. */
  collection: string | null;
  /** What that collection has; null until it is loaded, or if it no longer exists. */
  ownership: Ownership | null;
  /** The pack it is checked against; null for the rules alone. */
  pack: Pack | null;
  /** The stored pack, if this version cannot read it; else null. */
  unread: unknown;
  /** Whether the last edit was refused because the roster would be larger than a file may be. */
  refused: boolean;
  history: History;
}

/** What a roster's collection says about its force. */
export interface Ownership {
  /** The collection's id, and when it was changed. */
  id: string;
  changed: number;
  advice: (force: unknown) => Problem[];
}

/** The part of the state that is not in the roster: its pack, and the collection that it is built from. */
type Attached = PackRead & Pick<BuilderState, 'collection' | 'ownership'>;

/** Holds the roster being edited. Every edit makes a new, checked roster; unchanged parts stay the same objects. */
export interface BuilderStore {
  state: () => BuilderState;
  /**
   * Changes the roster; returns the new step, or null if the result is equal or too large for a file. `done` says what
   * it did where that is more than its changes: "Placed automatically".
   */
  edit: (change: (roster: Roster) => Roster, done?: string) => Snapshot | null;
  /** Moves one step back (-1) or forward (1) in the history; returns whether there was one. */
  move: (by: 1 | -1) => boolean;
  /** Sets the pack to check against, or none; makes no undo step, since the history covers only the roster. */
  buildFor: (pack: Pack | null, unread?: unknown) => void;
  /** Sets the collection to build from, by its id, or none; makes no undo step either. */
  buildFrom: (collection: string | null) => void;
  /** Sets what the collection has. */
  own: (ownership: Ownership | null) => void;
  /** Replaces the roster by the version that another tab saved. */
  adopt: (history: History, packed: PackRead, collection: string | null) => void;
  /** Whether a roster that was shown was legal under the present pack; undefined if it was not shown under it. */
  wasLegal: (roster: Roster) => boolean | undefined;
  subscribe: (listener: () => void) => () => void;
}

/** Returns a report with the advice on what its player owns. */
export function withOwnershipAdvice(report: Report, ownership: Ownership | null, force: unknown): Report {
  const advice = ownership?.advice(force) ?? [];
  return advice.length === 0 ? report : { ...report, problems: [...report.problems, ...advice] };
}

/** Creates a store for a roster at the current step of its history, built for a pack or none. */
export function createStore(
  history: History,
  system: AnyGameSystem,
  packed: PackRead = { pack: null, unread: null },
  collection: string | null = null,
): BuilderStore {
  let shown = { pack: packed.pack, legal: new WeakMap<Roster, boolean>() };
  const stateOf = (next: History, { pack, unread, collection, ownership }: Attached): BuilderState => {
    const { roster } = currentStep(next);
    const { evaluation, report: checked }: Checked = checkRoster(roster, system, pack);
    const report = withOwnershipAdvice(checked, ownership, roster.force);
    if (shown.pack !== pack) shown = { pack, legal: new WeakMap() };
    shown.legal.set(roster, checked.legal);
    return {
      roster,
      evaluation,
      report,
      checked,
      pack,
      unread,
      collection,
      ownership,
      refused: false,
      history: next,
    };
  };
  let state = stateOf(history, { ...packed, collection, ownership: null });
  const listeners = new Set<() => void>();
  const setState = (next: History, attached: Partial<Attached> = {}, refused = false) => {
    state = { ...stateOf(next, { ...state, ...attached }), refused };
    for (const listener of listeners) listener();
  };
  return {
    state: () => state,
    edit: (change, done) => {
      const next = change(state.roster);
      if (next === state.roster) return null;
      if (isOver(JSON.stringify(next))) {
        setState(state.history, {}, true);
        return null;
      }
      const history = edited(state.history, next, editTime(), done);
      if (history === state.history) return null;
      setState(history);
      return currentStep(history);
    },
    move: (by) => {
      const next = moved(state.history, by);
      if (next) setState(next);
      return next !== null;
    },
    buildFor: (pack, unread = null) => setState(state.history, { pack, unread }),
    buildFrom: (id) =>
      setState(state.history, { collection: id, ...(id === state.collection ? {} : { ownership: null }) }),
    own: (ownership) => setState(state.history, { ownership }),
    adopt: (next, packed, id) =>
      setState(next, { ...packed, collection: id, ...(id === state.collection ? {} : { ownership: null }) }),
    wasLegal: (roster) => shown.legal.get(roster),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
