import type { Finding, Page, Severity } from '@/lib/roster/rule';
import type { Reckoning } from '../reckon';
import type { ReckonedUnit } from '../reckon-unit';
import { culprit, rule } from './rule';

/** A rule about each unit by itself: what is wrong with one, or null. */
export const unitRule = <Facts extends object>({
  faultOf,
  at,
  message,
  ...rest
}: {
  id: string;
  severity: Severity;
  ofElement?: true;
  page: Page;
  title: string;
  breach: string;
  faultOf: (unit: ReckonedUnit, reckoning: Reckoning) => Facts | null;
  /** The field of a unit where it is put right. */
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
