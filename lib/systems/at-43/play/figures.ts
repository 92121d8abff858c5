import type { Figures } from '@/lib/odds/model';
import type { Weapon } from '../catalogue/card';
import { attacksWith, carriedIn } from '../odds/armed';
import { attacked } from '../odds/defender';
import { weaponPart } from '../paper/marks';
import { machinesIn } from './losses';
import {
  bearersLost,
  bearersOf,
  cardOf,
  isHero,
  isMachine,
  isSupport,
  isUnit,
  partsOf,
  unitOf,
  type View,
} from './rows';
import {
  fightersLeft,
  group,
  hasHero,
  isDestroyed,
  isGone,
  isPartLost,
  pointsLeft,
  unitLeft,
  unitRow,
} from './standing';

/** The figures of a row for the odds: who is left of its unit to attack, and what of the row is there to be hit. */
export function figuresNow(row: View): Figures {
  const unit = unitRow(row);
  return { ...weaponsNow(unit), hero: hasHero(unit) ? 1 : 0, ...targetNow(row) };
}

/** How many of each weapon of a unit still attack. */
function weaponsNow(unit: View): Figures {
  const bearers = bearersNow(unit);
  const machines = group(unit).filter((row) => isMachine(row) && isDestroyed(row) !== true);
  const own = machines.filter((row) => !isHero(row));
  const fighters = fightersLeft(unit) + own.length - bearers.reduce((all, count) => all + count, 0);
  const guest = group(unit).find(isHero);
  let bearer = 0;
  return Object.fromEntries(
    carriedIn(unitOf(unit)).map(({ weapon, by }, index) => {
      if (by === 'bearers') return [attacksWith(index), (bearers[bearer++] ?? 0) * weapon.count];
      const of = by === 'hero' ? machines.filter(isHero) : own;
      const count = by === 'fighters' ? Math.max(0, fighters) : guest && !isPartLost(guest) ? 1 : 0;
      const lost = of.reduce((all, machine) => all + shotAway(machine, weapon), 0);
      return [attacksWith(index), Math.max(0, count * weapon.count - lost)];
    }),
  );
}

/** The bearers of each special weapon that are left: no more than there are fighters. */
function bearersNow(unit: View): number[] {
  let left = unitLeft(unit);
  return bearersOf(unit).map(({ count }, index) => {
    const there = Math.min(left, Math.max(0, count - unit.number(bearersLost(index))));
    left -= there;
    return there;
  });
}

/** How many of a weapon a machine has lost: each part of its name stands for its share of them (p.51). */
function shotAway(machine: View, { name, count }: Weapon): number {
  const parts = (cardOf(machine)?.structure?.weapons ?? []).flatMap((part, index) =>
    part.name === name ? [isGone(machine, weaponPart(index)) === true] : [],
  );
  const lost = parts.filter((isLost) => isLost).length;
  return parts.length === 0 ? 0 : Math.floor((count * lost) / parts.length);
}

/** What is left of a row to be hit: of a unit of machines, of the first that is there. */
function targetNow(row: View): Figures {
  const part = isSupport(row) ? attacked.support : isHero(row) ? attacked.hero : attacked.unit;
  const fighters = isUnit(row) ? unitLeft(row) : isPartLost(row) ? 0 : fightersLeft(row);
  const [machine] = isMachine(row) ? [row] : machinesIn(row);
  const points = (machine ? partsOf(machine) : []).flatMap((each) => {
    const left = machine ? pointsLeft(machine, each) : null;
    return left === null ? [] : [[each.id, left] as const];
  });
  return { part, fighters, ...Object.fromEntries(points) };
}
