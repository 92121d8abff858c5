import type { RowWeapon } from '@/lib/play/model';
import { sum } from '@/lib/roster/edits/list-edits';
import { counted } from '@/lib/roster/text/words';
import type { UnitWeapon } from '../evaluate/evaluate-units';
import { unitWeaponTexts, weaponTracker } from '../paper/marks';
import { diceText } from '../paper/text';
import {
  attacksOf,
  bodyOf,
  fightingOf,
  figuresOf,
  isDestroyed,
  isTroops,
  isVehicle,
  unitOf,
  type View,
  vehiclesUnder,
} from './rows';

/** The weapons of a unit or a vehicle with how many of each still fire (8.3, 10.7). */
export function firing(view: View): { weapon: UnitWeapon; now: number }[] {
  const { weapons } = unitOf(view);
  const numbered = firstNumbers(weapons.map((each) => shareOf(view, each)));
  return weapons.map((weapon, index) => ({ weapon, now: firingOf(view, weapon, numbered[index] ?? 1) }));
}

/** The weapons of a unit or a vehicle as they are: those that still fire, and the dice they roll together (8.3, 16). */
export function weapons(view: View): RowWeapon[] {
  const unit = unitOf(view);
  const ranged = firing(view).map(({ weapon: each, now }): RowWeapon => {
    const { weapon, id, count } = each;
    const texts = weapon === null ? [] : unitWeaponTexts(weapon, unit, diceText(weapon.weightOfFire, now));
    return {
      name: weapon?.name.trim() || id,
      now,
      start: isVehicle(view) ? shareOf(view, each) : count,
      text: texts.join(' · '),
    };
  });
  return [...ranged, ...closeCombat(view)];
}

/** One die for each figure that fights and each of its attacks (3.1, 9.3). */
function closeCombat(view: View): RowWeapon[] {
  if (bodyOf(view).fv === 0) return [];
  const fighters = fightingOf(view);
  const dice = counted(fighters * attacksOf(view), 'die', 'dice');
  return [{ name: 'Close combat', now: fighters, start: figuresOf(view), text: dice }];
}

/** A vehicle's share of the weapons of its unit. */
const shareOf = (view: View, { count }: UnitWeapon): number => Math.ceil(count / unitOf(view).source.figures);

/** The number from 1 of the first weapon of each kind. */
function firstNumbers(counts: readonly number[]): number[] {
  return counts.map((_, index) => 1 + sum(counts.slice(0, index), (count) => count));
}

/** Weapons of a kind that still fire: at most one a figure of troops; a vehicle's that are not out (8.3, 10.7). */
function firingOf(view: View, weapon: UnitWeapon, first: number): number {
  if (isTroops(view)) return Math.min(weapon.count, fightingOf(view));
  if (!isVehicle(view)) {
    const together = sum(vehiclesUnder(view), (each) => firingOf(each, weapon, first));
    return Math.min(weapon.count, together);
  }
  if (isDestroyed(view)) return 0;
  const numbers = Array.from({ length: shareOf(view, weapon) }, (_, index) => first + index);
  return numbers.filter((number) => view.number(weaponTracker(number)) !== 1).length;
}
