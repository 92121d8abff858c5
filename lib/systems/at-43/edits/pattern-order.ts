import { play } from '../catalogue/catalogue';
import type { EvaluatedPlatoon } from '../evaluate/evaluate';
import type { EvaluatedUnit } from '../evaluate/evaluate-unit';
import type { Slot } from '../force';
import { takes } from '../rules/platoon';

/** Whether a unit may stand in a slot of a platoon with a pattern; one of an unknown card may. */
const fitsIn = (pattern: readonly Slot[], { card }: EvaluatedUnit, at: number): boolean => {
  const slot = pattern[at];
  return slot !== undefined && (card === null || takes(slot, card));
};

/**
 * Returns the first slot of a platoon's pattern that does not take the unit in it, with what it takes; null if there is
 * none, or no room for another unit.
 */
export function patternGap({ source: { pattern = [] }, units }: EvaluatedPlatoon) {
  if (units.length >= Math.min(pattern.length, play.platoon.slots)) return null;
  const slot = units.findIndex((unit, at) => !fitsIn(pattern, unit, at));
  const wanted = pattern[slot];
  return wanted === undefined ? null : { slot, wanted };
}

/**
 * Returns the ids of a platoon's units in the order that its pattern takes, which moves as few as possible; an empty list
 * without a pattern, if every unit is in its slot, or if no order fits.
 */
export function patternOrder({ source: { pattern }, units }: EvaluatedPlatoon): string[] {
  if (pattern === undefined || units.length > Math.min(pattern.length, play.platoon.slots)) return [];
  const fits = (unit: EvaluatedUnit, at: number) => fitsIn(pattern, unit, at);
  if (units.every(fits)) return [];
  let best: EvaluatedUnit[] = [];
  const stay = (order: readonly EvaluatedUnit[]) => order.filter((unit, at) => unit === units[at]).length;
  // At most 120 orders of five units.
  const place = (order: EvaluatedUnit[]) => {
    if (order.length === units.length && (best.length === 0 || stay(order) > stay(best))) best = order;
    for (const unit of units) if (!order.includes(unit) && fits(unit, order.length)) place([...order, unit]);
  };
  place([]);
  return best.map(({ id }) => id);
}
