import type { Finding, Rule } from '@/lib/roster/rule';
import type { Reckoning } from '../reckon';
import type { ReckonedUnit } from '../reckon-unit';
import { culprit, rule } from './rule';

/** Defines a rule that judges each unit by itself; `faultOf` returns the facts, or null. */
export const unitRule = <Facts extends object>({
  faultOf,
  at,
  message,
  ...rest
}: Omit<Rule<Reckoning>, 'check' | 'message'> & {
  faultOf: (unit: ReckonedUnit, reckoning: Reckoning) => Facts | null;
  /** The field of the unit to correct. */
  at: (facts: Facts, unit: ReckonedUnit) => string;
  message: (facts: Facts & { label: string }) => string;
}) =>
  rule<Facts & { label: string }>({
    ...rest,
    check: (reckoning) =>
      reckoning.units.reduce<Finding<Facts & { label: string }>[]>((findings, unit) => {
        const facts = faultOf(unit, reckoning);
        if (facts !== null) findings.push(culprit(unit, [at(facts, unit)], facts));
        return findings;
      }, []),
    message,
  });
