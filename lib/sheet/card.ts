import type { UnitSymbol } from '@/lib/symbols/unit-symbol';
import type { Sheet, SheetBoxes, SheetFact } from './sheet';

/** An element or a unit on a card of its own, to cut out and lay on the table. */
export interface SheetCard {
  /** What it is called. */
  title: string;
  /** Drawn before the title. */
  symbol?: UnitSymbol;
  /** What it is and what it costs, in a few words: "P2 mech · 3 points". */
  what: string;
  /** What a line of a chat says of it, the most important first: "8 figs"; left out of what is no element by itself. */
  brief?: string[];
  /** What sets it apart, each a word or few: CHQ, Ace, a squadron, who carries it. */
  marks: string[];
  /** The stat line, in the game's order; set large. */
  stats: CardStat[];
  /** Special rules, upgrades, weapons: each with what it does in a line, from the game's data. */
  lines: CardLine[];
  /** What is ticked off in play: damage, stuns, uses of an upgrade. */
  boxes: CardBoxes[];
}

export interface CardStat extends SheetFact {
  /** Small, below the value: what a raised stat was, an aircraft's bonus. */
  small?: string;
  /** Differs from the stat as printed in the book. */
  strong?: boolean;
}

export interface CardLine {
  name: string;
  /** "" where the name says it all. */
  effect: string;
}

export interface CardBoxes extends SheetBoxes {
  /** What the boxes count: "Damage". */
  label: string;
}

/** The cards of a force, printed nine to a page. */
export interface CardDeck {
  /** The force's name. */
  title: string;
  /** The game's name. */
  system: string;
  /** Name of the player, "" where none is given. */
  player: string;
  cards: SheetCard[];
}

/** One part of a printed document: a sheet, or the cards of a force. */
export type Paper = Sheet | CardDeck;

export const isDeck = (paper: Paper): paper is CardDeck => 'cards' in paper;
