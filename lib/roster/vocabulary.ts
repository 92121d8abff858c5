import type { Finding } from './rule';

/** One change of a force in a player's words, and how far it departs from what the player wanted. */
export interface Edit<Force = unknown> {
  /** Public name of what it does: `remove`, `chq`. */
  kind: string;
  /** Ids of the elements it changes; none if it changes the whole force. */
  elements: readonly string[];
  /** A whole number, at least 1. */
  cost: number;
  /** Unique among the edits of a force, and stable across the forces that other edits lead to. */
  key: string;
  /** Says what it does, in a player's words without a full stop; `called` returns the label of an element. */
  text: (called: (id: string) => string) => string;
  /** What it changes, as tags of the game: at least all that a finding may hang on. */
  touches: readonly string[];
  /** Returns the edited force; the same object if nothing changes. References to removed elements are removed too. */
  apply: (force: Force) => Force;
}

/** Something that has to be done before a finding can go. */
export interface Need {
  /**
   * Its support: until an edit touches one of these tags, the finding stays. That also holds for edits that other
   * edits make possible. Null if any edit may matter.
   */
  tags: readonly string[] | null;
  /** A lower bound on the total cost of the edits that touch these tags, in any fix. */
  least: number;
  /** Their typical cost, if `least` is far from it: shows a search whether it makes progress. */
  about?: number;
  /** Whether `least` is often far too low, as for a sum; a search handles these needs first. */
  loose?: boolean;
  /** The ways to lower a sum, one of which every fix takes; `least` is what the cheapest costs by itself. */
  ways?: readonly SumWay[];
}

/** A way to lower a sum by making elements cheaper, possibly after one edit that changes the cost of all of them. */
export interface SumWay {
  /** The least that edit costs; 0 if there is none. */
  first: number;
  /** Tags, one of which that edit touches. */
  opens: readonly string[];
  /** How much the elements have to save after it. */
  amount: number;
  /** By element, the most points that its edits save together, for their total cost. */
  savings: ReadonlyMap<string, readonly Saving[]>;
  /** Lower bounds on the cost of the edits after the first that save at most these points; the dearest first. */
  floors: readonly Saving[];
}

export interface Saving {
  points: number;
  cost: number;
}

/** A kind of edit: what it does, and how far it departs from what the player wanted. */
export interface EditKind {
  cost: number;
  /** The cost of edits of this kind that go further in one step. */
  further?: number;
  /** Whether each sets one thing to the last number of its text, so that a later one replaces an earlier one. */
  sets?: true;
  /** In a player's words, without a full stop. */
  about: string;
}

/** Every edit of a game, and what its rules hang on. */
export interface Vocabulary<Force = unknown, Reckoning = unknown> {
  /** The kinds of its edits, by their public names. */
  kinds: Readonly<Record<string, EditKind>>;
  /**
   * Returns every edit of a force, whatever is wrong with it, in a fixed order; edits that touch none of the wanted
   * tags may be left out.
   */
  edits: (reckoning: Reckoning, wanted?: ReadonlySet<string>) => Edit<Force>[];
  /** Returns the ids of a force's elements, in order; none if the force is a single thing. */
  elements: (force: Force) => string[];
  /** Returns the force without an element and the references to it. */
  without: (force: Force, id: string) => Force;
  /** Returns the needs of a rule's finding, all of which must be met; null if the rule declares none. */
  needs: (rule: string, finding: Finding, reckoning: Reckoning) => Need[] | null;
}

/** A vocabulary with types that only its own game knows. */
// biome-ignore lint/suspicious/noExplicitAny: as with AnyGameSystem
export type AnyVocabulary = Vocabulary<any, any>;
