import { ruleOf } from '@/lib/roster/rule';
import type { Reckoning } from '../reckon';
import type { ReckonedUnit } from '../reckon-unit';

/** A rule that looks at a company. */
export const rule = ruleOf<Reckoning>();

/** A finding that names one unit. */
export const culprit = <Facts extends object>({ id, label }: ReckonedUnit, facts: Facts) => ({
  elements: [id],
  label,
  ...facts,
});

/** A finding about the company as a whole. */
export const wholeForce = <Facts extends object>(facts: Facts) => ({ elements: [] as string[], ...facts });

/** The ids of units, for a finding that names several. */
export const idsOf = (units: readonly ReckonedUnit[]): string[] => units.map(({ id }) => id);
