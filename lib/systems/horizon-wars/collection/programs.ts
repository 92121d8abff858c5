import type { Row } from '@/lib/roster/optimizer';
import { BURNING_POINTS } from '../evaluate/evaluate';
import type { Settings } from '../evaluate/settings';
import type { Force } from '../force';
import type { HorizonWarsPack } from '../pack';
import type { Fielded } from './candidate-models';

/** What a force is built for: its settings and pack. */
export interface Setting {
  force: Force;
  pack: HorizonWarsPack | null;
  settings: Settings;
}

/** A program without the rows of the whole force's rules. */
export interface Prices {
  /** The CHQ's conventional type; null for a mech or none. */
  chq: string | null;
  base: number;
  cost: number[];
  helpers: number[];
  rows: Row[];
}

/** Prices under a CHQ of a type, or none: one program for each possible outcome of the era's discounts. */
export function programsUnder(
  chq: string | null,
  fielded: readonly Fielded[],
  { force, settings }: Setting,
): Prices[] {
  const costs = fielded.map(({ cost }) => cost);
  // The CHQ is one of this type, and is free (p.57).
  const own = fielded.find(({ type }) => type === chq)?.cost ?? 0;
  const free = chq === null ? 0 : own;
  const leads: Row[] =
    chq === null ? [] : [{ says: null, of: fielded.map(is(({ type }) => type === chq)), least: 1 }];
  const plain: Prices = { chq, base: -free, cost: costs, helpers: [], rows: leads };
  if (force.era === 'burning') return burning(plain, fielded, free, settings);
  if (force.era !== 'new-colonial-age') return [plain];
  if (force.allegiance === 'martian')
    return withOrWithout(plain, fielded.map(is(({ kind, presence }) => kind === 'mech' && presence === 1)));
  if (force.allegiance === 'venusian')
    return withOrWithout(plain, fielded.map(is(({ kind, ace }) => kind === 'aircraft' && ace)));
  return [plain];
}

/** Makes a predicate return 1 or 0. */
export const is =
  <Item>(test: (item: Item) => boolean) =>
  (item: Item): number =>
    test(item) ? 1 : 0;

/** A point off if one of these is fielded (p.109). */
function withOrWithout(plain: Prices, of: number[]): Prices[] {
  const without = { ...plain, rows: [...plain.rows, { says: null, of, most: 0 }] };
  if (of.every((each) => each === 0)) return [plain];
  return [{ ...plain, base: plain.base - 1, rows: [...plain.rows, { says: null, of, least: 1 }] }, without];
}

/**
 * A point off per full 6 points of conventional elements, up to the P of the mechs or their number (p.100). In the
 * first program a helper is the points earned, at most what the mechs can take; in the second they take all they can.
 */
function burning(plain: Prices, fielded: readonly Fielded[], free: number, settings: Settings): Prices[] {
  const room = fielded.map(({ kind, presence }) => {
    if (kind !== 'mech') return 0;
    return settings.rulings['burning-points'] === 'one-per-mech' ? 1 : presence;
  });
  if (room.every((each) => each === 0)) return [plain];
  const points = fielded.map(({ type, cost }) => (type === null ? 0 : cost));
  const earned: Prices = {
    ...plain,
    cost: [...plain.cost, -1],
    helpers: [9999],
    rows: [
      ...plain.rows.map((row) => ({ ...row, of: [...row.of, 0] })),
      { says: null, of: [...points, -BURNING_POINTS], least: free, most: free + BURNING_POINTS - 1 },
      { says: null, of: [...room, -1], least: 0 },
    ],
  };
  const full: Prices = {
    ...plain,
    cost: plain.cost.map((cost, at) => cost - (room[at] ?? 0)),
    rows: [
      ...plain.rows,
      { says: null, of: points.map((each, at) => each - BURNING_POINTS * (room[at] ?? 0)), least: free },
    ],
  };
  return [earned, full];
}
