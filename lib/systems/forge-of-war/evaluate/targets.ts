import type { RulingValues } from '@/lib/roster/ruling';
import { ARMOUR_SCALE, printedPlay } from '../catalogue/catalogue';
import { combatValuesOf } from './combat-values';
import type { Evaluation } from './evaluate';
import type { AnyWeapon, EvaluatedUnit } from './evaluate-units';

/** The AVs that target numbers are listed for (3.4). */
export const TARGET_AVS: readonly number[] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

export type Cover = (typeof printedPlay.covers)[number];

/** Sides of the die. */
const DIE = 10;

interface Shot {
  sv: number;
  /** The weapon's value; any excess over the AV is lost. */
  value: number;
  av: number;
  /** Modifier for cover and range: 0 or less. */
  modifier: number;
}

/** The number a d10 must not exceed to hit; below 1 a hit takes a 1 and a re-roll (8.3). */
export const neededRoll = ({ sv, value, av, modifier }: Shot): number =>
  sv - av + Math.min(value, Math.max(av, 0)) + modifier;

/** A needed number as text: "6"; "1 (7)" for a 1 and then 7 or less; "–" if impossible (8.3). */
export function rollText(needed: number): string {
  if (needed >= 1) return `${Math.min(needed, DIE)}`;
  const again = DIE + needed;
  return again >= 1 ? `1 (${again})` : '–';
}

/** The probability of rolling a needed number, 0 to 1 (8.3). */
export function chanceOf(needed: number): number {
  if (needed >= 1) return Math.min(needed, DIE) / DIE;
  return Math.max(0, DIE + needed) / (DIE * DIE);
}

/** Whether, by a ruling, fewer dice roll if 0 or less is needed (8.3, 9.3). */
export const dividesDice = (rulings: RulingValues): boolean => rulings['shortfall-dice'] === 'divided';

/** The effect of cover and range on a shot: on the number needed, and on the AV (7, 8.3). */
export interface ShotModifiers {
  modifier: number;
  armour: number;
}

/** A shot at close range in the open. */
export const NO_MODIFIERS: ShotModifiers = { modifier: 0, armour: 0 };

/** Combines cover and range; by a ruling cover counts as armour, which a weapon's value cancels. */
export function shotModifiers(cover: Cover, far: boolean, rulings: RulingValues): ShotModifiers {
  const range = far ? printedPlay.farModifier : 0;
  return rulings.cover === 'armour'
    ? { modifier: range, armour: -cover.modifier }
    : { modifier: range + cover.modifier, armour: 0 };
}

/** What determines a weapon's target numbers: the shooter's SV and its value. */
export interface Aim {
  sv: number;
  value: number;
  /** Added to the value against armour and vehicles. */
  vehicleBonus: number;
}

/** Whether a target of an AV counts as armour or a vehicle (10.1). */
export const isVehicleAv = (av: number): boolean => av >= ARMOUR_SCALE.vehicle;

/** The number needed against an AV; null if hits are wasted (8.3, 10.7). */
export function rollNeeded(
  { sv, ...worth }: Aim,
  av: number,
  { modifier, armour }: ShotModifiers,
): number | null {
  const value = valueAt(worth, av);
  return value === null ? null : neededRoll({ sv, value, av: av + armour, modifier });
}

/** A weapon's value against an AV; null if hits are wasted: below 1 on vehicles (10.7). */
export function valueAt({ value, vehicleBonus }: Omit<Aim, 'sv'>, av: number): number | null {
  if (!isVehicleAv(av)) return value;
  return value + vehicleBonus < 1 ? null : value + vehicleBonus;
}

/** Weapons with equal numbers: the same SV and value. */
export interface TargetGroup extends Aim {
  key: string;
  /** The weapons and their bearers, each once. */
  shooters: { label: string; weapon: AnyWeapon }[];
}

/** Each of a unit's bodies with each weapon that fires; on foot only if its SV differs from mounted. */
function armed(unit: EvaluatedUnit) {
  const [first, ...others] = combatValuesOf(unit);
  const bodies = [first, ...others.filter(({ sv }) => sv !== first.sv)];
  const weapons = unit.weapons.flatMap(({ weapon }) => (weapon && weapon.range > 0 ? [weapon] : []));
  return bodies.flatMap((body) => weapons.map((weapon) => ({ body, weapon })));
}

/** The target numbers of a force, its weapons grouped by equal numbers, best first. */
export function targetGroups({ units }: Pick<Evaluation, 'units'>): TargetGroup[] {
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

/** Fighters with equal numbers: the same FV and value of a close-combat weapon, 0 without one. */
export interface CombatGroup extends Omit<Aim, 'sv'> {
  key: string;
  fv: number;
  /** The fighters and their weapons; "" for bare hands. */
  fighters: { label: string; weapon: string }[];
}

/** The number a d10 must not exceed in close combat; the whole value counts (9.3). Null if hits are wasted (10.7). */
export function neededInCombat(
  { fv, ...worth }: Pick<CombatGroup, 'fv' | 'value' | 'vehicleBonus'>,
  av: number,
  obstacle: boolean,
): number | null {
  const value = valueAt(worth, av);
  return value === null ? null : fv + value - av + (obstacle ? printedPlay.obstacleModifier : 0);
}

/** The close-combat numbers of a force, grouped by equal numbers, best first. */
export function combatGroups({ units }: Pick<Evaluation, 'units'>): CombatGroup[] {
  const groups = new Map<string, CombatGroup>();
  for (const unit of units)
    for (const { label, fv, figures } of combatValuesOf(unit)) {
      // A vehicle of FV 0 does not fight (10.2).
      if (fv < 1) continue;
      const borne = unit.weapons.filter(({ weapon }) => weapon?.range === 0);
      const bare = borne.every(({ count }) => count < figures);
      const ways = [
        ...borne.map(({ weapon }) => ({ ...weapon, weapon: weapon?.name ?? '' })),
        ...(bare ? [{ value: 0, vehicleBonus: 0, weapon: '' }] : []),
      ];
      for (const { value = 0, vehicleBonus = 0, weapon } of ways) {
        const key = `${fv}/${value}/${vehicleBonus}`;
        const group = groups.get(key) ?? { key, fv, value, vehicleBonus, fighters: [] };
        group.fighters.push({ label, weapon });
        groups.set(key, group);
      }
    }
  return [...groups.values()].sort(
    (a, b) => b.fv + b.value - (a.fv + a.value) || b.value - a.value || b.vehicleBonus - a.vehicleBonus,
  );
}
