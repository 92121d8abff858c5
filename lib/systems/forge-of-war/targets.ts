import type { RulingValues } from '@/lib/roster/ruling';
import { bodiesOf } from './bodies';
import { ARMOUR_SCALE, play } from './catalogue';
import type { Reckoning } from './reckon';
import type { AnyWeapon, ReckonedUnit } from './reckon-units';

/** The AVs that target numbers are listed for (3.4). */
export const TARGET_AVS: readonly number[] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

export type Cover = (typeof play.covers)[number];

/** Sides of the die. */
const DIE = 10;

interface Shot {
  sv: number;
  /** The weapon's value; what it has beyond the AV is lost. */
  value: number;
  av: number;
  /** What cover and range take off: 0 or less. */
  modifier: number;
}

/** The number a d10 must not exceed to hit; below 1 it takes a 1 and a re-roll (8.3). */
export const neededRoll = ({ sv, value, av, modifier }: Shot): number =>
  sv - av + Math.min(value, Math.max(av, 0)) + modifier;

/** A needed number in writing: "6"; "1 (7)" is a 1 and then 7 or less; "–" cannot be rolled (8.3). */
export function rollText(needed: number): string {
  if (needed >= 1) return `${Math.min(needed, DIE)}`;
  const again = DIE + needed;
  return again >= 1 ? `1 (${again})` : '–';
}

/** How likely a needed number is rolled, 0 to 1 (8.3). */
export function chanceOf(needed: number): number {
  if (needed >= 1) return Math.min(needed, DIE) / DIE;
  return Math.max(0, DIE + needed) / (DIE * DIE);
}

/** Do fewer dice roll where 0 or less is needed, by the ruling on that (8.3, 9.3)? */
export const dividesDice = (rulings: RulingValues): boolean => rulings['shortfall-dice'] === 'divided';

/** What cover and range do to a shot: what they take off the roll, and what they add to the AV (7, 8.3). */
export interface ShotModifiers {
  modifier: number;
  armour: number;
}

/** A shot up close in the open. */
export const NO_MODIFIERS: ShotModifiers = { modifier: 0, armour: 0 };

/** Cover and range together; by a ruling cover is armour, which the value of a weapon cancels. */
export function shotModifiers(cover: Cover, far: boolean, rulings: RulingValues): ShotModifiers {
  const range = far ? play.farModifier : 0;
  return rulings.cover === 'armour'
    ? { modifier: range, armour: -cover.modifier }
    : { modifier: range + cover.modifier, armour: 0 };
}

/** What sets a weapon's target numbers: who fires it, and its value. */
export interface Aim {
  sv: number;
  value: number;
  /** What is added to the value against armour and vehicles. */
  vehicleBonus: number;
}

/** Is a target of this AV taken for armour or a vehicle (10.1)? */
export const isVehicleAv = (av: number): boolean => av >= ARMOUR_SCALE.vehicle;

/** The number needed against an AV; null for a weapon whose hits there are wasted (8.3, 10.7). */
export function rollNeeded(
  { sv, ...worth }: Aim,
  av: number,
  { modifier, armour }: ShotModifiers,
): number | null {
  const value = valueAt(worth, av);
  return value === null ? null : neededRoll({ sv, value, av: av + armour, modifier });
}

/** A weapon's value against an AV; null where its hits are wasted: below 1 on vehicles (10.7). */
export function valueAt({ value, vehicleBonus }: Omit<Aim, 'sv'>, av: number): number | null {
  if (!isVehicleAv(av)) return value;
  return value + vehicleBonus < 1 ? null : value + vehicleBonus;
}

/** Weapons that hit alike: one SV, one value. */
export interface TargetGroup extends Aim {
  key: string;
  /** Whose weapons they are, each once. */
  shooters: { label: string; weapon: AnyWeapon }[];
}

/** Each of a unit's bodies with each weapon that it fires; on foot only where it shoots otherwise than mounted. */
function armed(unit: ReckonedUnit) {
  const [first, ...others] = bodiesOf(unit);
  const bodies = [first, ...others.filter(({ sv }) => sv !== first.sv)];
  const weapons = unit.weapons.flatMap(({ weapon }) => (weapon && weapon.range > 0 ? [weapon] : []));
  return bodies.flatMap((body) => weapons.map((weapon) => ({ body, weapon })));
}

/** The target numbers a force needs: its units and weapons, those that hit alike together, best first. */
export function targetGroups({ units }: Pick<Reckoning, 'units'>): TargetGroup[] {
  const groups = new Map<string, TargetGroup>();
  for (const { body, weapon } of units.flatMap(armed)) {
    const { label, sv } = body;
    const { value, vehicleBonus } = weapon;
    const key = `${sv}/${value}/${vehicleBonus}`;
    const group = groups.get(key) ?? { key, sv, value, vehicleBonus, shooters: [] };
    group.shooters.push({ label, weapon });
    groups.set(key, group);
  }
  return [...groups.values()].sort(
    (a, b) => b.sv - a.sv || b.value - a.value || b.vehicleBonus - a.vehicleBonus,
  );
}
