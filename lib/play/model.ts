import type { Page } from '@/lib/roster/rule';
import type { UnitSymbol } from '@/lib/symbols/unit-symbol';
import type { Course, Derived, DerivedRow, TablesNow } from './derived';
import type { Path, Value } from './mark';

/** What is marked as one: an element or a part of it. */
export interface Row {
  /** Unique in its side: the element's id, or that and the part's ("u5/2"). */
  id: string;
  /** The id of the element it is, or is part of. */
  element: string;
  label: string;
  symbol: UnitSymbol;
  /** The row that it is listed under. */
  under?: string;
}

/** One of the values of a choice or an input. */
export interface Option {
  id: string;
  label: string;
  /** Left out of the title of a step, where it says that nothing else happened. */
  isUnsaid?: true;
}

/** A side as a game sees it before anything is marked. `Side` is the game's evaluation of its roster. */
export interface SidePlace<Side> {
  /** The id of the side. */
  id: string;
  name: string;
  force: Side;
  path: Path;
}

/** A row before anything is marked. */
export interface RowPlace<Side> {
  row: Row;
  force: Side;
  path: Path;
}

/** The match before anything is marked. */
export interface MatchPlace<Side> {
  sides: readonly SidePlace<Side>[];
  path: Path;
}

/** The marks of a row, a side or the match. */
export interface Marked {
  /** Whether it has the tracker. */
  has(tracker: string): boolean;
  /** Its number: marked, else the start; 0 without the tracker. */
  number(tracker: string): number;
  /** Its text in the same way; "" without the tracker. */
  text(tracker: string): string;
}

export interface RowView<Side> extends RowPlace<Side>, Marked {
  side: SideView<Side>;
  /** The number that a tracker starts with. */
  start(tracker: string): number;
}

export interface SideView<Side> extends SidePlace<Side>, Marked {
  match: MatchView<Side>;
  rows: readonly RowView<Side>[];
}

export interface MatchView<Side> extends MatchPlace<Side>, Marked {
  sides: readonly SideView<Side>[];
}

/** The part of a tracker that is the same for a row, a side and the match. */
interface TrackerOf<Scope extends string, Place, View> {
  scope: Scope;
  id: string;
  label: string;
  page: Page;
  kind: 'boxes' | 'counter' | 'toggle' | 'choice' | 'note';
  /** Its label where that depends on what it marks: the name of a weapon. */
  named?: (place: Place) => string;
  /** Whether there is one, by the type of what it marks; omitted for always. */
  on?: (place: Place) => boolean;
  /** Lowest number; 0 if omitted. */
  least?: number;
  /** What paper prints as the maximum; a mark may exceed it. Null if it is not known. */
  most?: (place: Place) => number | null;
  /** Boxes that a bar stands behind, counted from 1, as on paper. */
  bars?: (place: Place) => readonly number[];
  /** The mark of a new match; if omitted, the lowest number or "". */
  start?: (place: Place) => Value;
  /** The values of a choice. */
  options?: (place: Place) => readonly Option[];
  /** When `next` resets it: with the match's turn, or when its side's own turn starts. */
  reset?: 'turn' | 'own-turn';
  /** What a reset sets it to, if not the start. */
  to?: (view: View) => Value;
  /** Left out of what the opponent sees. */
  secret?: boolean;
  /** What else a tap on it marks, in the same step: raised or lowered by so many. */
  follows?: (view: View, by: number) => Mark[];
  /** The action of the book that a tap does when it gives the mark this value; if none, it marks the value alone. */
  by?: (to: Value, from: Value) => ActOf | undefined;
}

/** An action with its inputs. */
export interface ActOf {
  act: string;
  input?: Readonly<Record<string, unknown>>;
}

export type RowTracker<Side> = TrackerOf<'row', RowPlace<Side>, RowView<Side>>;
export type SideTracker<Side> = TrackerOf<'side', SidePlace<Side>, SideView<Side>>;
export type MatchTracker<Side> = TrackerOf<'match', MatchPlace<Side>, MatchView<Side>>;

/** What can be marked on a row, a side or the match. */
export type Tracker<Side> = RowTracker<Side> | SideTracker<Side> | MatchTracker<Side>;

/** What an action is told: several of some options in any order, repeats counted, one of them, a number, or yes or no. */
export interface Input<Place> {
  id: string;
  label: string;
  kind: 'picks' | 'pick' | 'number' | 'yes';
  options?: (place: Place) => readonly Option[];
  /** Whether it is asked for, by the type of what acts; omitted for always. */
  on?: (place: Place) => boolean;
  /** Whether its options are those of the target of the action, not of what acts. */
  ofTarget?: true;
  /** Lowest number; 0 if omitted. */
  least?: number;
}

