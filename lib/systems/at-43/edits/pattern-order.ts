import { play } from '../catalogue/catalogue';
import type { EvaluatedPlatoon } from '../evaluate/evaluate';
import type { EvaluatedUnit } from '../evaluate/evaluate-unit';
import { takes } from '../rules/platoon';

/**
 * Returns the ids of a platoon's units in the order that its pattern takes, which moves as few as possible; an empty list
 * without a pattern, if every unit is in its slot, or if no order fits.
 */
export function patternOrder({ source: { pattern }, units }: EvaluatedPlatoon): string[] {
  if (pattern === undefined || units.length > Math.min(pattern.length, play.platoon.slots)) return [];
  const fits = (unit: EvaluatedUnit, at: number) => {
    const slot = pattern[at];
    return slot !== undefined && (unit.card === null || takes(slot, unit.card));
  };
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
