import type { Paper } from './card';

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
