import type { Entry } from '@/lib/roster/collection/collection';
import type { Constraint } from '@/lib/roster/collection/optimizer';
import { FORCE_SIZE } from '@/lib/roster/limits';
import { counted } from '@/lib/roster/text/words';
import { mechUpgrade } from '../catalogue/mech';
import { BURNING_POINTS } from '../evaluate/evaluate';
import { evaluateElement } from '../evaluate/evaluate-elements';
import type { Settings } from '../evaluate/settings';
import type { Collected, Force } from '../force';
import type { HorizonWarsPack } from '../pack';
import { countedType, typeName } from '../paper/text';
import { QUOTA_POINTS } from '../rules/chq';

/** The constraints of a force's rules at the prices of a program, other than its points bounds. */
export function constraintsOf(
  fielded: readonly CandidateModel[],
  prices: PricedProgram,
  setting: BuildContext,
): Constraint[] {
  const { force, pack, settings } = setting;
  const sumOf = (of: (each: CandidateModel) => number) => [
    ...fielded.map(of),
    ...prices.helpers.map(() => 0),
  ];
  const isMech = ({ kind }: CandidateModel) => kind === 'mech';
  const all = sumOf(() => 1);
  const constraints: Constraint[] = [{ label: null, coefficients: all, least: 1, most: FORCE_SIZE }];
  if (settings.mechCap !== null)
    constraints.push({
      label: `mech cap ${settings.mechCap}`,
      coefficients: sumOf((each) => (isMech(each) ? each.cost : 0)),
      most: settings.mechCap,
    });
  if (prices.chq !== null) constraints.push(quota(prices.chq, sumOf, prices, setting));
  const { oneIn } = mechUpgrade('engineer');
  const part = settings.rulings['engineer-ratio'] === 'per-five-or-part';
  constraints.push({
    label: `one engineer in ${oneIn} mechs`,
    coefficients: sumOf(({ engineer, kind }) => (engineer ? (oneIn ?? 1) : 0) - (kind === 'mech' ? 1 : 0)),
    most: part ? (oneIn ?? 1) - 1 : 0,
  });
  if (force.era === 'colonial-war')
    constraints.push({
      label: 'mechs at most half of the force presence',
      coefficients: sumOf((each) => (isMech(each) ? each.presence : -each.presence)),
      most: 0,
    });
  if (force.era === 'new-colonial-age' && force.allegiance === 'martian')
    constraints.push({
      label: 'aircraft at most a fifth of the force presence',
      coefficients: sumOf(({ kind, presence }) => (kind === 'aircraft' ? 4 : -1) * presence),
      most: 0,
    });
  if (pack?.maxElements !== undefined)
    constraints.push({
      label: `at most ${counted(pack.maxElements, 'element')}`,
      coefficients: all,
      most: pack.maxElements,
    });
  for (const [id, most] of Object.entries(pack?.most ?? {}))
    constraints.push({
      label: `at most ${countedType(id, most)}`,
      coefficients: sumOf(indicator(({ type, kind }) => (type ?? kind) === id)),
      most,
    });
  return constraints;
}

/** The CHQ's quota for the force's points (p.57), rounded down. */
function quota(
  chq: string,
  sumOf: (of: (each: CandidateModel) => number) => number[],
  { base, cost }: PricedProgram,
  { settings: { rulings, limit } }: BuildContext,
): Constraint {
  const label = `quota of a ${typeName(chq)} CHQ`;
  const present = sumOf(indicator(({ type }) => type === chq));
  if (rulings['chq-quota-basis'] === 'limit' && limit !== null)
    return { label, coefficients: present, least: Math.floor(limit / QUOTA_POINTS) };
  return {
    label,
    coefficients: present.map((each, at) => QUOTA_POINTS * each - (cost[at] ?? 0)),
    least: base - (QUOTA_POINTS - 1),
  };
}

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
const indicator =
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

/** The part of an entry's model that the rules of a whole force depend on. */
export interface CandidateModel {
  kind: Collected['kind'];
  /** Its conventional type; null for mechs and aircraft. */
  type: string | null;
  presence: number;
  /** Points when it is not the CHQ. */
  cost: number;
  ace: boolean;
  engineer: boolean;
}

/** The models of entries, at their prices under a CHQ of a type (p.58). */
export function candidateModelsUnder(
  chq: string | null,
  entries: readonly Entry<Collected>[],
  settings: Settings,
): CandidateModel[] {
  const leader =
    chq === null ? undefined : { id: '', name: '', kind: 'conventional' as const, type: chq, chq: true };
  const evaluateContext = { settings, chq: leader, raises: new Map() };
  return entries.map(({ element }) => {
    const { kind, type, presence, cost, ace, mechUpgrades } = evaluateElement(
      { ...element, id: '', name: '', chq: false },
      '',
      evaluateContext,
    );
    const engineer = mechUpgrades.some(({ record }) => record.id === 'engineer');
    return { kind, type: type?.id ?? null, presence, cost, ace, engineer };
  });
}
