import type { Figures, Side as OddsSide, Situation, SituationField } from '@/lib/odds/model';
import type { RowPlace, RowView } from './model';

/** An attack that is being resolved, or a roll that a row makes alone. */
export interface Asked<Side> {
  /** Who makes it, as the match stands. */
  a: RowView<Side>;
  /** The target in the match; null for none, and for one that is known by its figures alone. */
  b: RowView<Side> | null;
  /** The same two for the odds: with their figures as they are now. */
  attacker: OddsSide<Side>;
  target: OddsSide<Side>;
  /** What is set for it, by field of its kind; what is missing is as it starts. */
  situation: Situation;
}

/** Dice that are rolled together. */
export interface Roll {
  id: string;
  label: string;
  count: number;
  sides: number;
  /** How many of them may be rolled again, and by what: "Ace". */
  again?: { count: number; by: string };
}

/** What was rolled, by the id of the roll. */
export type Dice = Readonly<Record<string, readonly number[]>>;

/** The numbers of a result by id: hits, damage. */
export type Result = Readonly<Record<string, number>>;

/** A number of the result, which is read from the dice or typed. */
export interface ResultField {
  id: string;
  label: string;
  /** Not drawn as a number but as yes or no. */
  isYes?: true;
}

/** How an attack, or a roll of a row alone, is resolved in a match. */
export interface Resolution<Side> {
  /** The kind of attack in the odds of the game; of a roll without odds, the id of its action. */
  kind: string;
  /** The action that marks it: one of the game's attacks, or of its row actions if it has no target. */
  action: string;
  /** What is set for a roll without odds; that of others is in their kind. */
  fields?: SituationField[];
  /** Whether a row can make it, by its type; omitted for always. */
  on?: (place: RowPlace<Side>) => boolean;
  /** What the marks of both say about the situation, by field. */
  situation?: (a: RowView<Side>, b: RowView<Side> | null) => Situation;
  /** The dice in the order in which they are rolled; what is rolled later may depend on earlier dice. */
  rolls: (asked: Asked<Side>, dice: Dice) => readonly Roll[];
  /** What dice come to before it is marked; none where the inputs of the action say as much. */
  results: (asked: Asked<Side>) => readonly ResultField[];
  /** What complete dice come to, and how, as sentences. */
  read: (asked: Asked<Side>, dice: Dice) => { result: Result; because: string[] };
  /** The inputs of the action that a result suggests; each can be changed before it is marked. */
  propose: (asked: Asked<Side>, result: Result) => Readonly<Record<string, unknown>>;
}

/** The attacks of a game in a match. */
export interface Attacks<Side> {
  /** A row as the odds of its game know it: its id there, and its figures as they are now. */
  fighter: (view: RowView<Side>) => { id: string; now: Figures };
  resolutions: readonly Resolution<Side>[];
}

/** The attacks of a game with types that only its own rooms know. */
// biome-ignore lint/suspicious/noExplicitAny: games of many types; each is consistent in itself
export type AnyAttacks = Attacks<any>;

/** A row for the odds of its game. */
export const oddsSideOf = <Side>(attacks: Attacks<Side>, view: RowView<Side>): OddsSide<Side> => ({
  force: view.force,
  ...attacks.fighter(view),
});
