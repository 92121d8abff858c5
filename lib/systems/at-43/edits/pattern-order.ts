import { play } from '../catalogue';
import type { EvaluatedPlatoon } from '../evaluate/evaluate';
import type { EvaluatedUnit } from '../evaluate/evaluate-unit';
import { takes } from '../rules/platoon';

/**
 * Returns the ids of a platoon's units in an order in which each slot of its pattern takes the unit in it, with as many as
 * possible left where they are; none without a pattern, or if there is no such order.
 */
export function patternOrder({ source: { pattern }, units }: EvaluatedPlatoon): string[] {
  if (pattern === undefined || units.length > Math.min(pattern.length, play.platoon.slots)) return [];
  let best: EvaluatedUnit[] = [];
  const stay = (order: readonly EvaluatedUnit[]) => order.filter((unit, at) => unit === units[at]).length;
  // At most 120 orders of five units.
  const place = (order: EvaluatedUnit[]) => {
    if (order.length === units.length && (best.length === 0 || stay(order) > stay(best))) best = order;
    const slot = pattern[order.length];
    for (const unit of units)
      if (slot && !order.includes(unit) && (unit.card === null || takes(slot, unit.card)))
        place([...order, unit]);
  };
  place([]);
  return best.map(({ id }) => id);
}
