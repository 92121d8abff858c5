import { play } from '../catalogue/catalogue';
import { combatValuesOf } from './combat-values';
import type { Evaluation } from './evaluate';
import { type Aim, valueAt } from './targets';

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
  return value === null ? null : fv + value - av + (obstacle ? play.obstacleModifier : 0);
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
