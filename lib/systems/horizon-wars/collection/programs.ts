import type { Constraint } from '@/lib/roster/optimizer';
import { BURNING_POINTS } from '../evaluate/evaluate';
import type { Settings } from '../evaluate/settings';
import type { Force } from '../force';
import type { HorizonWarsPack } from '../pack';
import type { CandidateModel } from './candidate-models';

/** What a force is built for: its settings and pack. */
export interface BuildContext {
  force: Force;
  pack: HorizonWarsPack | null;
  settings: Settings;
}

/** A program without the constraints of the whole force's rules. */
export interface PricedProgram {
  /** The CHQ's conventional type; null for a mech or none. */
  chq: string | null;
  base: number;
  cost: number[];
  helpers: number[];
  constraints: Constraint[];
}

/** Prices under a CHQ of a type, or none: one program for each possible outcome of the era's discounts. */
export function programsForChq(
  chq: string | null,
  fielded: readonly CandidateModel[],
  { force, settings }: BuildContext,
): PricedProgram[] {
  const costs = fielded.map(({ cost }) => cost);
  // The CHQ is one of this type, and is free (p.57).
  const own = fielded.find(({ type }) => type === chq)?.cost ?? 0;
  const free = chq === null ? 0 : own;
  const leads: Constraint[] =
    chq === null
      ? []
      : [{ label: null, coefficients: fielded.map(indicator(({ type }) => type === chq)), least: 1 }];
  const plain: PricedProgram = { chq, base: -free, cost: costs, helpers: [], constraints: leads };
  if (force.era === 'burning') return burning(plain, fielded, free, settings);
  if (force.era !== 'new-colonial-age') return [plain];
  if (force.allegiance === 'martian')
    return withOrWithout(
      plain,
      fielded.map(indicator(({ kind, presence }) => kind === 'mech' && presence === 1)),
    );
  if (force.allegiance === 'venusian')
    return withOrWithout(plain, fielded.map(indicator(({ kind, ace }) => kind === 'aircraft' && ace)));
  return [plain];
}

/** Makes a predicate return 1 or 0. */
export const indicator =
  <Item>(test: (item: Item) => boolean) =>
  (item: Item): number =>
    test(item) ? 1 : 0;

/** A point off if one of these is fielded (p.109). */
function withOrWithout(plain: PricedProgram, of: number[]): PricedProgram[] {
  const without = {
    ...plain,
    constraints: [...plain.constraints, { label: null, coefficients: of, most: 0 }],
  };
  if (of.every((each) => each === 0)) return [plain];
  return [
    {
      ...plain,
      base: plain.base - 1,
      constraints: [...plain.constraints, { label: null, coefficients: of, least: 1 }],
    },
    without,
  ];
}

/**
 * A point off per full 6 points of conventional elements, up to the P of the mechs or their number (p.100). In the
 * first program a helper is the points earned, at most what the mechs can take; in the second they take all they can.
 */
function burning(
  plain: PricedProgram,
  fielded: readonly CandidateModel[],
  free: number,
  settings: Settings,
): PricedProgram[] {
  const room = fielded.map(({ kind, presence }) => {
    if (kind !== 'mech') return 0;
    return settings.rulings['burning-points'] === 'one-per-mech' ? 1 : presence;
  });
  if (room.every((each) => each === 0)) return [plain];
  const points = fielded.map(({ type, cost }) => (type === null ? 0 : cost));
  const earned: PricedProgram = {
    ...plain,
    cost: [...plain.cost, -1],
    helpers: [9999],
    constraints: [
      ...plain.constraints.map((constraint) => ({
        ...constraint,
        coefficients: [...constraint.coefficients, 0],
      })),
      {
        label: null,
        coefficients: [...points, -BURNING_POINTS],
        least: free,
        most: free + BURNING_POINTS - 1,
      },
      { label: null, coefficients: [...room, -1], least: 0 },
    ],
  };
  const full: PricedProgram = {
    ...plain,
    cost: plain.cost.map((cost, at) => cost - (room[at] ?? 0)),
    constraints: [
      ...plain.constraints,
      {
        label: null,
        coefficients: points.map((each, at) => each - BURNING_POINTS * (room[at] ?? 0)),
        least: free,
      },
    ],
  };
  return [earned, full];
}
