import type { CurveChart } from '@/lib/odds/chart';
import type { Page } from '@/lib/roster/rule';
import type { UnitSymbol } from '@/lib/symbols/unit-symbol';
import type { Sheet, SheetBoxes, SheetFact } from './sheet';

/** A card for an element or a unit, to cut out and put on the table. */
export interface SheetCard {
  /** The name of the element. */
  title: string;
  /** Drawn before the title. */
  symbol?: UnitSymbol;
  /** What it is and what it costs, in a few words: "P2 mech · 3 points". */
  what: string;
  /** What a line of a chat says about it; omitted if it is not an element. */
  brief?: CardBrief;
  /** What distinguishes it, in a word or a few each: CHQ, Ace, a squadron, its transport. */
  marks: string[];
  /** The stat line, in the game's order; set large. */
  stats: CardStat[];
  /** Special rules, upgrades, weapons: each with its effect in a line, from the game's data. */
  lines: CardLine[];
  /** Drawn below the lines: the odds of its attack by distance. */
  chart?: CurveChart;
  /** Boxes to tick in play: damage, stuns, uses of an upgrade. */
  boxes: CardBoxes[];
}

/** What an element is in few words: its kind and rank first, then the rest, the least important last. */
export interface CardBrief {
  kind: string;
  /** What commands the force: "CHQ". */
  rank?: string | undefined;
  /** Cost, strength, upgrades, its place. */
  details: string[];
}

export interface CardStat extends SheetFact {
  /** Small text below the value: the original of a raised stat, an aircraft's bonus. */
  small?: string;
  /** Whether it differs from the stat printed in the book. */
  strong?: boolean;
}

export interface CardLine {
  name: string;
  /** "" if the name is enough. */
  effect: string;
  /** Where the book has it; omitted if the player's own cards alone do. */
  page?: Page;
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
  /** Name of the player, "" if there is none. */
  player: string;
  cards: SheetCard[];
}

/** One part of a printed document: a sheet, or the cards of a force. */
export type Paper = Sheet | CardDeck;

export const isDeck = (paper: Paper): paper is CardDeck => 'cards' in paper;

/** A slip on which two players write the result of their game. */
export interface ResultSlip {
  table: string;
  /** "Round 2 of 5". */
  round: string;
  sides: readonly [SlipSide, SlipSide];
}

export interface SlipSide {
  name: string;
  /** A team or club, "" for none. */
  team: string;
}

/** Slips to print, several to a page, and to cut out. */
export interface SlipPile {
  /** The name of the event. */
  title: string;
  slips: ResultSlip[];
}

/** What can be printed as PDF: papers of rosters, and slips. */
export type Printable = Paper | SlipPile;

export const isSlipPile = (printable: Printable): printable is SlipPile => 'slips' in printable;
