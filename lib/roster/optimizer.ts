import type { Entry } from './collection';

/**
 * A sum over the variables of a program that has to keep to bounds. Variables are whole numbers: how many are fielded
 * of each entry, in the order of the entries, and then the program's helpers.
 */
export interface Row {
  /** What it asks, in a few words: "mech cap 6". Null where it follows from the program itself. */
  says: string | null;
  of: readonly number[];
  least?: number;
  most?: number;
}

/** What may be fielded under one choice of what else there is to choose: a CHQ, a discount. */
export interface Program<Force = unknown> {
  /** What the force costs: this, and so much for each of every variable. */
  base: number;
  cost: readonly number[];
  /** The most of each helper: a variable that is not fielded. */
  helpers: readonly number[];
  rows: readonly Row[];
  /** The force that fields so many of each entry. */
  force: (fielded: readonly number[]) => Force;
}

/** Everything that a legal force may be. */
export interface Task<Force = unknown> {
  /** The most points that the force may cost, and the fewest; null where none are agreed. */
  limit: number | null;
  least: number | null;
  /** Each legal force is in one of these, or one that is as good. */
  programs: readonly Program<Force>[];
}

/** A game as the optimizer knows it. */
export interface OptimizerModel<Force = unknown, SystemPack = unknown, Element = unknown> {
  /** A force with nothing in it, as the pack asks for it. */
  begin: (pack: SystemPack | null) => Force;
  /** The rules that the rows hold: what other rules find in a force of one model, they find in every force with it. */
  held: ReadonlySet<string>;
  /** What a model of an entry is called. */
  called: (entry: Entry<Element>) => string;
  /** What was chosen besides what is fielded, in a few words each: who leads. */
  chosen: (force: Force) => string[];
  /** The force with a single model of an entry. */
  alone: (force: Force, entry: Entry<Element>) => Force;
  /** All that may be made of a force with nothing in it and of these entries, each of which may be fielded. */
  task: (force: Force, pack: SystemPack | null, entries: readonly Entry<Element>[]) => Task<Force>;
}

/** A model whose types only its own game needs to know. */
// biome-ignore lint/suspicious/noExplicitAny: as with AnyGameSystem
export type AnyOptimizerModel = OptimizerModel<any, any, any>;
