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

/** What cover and range take off together (8.3). */
export const modifierOf = (cover: Cover, far: boolean): number =>
  cover.modifier + (far ? play.farModifier : 0);

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
export function neededAt({ sv, value, vehicleBonus }: Aim, av: number, modifier: number): number | null {
  const own = isVehicleAv(av) ? value + vehicleBonus : value;
  return isVehicleAv(av) && own < 1 ? null : neededRoll({ sv, value: own, av, modifier });
}

/** Weapons that hit alike: one SV, one value. */
export interface TargetGroup extends Aim {
  key: string;
  /** Whose weapons they are, each once. */
  shooters: { unit: ReckonedUnit; weapon: AnyWeapon }[];
}

/** The target numbers a force needs: its units and weapons, those that hit alike together, best first. */
export function targetGroups({ units }: Pick<Reckoning, 'units'>): TargetGroup[] {
  const groups = new Map<string, TargetGroup>();
  for (const unit of units)
    for (const { weapon } of unit.weapons) {
      if (weapon === null) continue;
      const { sv } = unit.source.profile;
      const { value, vehicleBonus } = weapon;
      const key = `${sv}/${value}/${vehicleBonus}`;
      const group = groups.get(key) ?? { key, sv, value, vehicleBonus, shooters: [] };
      group.shooters.push({ unit, weapon });
      groups.set(key, group);
    }
  return [...groups.values()].sort(
    (a, b) => b.sv - a.sv || b.value - a.value || b.vehicleBonus - a.vehicleBonus,
  );
}
