import type { Finding, Rule } from '@/lib/roster/rule';
import type { Evaluation } from '../evaluate/evaluate';
import type { EvaluatedUnit } from '../evaluate/evaluate-unit';
import { elementFinding, rule } from './rule';

/** Defines a rule that judges each unit by itself; `faultOf` returns the facts, or null. */
export const unitRule = <Facts extends object>({
  faultOf,
  at,
  message,
  ...rest
}: Omit<Rule<Evaluation>, 'check' | 'message'> & {
  faultOf: (unit: EvaluatedUnit, evaluation: Evaluation) => Facts | null;
  /** The field of the unit to correct. */
  at: (facts: Facts, unit: EvaluatedUnit) => string;
  message: (facts: Facts & { label: string }) => string;
}) =>
  rule<Facts & { label: string }>({
    ...rest,
    check: (evaluation) =>
      evaluation.units.reduce<Finding<Facts & { label: string }>[]>((findings, unit) => {
        const facts = faultOf(unit, evaluation);
        if (facts !== null) findings.push(elementFinding(unit, [at(facts, unit)], facts));
        return findings;
      }, []),
    message,
  });
