import { culprit } from '@/lib/roster/findings';
import type { Page, Severity } from '@/lib/roster/rule';
import type { Reckoning } from '../reckon';
import type { ReckonedUnit } from '../reckon-unit';
import { rule } from './rule';

/** A rule about each unit by itself: what is wrong with one, or null. */
export const unitRule = <Facts extends object>({
  faultOf,
  message,
  ...rest
}: {
  id: string;
  severity: Severity;
  page: Page;
  title: string;
  breach: string;
  faultOf: (unit: ReckonedUnit, reckoning: Reckoning) => Facts | null;
  message: (finding: Facts & { label: string }) => string;
}) =>
  rule<Facts & { label: string }>({
    ...rest,
    check: (reckoning) =>
      reckoning.units.reduce<ReturnType<typeof culprit<Facts>>[]>((findings, unit) => {
        const facts = faultOf(unit, reckoning);
        if (facts !== null) findings.push(culprit(unit, facts));
        return findings;
      }, []),
    message,
  });
