import { ruleOf } from '@/lib/roster/rule';
import type { Reckoning } from '../reckon';
import type { ReckonedUnit } from '../reckon-units';

/** A rule that looks at a whole Command Horizon force. */
export const rule = ruleOf<Reckoning>();

/** A finding that names one unit. */
export const culprit = <Facts extends object>({ id, label }: ReckonedUnit, facts: Facts) => ({
  elements: [id],
  label,
  ...facts,
});

/** A finding about the force as a whole. */
export const wholeForce = <Facts extends object>(facts: Facts) => ({ elements: [] as string[], ...facts });
