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
  /** The force of so many of each variable. */
  force: (counts: readonly number[]) => Force;
}

/** Everything that a legal force may be. */
export interface Task<Force = unknown> {
  /** The most points that the force may cost, and the fewest; null where none are agreed. */
  limit: number | null;
  least: number | null;
  /** Each legal force is in one of these, or one that is as good; unless it is partial. */
  programs: readonly Program<Force>[];
  partial?: boolean;
}

/** What is asked of a force: its limit, and fields of it by their names in the roster file. */
export interface Asked extends Readonly<Record<string, unknown>> {
  /** The most that it may cost; what the pack says where it is left out. */
  limit?: number | null;
}

/** A way to begin a force: one for each choice that all of it goes by, such as a faction. */
export interface Beginning<Element = unknown> {
  /** The force with nothing in it, as a file has it. */
  force: object;
  /** May a model of an entry be in it, as far as that choice goes? All may where it is left out. */
  fits?: (entry: Entry<Element>) => boolean;
  /** Not every legal force that begins so is looked at: nothing that comes of it is proven. */
  partial?: boolean;
}

/** A field of the force that a player may ask for besides its limit. */
export interface Choice {
  /** Its name in the roster file. */
  field: string;
  label: string;
  /** What comes of leaving it open: "The best". */
  open: string;
  options: readonly { id: string; name: string }[];
}

/** A game as the optimizer knows it. */
export interface OptimizerModel<Force = unknown, SystemPack = unknown, Element = unknown> {
  /** What the limit is called, and how high it is as a rule; null for none. */
  limit: { label: string; usual: number | null };
  /** What else may be asked for of these entries; nothing where it is left out. */
  choices?: (pack: SystemPack | null, entries: readonly Entry<Element>[]) => readonly Choice[];
  /** Every way to begin that a legal force from these entries may need, as the pack and the player ask for it. */
  begin: (
    pack: SystemPack | null,
    asked: Asked,
    entries: readonly Entry<Element>[],
  ) => readonly Beginning<Element>[];
  /** What keeps models of several beginnings apart, in a few words: "one faction". */
  apart?: string;
  /** Costs are numbers of units: the game has no points. */
  inUnits?: true;
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
  /** What else a player might ask for where nothing legal comes of what was asked: another era. */
  otherwise?: (asked: Asked, pack: SystemPack | null) => readonly Alternative[];
}

/** Another thing to ask for. */
export interface Alternative {
  asked: Asked;
  /** What is other about it: "in the Burning". */
  says: string;
  /** How far it is from what was asked, in the costs of edits. */
  cost: number;
}

/** A model whose types only its own game needs to know. */
// biome-ignore lint/suspicious/noExplicitAny: as with AnyGameSystem
export type AnyOptimizerModel = OptimizerModel<any, any, any>;
