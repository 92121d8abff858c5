import type { Row } from '@/lib/roster/optimizer';
import type { Force } from '../force';
import type { HorizonWarsPack } from '../pack';
import { BURNING_POINTS } from '../reckon';
import type { Settings } from '../settings';
import type { Fielded } from './fielded';

/** What a force is built for. */
export interface Setting {
  force: Force;
  pack: HorizonWarsPack | null;
  settings: Settings;
}

/** A program without what the whole force has to keep to. */
export interface Prices {
  /** Who leads: a conventional type, or none. */
  chq: string | null;
  base: number;
  cost: number[];
  helpers: number[];
  rows: Row[];
}

/** What a force may cost with a CHQ of a type, or none: one for each way that the discounts of its era may come out. */
export function programsUnder(
  chq: string | null,
  fielded: readonly Fielded[],
  { force, settings }: Setting,
): Prices[] {
  const costs = fielded.map(({ cost }) => cost);
  // The CHQ is one of its type, and is free (p.57).
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

/** 1 where it is so, 0 where not. */
export const is =
  <Item>(so: (item: Item) => boolean) =>
  (item: Item): number =>
    so(item) ? 1 : 0;

/** A point off where one of these is fielded (p.109). */
function withOrWithout(plain: Prices, of: number[]): Prices[] {
  const without = { ...plain, rows: [...plain.rows, { says: null, of, most: 0 }] };
  if (of.every((each) => each === 0)) return [plain];
  return [{ ...plain, base: plain.base - 1, rows: [...plain.rows, { says: null, of, least: 1 }] }, without];
}

/**
 * A point off for each full 6 of conventional elements, up to the P of the mechs or their number (p.100): a helper is
 * the points, where the mechs have room for them; where they do not, that room is.
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
