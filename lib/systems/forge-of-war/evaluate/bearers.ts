import { figuresText } from '../paper/text';
import type { AnyWeapon, EvaluatedUnit } from './evaluate-units';

/** How many of a weapon the figures of a unit can bear: those without a weapon, or else all. */
export function bearersOf(
  { source: { figures, weapons }, vehicle, unarmed, heavy, crew }: EvaluatedUnit,
  weapon: AnyWeapon,
): number {
  const each = weapon.heavy ? crew : 1;
  const has = weapons.reduce((sum, { id, count }) => sum + (id === weapon.id ? count : 0), 0);
  const all = weapon.heavy && each > 1 ? Math.floor(figures / each) - heavy : figures - has;
  const free = Math.floor(unarmed / each);
  return Math.max(1, vehicle || free === 0 ? all : Math.min(all, free));
}

/** The same in words: "Arms 8 of 10 figures.", "Adds 5: each takes 2 figures." */
export function bearersText(unit: EvaluatedUnit, weapon: AnyWeapon): string {
  const { figures } = unit.source;
  const count = bearersOf(unit, weapon);
  if (unit.vehicle) return `Adds ${count}.`;
  if (weapon.heavy && unit.crew > 1) return `Adds ${count}: each takes ${figuresText(unit.crew)}.`;
  return count === figures
    ? `Arms all ${figuresText(figures)}.`
    : `Arms ${count} of ${figuresText(figures)}.`;
}
