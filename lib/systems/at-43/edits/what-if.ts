import { brokenBy, type Consequence } from '@/lib/roster/offer';
import type { AnyRule } from '@/lib/roster/rule';
import type { Card } from '../card/schema';
import { type Evaluation, evaluate } from '../evaluate/evaluate';
import type { EvaluatedUnit } from '../evaluate/evaluate-unit';
import type { Force } from '../force';
import { rules } from '../rules/registry';
import { addUnit, draftOf, newUnitId, takeCard } from './edit';

/** A unit as it would be when added to a company, and the rules it would break. */
export interface Offer {
  card: Card;
  unit: EvaluatedUnit;
  breaks: Consequence[];
}

/**
 * Computes what adding a unit of a card to a platoon gives.
 * @param judging the rules to check
 */
export function offerOf(
  card: Card,
  platoon: number,
  { force, pack }: Pick<Evaluation, 'force' | 'pack'>,
  judging: readonly AnyRule<Evaluation>[] = rules,
): Offer {
  const id = newUnitId(force);
  const added: Force = addUnit(takeCard(force, card), draftOf(card), id, platoon);
  const evaluation = evaluate(added, pack);
  const unit = evaluation.units.find((each) => each.id === id) as EvaluatedUnit;
  return { card, unit, breaks: brokenBy(evaluation, id, judging) };
}