/** The inputs of an action, checked; what is missing is empty, the lowest number, or no. */
export interface Inputs {
  picks(id: string): readonly string[];
  pick(id: string): string;
  number(id: string): number;
  yes(id: string): boolean;
}

/** What an action marks: a path and its new value. Marks that their place does not have are left out. */
export type Mark = readonly [path: Path, to: Value];

interface ActionOf<Scope extends string, Place, View> {
  scope: Scope;
  id: string;
  label: string;
  page: Page;
  /** Whether there is a button, by the type of what it acts on; omitted for always. */
  on?: (place: Place) => boolean;
  inputs?: readonly Input<Place>[];
  /** What it spends, beside its label: "1 token"; omitted if it spends nothing. */
  spends?: string;
  /** What else counts and is not marked, shown below what the row comes to. */
  help?: string;
  /** The dice that it needs, in words, beside its label: "2 dice, each above 4"; null for none now. */
  needs?: (view: View) => string | null;
  /** Returns what it marks; pure. */
  run: (view: View, inputs: Inputs) => Mark[];
}

export type RowAction<Side> = ActionOf<'row', RowPlace<Side>, RowView<Side>>;

/** What the result of an attack marks: on the row that made it and, if that is in the match, on its target. */
export interface AttackAction<Side> extends Omit<RowAction<Side>, 'scope' | 'needs' | 'run'> {
  scope: 'attack';
  run: (view: RowView<Side>, inputs: Inputs, target: RowView<Side> | null) => Mark[];
}
export type SideAction<Side> = ActionOf<'side', SidePlace<Side>, SideView<Side>>;
export type MatchAction<Side> = ActionOf<'match', MatchPlace<Side>, MatchView<Side>>;

/** A button that changes several marks as one step. */
export type Action<Side> = RowAction<Side> | SideAction<Side> | MatchAction<Side>;

/** A weapon of a row as it is now. */
export interface RowWeapon {
  name: string;
  /** How many still fire, and how many there were. */
  now: number;
  start: number;
  /** What it does as things are; at the start it is longest. */
  text: string;
}

/** A special rule of a row, with what it does in our words. */
export interface RowRule {
  label: string;
  effect: string;
  page: Page;
}

/** A game in play: what can be marked, and what follows from it. */
export interface PlayModel<Side> {
  turn: { noun: 'turn' | 'round'; by: 'match' | 'side' };
  /** The rows of a side, in the order of the roster; none for what was lost before the battle. */
  rows: (force: Side) => Row[];
  trackers: readonly Tracker<Side>[];
  actions: readonly Action<Side>[];
  /** What the results of attacks mark; their odds and dice are in the game's `attacks`. */
  attacks: readonly AttackAction<Side>[];
  /** The boxes that a row shows in the list: tokens. */
  tokens?: string;
  /** The mark that a row has acted, set with one tap in the list, by its action where it has one. */
  acted?: { tracker: string; to: Value };
  /** A counter of the order in which rows act, in the list: one tap gives the next place by an action, or clears it. */
  sequence?: { tracker: string; act: string };
  /** What the book leaves to the players, sentence by sentence: nothing of it is guessed. */
  open: readonly string[];
  /** What of that they should agree on before they begin. */
  agree?: string;
  /** Where a turn is, by the marks; pure. */
  course: (view: MatchView<Side>) => Course;
  /** The page of the expected minutes, for a game whose sides have a value `minutes`. */
  minutesPage?: Page;
  /** The weapons of a row with what is left of them, where its losses change them. */
  weapons?: (view: RowView<Side>) => readonly RowWeapon[];
  /** The special rules of a row. */
  rules?: (place: RowPlace<Side>) => readonly RowRule[];
  /** Pure, and never throws, whatever is marked. */
  derive: {
    row: (view: RowView<Side>) => DerivedRow;
    side: (view: SideView<Side>) => Derived;
    match: (view: MatchView<Side>) => Derived;
    /** What whole tables of a side's sheet say now, where that is more than its rows and facts. */
    paper?: (view: SideView<Side>) => TablesNow;
  };
}

/** A game in play with types that only its own rooms know. */
// biome-ignore lint/suspicious/noExplicitAny: games of many types; each is consistent in itself
export type AnyPlayModel = PlayModel<any>;
