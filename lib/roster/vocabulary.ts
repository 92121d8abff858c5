import type { Finding } from './rule';

/** One change of a force in a player's words, and how far it departs from what the player wanted. */
export interface Edit<Force = unknown> {
  /** Public name of what it does: `remove`, `chq`. */
  kind: string;
  /** Ids of the elements it is about; none where it is about the whole force. */
  elements: readonly string[];
  /** A whole number, at least 1. */
  cost: number;
  /** Tells it from the other edits of its force, and is the same in the forces that other edits make of it. */
  key: string;
  /** What it does, in a player's words without a full stop; the elements are called as `called` says. */
  text: (called: (id: string) => string) => string;
  /** What of the force it changes, as tags of the game's own: at least all that a finding may hang on. */
  touches: readonly string[];
  /** The force after it; the same object where it changes nothing. What refers to something removed goes with it. */
  apply: (force: Force) => Force;
}

/** Something that has to be done before a finding can go. */
export interface Need {
  /**
   * Its support: while no edit touches one of these tags, the finding stays. That holds also for edits that other
   * edits make possible. Null where any edit may matter.
   */
  tags: readonly string[] | null;
  /** What the edits that touch these tags cost together at least, in any fix. */
  least: number;
  /** What they cost as a rule, where `least` is far from it: shows a search whether it comes nearer. */
  about?: number;
  /** Is `least` often too little, as of a sum? A search turns to such needs first. */
  loose?: boolean;
  /** The ways of bringing a sum down, one of which any fix takes; `least` is what the cheapest costs by itself. */
  ways?: readonly SumWay[];
}

/** A way of bringing a sum down by elements that cost less, perhaps after one edit that changes what all of them cost. */
export interface SumWay {
  /** What that edit costs at least; 0 where there is none. */
  first: number;
  /** The tags that it touches, one of these. */
  opens: readonly string[];
  /** How much the elements have to save then. */
  amount: number;
  /** By element, the most that edits of it save together for what they cost together. */
  savings: ReadonlyMap<string, readonly Saving[]>;
  /** What edits cost at least, besides the first, where no more than so many points are saved; the dearest first. */
  floors: readonly Saving[];
}

export interface Saving {
  points: number;
  cost: number;
}

/** What the edits of a kind do, and how far each departs from what the player wanted. */
export interface EditKind {
  cost: number;
  /** What those cost that go further at once. */
  further?: number;
  /** Each sets one thing to the last number of its text: a later one on the same thing takes the place of an earlier. */
  sets?: true;
  /** In a player's words, without a full stop. */
  about: string;
}

/** Every edit that a game knows, and what its rules hang on. */
export interface Vocabulary<Force = unknown, Reckoning = unknown> {
  /** The kinds of its edits, by their public names. */
  kinds: Readonly<Record<string, EditKind>>;
  /**
   * Every edit of a force, whatever is wrong with it, in a fixed order; of those that touch none of the wanted tags any
   * may be left out.
   */
  edits: (reckoning: Reckoning, wanted?: ReadonlySet<string>) => Edit<Force>[];
  /** The ids of a force's elements in their order; none where the force is one thing. */
  elements: (force: Force) => string[];
  /** The force without an element, and without what refers to it. */
  without: (force: Force, id: string) => Force;
  /** What a finding of a rule asks for: all of these. Null where nothing is declared for the rule. */
  needs: (rule: string, finding: Finding, reckoning: Reckoning) => Need[] | null;
}

/** A vocabulary whose types only its own game needs to know. */
// biome-ignore lint/suspicious/noExplicitAny: as with AnyGameSystem
export type AnyVocabulary = Vocabulary<any, any>;
