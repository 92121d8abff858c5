import {
  type Base,
  type Change,
  type ChangeEvent,
  type Event,
  type FreeTracker,
  isFreeTracker,
  keyOf,
  MAX_EVENTS,
  type Path,
  pathOf,
  type Value,
} from './mark';
import type { Match } from './match';

/** What the log of a match has come to. Never changed: `extended` makes the next one. */
export interface PlayState {
  /** Marks by the key of their path; what is not there is at its start. */
  marks: ReadonlyMap<string, Value>;
  /** Free trackers by the key of their path. */
  free: ReadonlyMap<string, FreeTracker>;
  /** The changes that stand, oldest first: the last one can be undone. */
  done: readonly ChangeEvent[];
  /** The changes taken back, the last one first to be redone; empty after a new change. */
  undone: readonly ChangeEvent[];
  /** The number of the newest event. */
  n: number;
}

interface Draft {
  marks: Map<string, Value>;
  free: Map<string, FreeTracker>;
  done: ChangeEvent[];
  undone: ChangeEvent[];
  n: number;
}

const draftOf = ({ marks, free, done, undone, n }: PlayState): Draft => ({
  marks: new Map(marks),
  free: new Map(free),
  done: [...done],
  undone: [...undone],
  n,
});

/** The state after the events that became the base. */
export function stateOfBase(base: Base): PlayState {
  const draft: Draft = { marks: new Map(), free: new Map(), done: [], undone: [], n: base.n };
  for (const [path, value] of base.marks) put(draft, path, value);
  return draft;
}

/** The state of a match: its base, then each event. */
export const stateOf = ({ base, log }: Pick<Match, 'base' | 'log'>): PlayState =>
  extended(stateOfBase(base), log);

/** Returns the state after more events, each of which `follows` the one before. */
export function extended(state: PlayState, events: readonly Event[]): PlayState {
  if (events.length === 0) return state;
  const draft = draftOf(state);
  for (const event of events) apply(draft, event);
  return draft;
}

/** The state before one of the changes that stand, by its index in `done`. */
export function stateBefore(state: PlayState, index: number): PlayState {
  const draft = draftOf({ ...state, undone: [] });
  for (const { changes } of draft.done.splice(index).toReversed())
    for (const [path, before] of changes.toReversed()) put(draft, path, before);
  return draft;
}

/** Whether an event is the next one of a state: by its number, and by what it takes back or makes again. */
function follows(state: PlayState, event: Event): boolean {
  if (event.n !== state.n + 1) return false;
  if ('undo' in event) return state.done.at(-1)?.n === event.undo;
  if ('redo' in event) return state.undone.at(-1)?.n === event.redo;
  return true;
}

/** Returns how many of these events follow a state, one after the other; each must also fit by itself. */
export function followingCount(
  state: PlayState,
  events: readonly Event[],
  fits: (event: Event, free: ReadonlyMap<string, FreeTracker>) => boolean,
): number {
  const draft = draftOf(state);
  const at = events.findIndex((event) => {
    if (!follows(draft, event) || !fits(event, draft.free)) return true;
    apply(draft, event);
    return false;
  });
  return at < 0 ? events.length : at;
}

function apply(draft: Draft, event: Event) {
  draft.n = event.n;
  if ('undo' in event) {
    const change = draft.done.pop();
    if (change === undefined) return;
    for (const [path, before] of change.changes.toReversed()) put(draft, path, before);
    draft.undone.push(change);
  } else if ('redo' in event) {
    const change = draft.undone.pop();
    if (change === undefined) return;
    make(draft, change.changes);
    draft.done.push(change);
  } else {
    make(draft, event.changes);
    draft.done.push(event);
    draft.undone.length = 0;
  }
}

function make(draft: Draft, changes: readonly Change[]) {
  for (const [path, , to] of changes) put(draft, path, to);
}

function put(draft: Draft, path: Path, value: Value | FreeTracker | null) {
  const key = keyOf(path);
  if (isFreeTracker(value)) draft.free.set(key, value);
  else if (value !== null) draft.marks.set(key, value);
  else {
    draft.marks.delete(key);
    draft.free.delete(key);
  }
}

/** Events that a full log keeps: the rest becomes the base, so that it happens once in a while, not at every tap. */
const KEPT_EVENTS = MAX_EVENTS - 5_000;

/**
 * Returns a match with room in its log: if it is full, its oldest events become the base. What they changed can no
 * longer be undone, so the cut is where nothing after it takes back, or makes again, something before it.
 */
export function compacted(match: Match): Match {
  const { base, log } = match;
  if (log.length < MAX_EVENTS) return match;
  const cut = cutOf(log, log.length - KEPT_EVENTS);
  const state = stateOf({ base, log: log.slice(0, cut) });
  return { ...match, base: baseOf(state), log: log.slice(cut) };
}

/** The first place from `wanted` on where the log can be cut; at its end it always can. */
function cutOf(log: readonly Event[], wanted: number): number {
  let oldest = Number.POSITIVE_INFINITY;
  let cut = log.length;
  for (let at = log.length - 1; at >= wanted; at--) {
    oldest = Math.min(oldest, referenceOf(log[at] as Event));
    if (oldest > (log[at - 1]?.n ?? 0)) cut = at;
  }
  return cut;
}

function referenceOf(event: Event): number {
  if ('undo' in event) return event.undo;
  return 'redo' in event ? event.redo : Number.POSITIVE_INFINITY;
}

/** Returns a match in a state without the log that led to it, for a link. */
export const withoutLog = (match: Omit<Match, 'log' | 'base'>, state: PlayState): Match => ({
  ...match,
  base: baseOf(state),
  log: [],
});

/** All marks of a state as a base, to fold later events on. */
const baseOf = ({ marks, free, n }: PlayState): Base => ({
  n,
  marks: [...free, ...marks].map(([key, value]) => [pathOf(key), value]),
});
