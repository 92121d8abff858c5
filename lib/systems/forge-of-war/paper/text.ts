import { counted, inList, minus, numbered } from '@/lib/roster/text/words';
import { printedPlay, troopOf, unitTypeOf } from '../catalogue/catalogue';
import type { Change } from '../evaluate/evaluate-units';
import type { Mount, Role, Unit, WeightOfFire } from '../force';

/** The names of a unit's values (3.1). */
export const valueNames = {
  cv: 'Command value',
  sv: 'Shooting value',
  fv: 'Fighting value',
  attacks: 'Attacks',
  av: 'Armour value',
  facing: 'Facing',
  w: 'Wounds',
} as const;

export const roleNames: Record<Role, string> = {
  unit: 'Unit',
  leader: 'Leader',
  'command-squad': 'Command squad',
  'force-commander': 'Force commander',
};

/** The names of mounts (10.2). */
export const mountNames: Record<Mount, string> = {
  turret: 'Turret',
  pintle: 'Pintle',
  sponson: 'Sponson',
  hull: 'Hull',
};

/** What an unnamed unit is called: its generic troop, else its type. */
export const kindName = ({ troop, type }: Pick<Unit, 'troop' | 'type'>): string =>
  troop === undefined ? unitTypeOf(type).name : troopOf(troop).name;

/** The label of each unit: its name, else its kind; equal ones are numbered in order. */
export const labelsOf = (units: readonly Unit[]): string[] =>
  numbered(units.map((unit) => unit.name.trim() || kindName(unit)));

/** A number of figures: "1 figure", "10 figures". */
export const figuresText = (count: number): string => counted(count, 'figure');

/** Dice per figure: "3", "2 infantry, 3 horde, 1 vehicle", `2 dice to 12", 1 beyond if still` (16). */
export function weightText(weight: WeightOfFire): string {
  if (typeof weight === 'number') return `${weight}`;
  if ('radius' in weight) return `all within ${weight.radius}"`;
  if ('near' in weight)
    return `${counted(weight.near, 'die', 'dice')} to 12", ${weight.farIfStill} beyond if still`;
  return `${weight.infantry} infantry, ${weight.horde} horde, ${weight.vehicle} vehicle`;
}

/** The dice of several figures together: "14", "8 infantry, 12 horde, 4 vehicle" (8.3, 16). */
export function diceText(weight: WeightOfFire, figures: number): string {
  if (typeof weight === 'number') return counted(weight * figures, 'die', 'dice');
  if ('radius' in weight) return `all within ${weight.radius}" for each`;
  if ('near' in weight) {
    const { near, farIfStill } = weight;
    return weightText({ near: near * figures, farIfStill: farIfStill * figures });
  }
  const { infantry, horde, vehicle } = weight;
  const each = { infantry: infantry * figures, horde: horde * figures, vehicle: vehicle * figures };
  return `${weightText(each)} dice`;
}

/** A list of names, or `none` if it is empty. */
export const listOr = (names: readonly string[], none: string): string =>
  names.length > 0 ? inList(names) : none;

/** A difference from the generic troop: "SV 8 instead of 7". */
export const changeText = ({ what, is, was }: Change): string => `${what} ${is} instead of ${was}`;

/** The AV of front and rear where they differ (10.3). */
export const facingLines = (av: number, facing: number): string[] =>
  facing === 0 ? [] : [`front ${minus(av + facing)}`, `rear ${minus(av - facing)}`];

/** A unit's leaps: `jump 12"`, `grav 12"` (6.3, 10.5). */
export const jumpMarks = ({ jumpPacks, grav }: Pick<Unit, 'jumpPacks' | 'grav'>): string[] => [
  ...(jumpPacks ? [`jump ${printedPlay.leap}"`] : []),
  ...(grav ? [`grav ${printedPlay.leap}"`] : []),
];

/** The forms of a weight of fire: dice for any target, by target, by range, or all within a radius (16). */
export type WeightKind = 'dice' | 'target' | 'range' | 'radius';

export function kindOfWeight(weight: WeightOfFire): WeightKind {
  if (typeof weight === 'number') return 'dice';
  if ('radius' in weight) return 'radius';
  return 'near' in weight ? 'range' : 'target';
}

/** Converts a weight of fire to another form, retaining its first number; unchanged if it has that form. */
export function weightOfKind(kind: WeightKind, weight: WeightOfFire): WeightOfFire {
  if (kindOfWeight(weight) === kind) return weight;
  const first = typeof weight === 'number' ? weight : (Object.values(weight)[0] as number);
  if (kind === 'dice') return first;
  if (kind === 'radius') return { radius: first };
  if (kind === 'range') return { near: first, farIfStill: 1 };
  return { infantry: first, horde: Math.min(first + 1, 99), vehicle: 1 };
}
