import { chqMatrix, chqModifier, conventionalType } from '../catalogue/catalogue';
import type { Draft } from './edit';
import { conventionalDraft } from './presets';

/** By how many points a CHQ of one type changes the cost of an element of another. */
export interface PriceChange {
  type: string;
  by: number;
}

/** A conventional type that may lead the force. */
export interface ChqChoice {
  type: string;
  name: string;
  /** An element of the type, flagged as CHQ. */
  draft: Draft;
  /** Elements of its type that a force at the limit needs, including the CHQ; null without a limit. */
  quota: number | null;
  /** Types that cost less and more under it, largest change first. */
  cheaper: PriceChange[];
  dearer: PriceChange[];
}

/** The force needs one element of the CHQ's type per this many points (p.57). */
export const QUOTA_POINTS = 5;

/** The conventional types that may be the CHQ, in matrix order, with the price changes of each (p.57-58). */
export const chqChoices = (limit: number | null): ChqChoice[] =>
  chqMatrix.columns.map((type) => {
    const changes = chqMatrix.rows
      .map((row) => ({ type: row.type, by: chqModifier(row.type, type) }))
      .sort((a, b) => Math.abs(b.by) - Math.abs(a.by));
    return {
      type,
      name: conventionalType(type).name,
      draft: { ...conventionalDraft(type), chq: true },
      quota: limit === null ? null : Math.max(1, Math.floor(limit / QUOTA_POINTS)),
      cheaper: changes.filter(({ by }) => by < 0),
      dearer: changes.filter(({ by }) => by > 0),
    };
  });
