/** What is marked: a whole number, 0 or 1 for a toggle, or a text for a choice or a note. */
export type Value = number | string;

/** Where something is marked: `[tracker]` of the match, `[side, tracker]`, or `[side, row, tracker]`. */
export type Path = readonly string[];

/** A tracker that the players added: for every row, every side, or the match. */
export interface FreeTracker {
  scope: 'row' | 'side' | 'match';
  label: string;
  kind: 'counter' | 'toggle';
  /** A used tracker stays in the log; it can only be hidden. */
  hidden?: true | undefined;
}

/** One change of an event: the path, what was there before (null: no such free tracker), and what is there now. */
export type Change = readonly [path: Path, before: Value | FreeTracker | null, to: Value | FreeTracker];

/** A step of the log that changes marks: a tap, an action or a new turn. */
export interface ChangeEvent {
  n: number;
  /** Milliseconds since 1970. */
  at: number;
  /** The action with what was picked for it ("pay:fire"), or one of the acts below. */
  act: string;
  /** The row that made an attack. */
  by?: readonly [side: string, row: string] | undefined;
  /** What was rolled for it, in words. */
  dice?: string | undefined;
  changes: readonly Change[];
}

/** Takes back the newest change that still stands; `undo` is its number. */
export interface UndoEvent {
  n: number;
  at: number;
  undo: number;
}

/** Makes the change again that was taken back last; `redo` is its number. */
export interface RedoEvent {
  n: number;
  at: number;
  redo: number;
}

export type Event = ChangeEvent | UndoEvent | RedoEvent;

/** The marks that the oldest events left behind, after event `n`. */
export interface Base {
  n: number;
  marks: readonly (readonly [path: Path, value: Value | FreeTracker])[];
}

/** The `winner` of a drawn match. */
export const DRAW = 'draw';

/** The acts that every game has besides its actions; no action has one of these ids. */
export const SET = 'set';
export const ADD = 'add';
export const NEXT = 'next';
export const FREE = 'free';
/** Stands between an action and what was picked for it: it is named, and never acted on. */
export const PICKED = ':';

/** Maximum number of sides, and of events in the log of a match. */
export const MAX_SIDES = 8;
export const MAX_EVENTS = 20_000;
/** Largest number of a mark. */
export const MAX_MARKED = 999;
/** Maximum characters of a note, and of any text in a mark. */
export const NOTE_LENGTH = 200;
/** Maximum characters of what is kept of dice. */
export const DICE_LENGTH = 500;
/** Maximum number of free trackers in a match. */
export const MAX_FREE = 20;
/** Maximum number of changes in one event: a new turn resets several trackers of every row. */
export const MAX_CHANGES = 20_000;

const SEPARATOR = '\u0000';

/** Returns a path as the key of a map; no text that was parsed contains the separator. */
export const keyOf = (path: Path): string => path.join(SEPARATOR);

/** Returns the path of a key. */
export const pathOf = (key: string): Path => key.split(SEPARATOR);

/** Whether a path names a free tracker itself: `["free", "x1"]`. */
export const isFreePath = (path: Path): boolean => path.length === 2 && path[0] === FREE;

/** Whether a value is a free tracker rather than a mark. */
export const isFreeTracker = (value: Value | FreeTracker | null): value is FreeTracker =>
  typeof value === 'object' && value !== null;
