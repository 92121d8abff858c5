import { play } from './catalogue';
import type { Reckoning } from './reckon';
import type { AnyWeapon, ReckonedUnit } from './reckon-units';

/** The AVs that target numbers are listed for (3.4). */
export const TARGET_AVS: readonly number[] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

/** What is fired at: any target, or one kind alone where the weapon tells them apart. */
export type TargetKind = 'any' | 'figures' | 'vehicles';

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

/** A needed number in writing: "6"; "1›7" is a 1 and then 7 or less; "–" cannot be rolled (8.3). */
export function rollText(needed: number): string {
  if (needed >= 1) return `${Math.min(needed, DIE)}`;
  const again = DIE + needed;
  return again >= 1 ? `1›${again}` : '–';
}

/** How likely a needed number is rolled, 0 to 1 (8.3). */
export function chanceOf(needed: number): number {
  if (needed >= 1) return Math.min(needed, DIE) / DIE;
  return Math.max(0, DIE + needed) / (DIE * DIE);
}

/** What cover and range take off together (8.3). */
export const modifierOf = (cover: Cover, far: boolean): number =>
  cover.modifier + (far ? play.farModifier : 0);

/** Weapons that hit alike: one SV, one value, one kind of target. */
export interface TargetGroup {
  key: string;
  sv: number;
  value: number;
  against: TargetKind;
  /** Whose weapons they are, each once, as "Marines: Assault rifle". */
  shooters: { unit: ReckonedUnit; weapon: AnyWeapon }[];
}

/** The target numbers a force needs: its units and weapons, those that hit alike together, best first. */
export function targetGroups({ units }: Pick<Reckoning, 'units'>): TargetGroup[] {
  const groups = new Map<string, TargetGroup>();
  for (const unit of units)
    for (const { weapon } of unit.weapons) {
      if (weapon === null) continue;
      for (const { against, value } of valuesOf(weapon)) {
        const { sv } = unit.source.profile;
        const key = `${sv}/${value}/${against}`;
        const group = groups.get(key) ?? { key, sv, value, against, shooters: [] };
        group.shooters.push({ unit, weapon });
        groups.set(key, group);
      }
    }
  return [...groups.values()].sort((a, b) => b.sv - a.sv || b.value - a.value);
}

/** A weapon's value, by kind of target where that matters. */
function valuesOf({ value, vehicleBonus }: AnyWeapon): { against: TargetKind; value: number }[] {
  if (vehicleBonus === 0) return [{ against: 'any', value }];
  return [
    { against: 'figures', value },
    { against: 'vehicles', value: value + vehicleBonus },
  ];
}
