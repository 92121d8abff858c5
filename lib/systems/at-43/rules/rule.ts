import { elementFindingIn, type Finding, type Rule, ruleOf } from '@/lib/roster/rule';
import type { Chosen, EvaluatedUnit } from '@/lib/systems/at-43/evaluate/evaluate-unit';
import type { Evaluation } from '../evaluate/evaluate';

/** Defines a rule for a company. */
export const rule = ruleOf<Evaluation>();

/** A finding that names one unit. */
const elementFinding = elementFindingIn('units');

/** The field of a unit in which each kind of option is corrected; special weapons are edited with the figures. */
export const chosenFields: Record<Chosen['kind'], string> = {
  'special-weapon': 'figures',
  officer: 'officer',
  hero: 'officer',
  specialist: 'specialists',
  equipment: 'equipment',
};

/** The field of a unit in which an option of a name is corrected. */
export function fieldOf({ chosen }: EvaluatedUnit, name: string): string {
  const found = chosen.find((each) => each.name === name && each.count > 0);
  return found ? chosenFields[found.kind] : 'officer';
}

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
