import { chqMatrix, chqModifier, conventionalType } from './catalogue';
import type { Draft } from './edit';
import { conventionalDraft } from './presets';

/** How a CHQ of one type changes what an element of another costs, in points. */
export interface PriceChange {
  type: string;
  by: number;
}

/** A conventional type that may lead the force. */
export interface ChqChoice {
  type: string;
  name: string;
  /** It as the CHQ. */
  draft: Draft;
  /** Elements of its own type that a force of the limit needs, itself counted; null where there is no limit. */
  quota: number | null;
  /** What costs less and more under it, the greatest change first. */
  cheaper: PriceChange[];
  dearer: PriceChange[];
}

/** Points for each of which the force needs another element of the CHQ's type (p.57). */
export const QUOTA_POINTS = 5;

/** The conventional types that may be the CHQ, in the order of the matrix, with all that they change (p.57-58). */
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
