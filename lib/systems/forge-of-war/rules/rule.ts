import { ruleOf } from '@/lib/roster/rule';
import type { Reckoning } from '../reckon';
import type { ReckonedUnit } from '../reckon-units';

/** A rule that looks at a whole Forge of War force. */
export const rule = ruleOf<Reckoning>();

/** A finding that names one unit. */
export const culprit = <Facts extends object>(unit: ReckonedUnit, facts: Facts) => ({
  elements: [unit.id],
  label: unit.label,
  ...facts,
});
