import { bannedBy, brokenBy, type Consequence, fitOf, type Offer } from '@/lib/roster/offer';
import type { AnyRule } from '@/lib/roster/rule';
import type { Card } from '../catalogue/card';
import { type Evaluation, evaluate } from '../evaluate/evaluate';
import type { EvaluatedUnit } from '../evaluate/evaluate-unit';
import type { Force } from '../force';
import { symbolOfType } from '../paper/symbol';
import { armyText, figuresText, kindText, searchTerms } from '../paper/text';
import { fieldedTypes, usesOf } from '../rules/pack';
import { rules } from '../rules/registry';
import { addUnit, draftOf, isFull, newUnitId, takeCard } from './edit';

/** A card to add a unit of to a platoon, with the A.P. of the unit and the rules it would break. */
export function offeredCard(
  card: Card,
  platoon: number,
  evaluation: Evaluation,
  rules: readonly AnyRule<Evaluation>[],
): Offer<Force, Card> {
  const { unit, breaks } = offerOf(card, platoon, evaluation, rules);
  const { value, limit, pack, units, force } = evaluation;
  const known = unit.unknown.length === 0;
  const banned = bannedBy(pack, usesOf(unit), card.id, fieldedTypes(evaluation));
  const figures = card.numbers ? ` for ${figuresText(unit.source.figures, card)}` : '';
  return {
    id: card.id,
    name: card.designation,
    what: card.designation,
    terms: searchTerms(card),
    symbol: symbolOfType(card),
    price: `${known ? `${unit.value} A.P.` : 'Unknown A.P.'}${figures}`,
    fits: banned === null && known ? fitOf(unit.value, value, limit) : null,
    about: `${armyText(card)} · ${kindText(card)}`,
    banned,
    disabled: isFull(force),
    breaks,
    fielded: units.filter(({ source }) => source.card === card.id),
    subject: card,
    add: (now) => addUnit(takeCard(now, card), draftOf(card), newUnitId(now), platoon),
  };
}

/**
 * Returns a unit of a card as it would be when added to a platoon, and the rules it would break.
 * @param judging the rules to check
 */
export function offerOf(
  card: Card,
  platoon: number,
  { force, pack }: Pick<Evaluation, 'force' | 'pack'>,
  judging: readonly AnyRule<Evaluation>[] = rules,
): { unit: EvaluatedUnit; breaks: Consequence[] } {
  const id = newUnitId(force);
  const added: Force = addUnit(takeCard(force, card), draftOf(card), id, platoon);
  const evaluation = evaluate(added, pack);
  const unit = evaluation.units.find((each) => each.id === id) as EvaluatedUnit;
  return { unit, breaks: brokenBy(evaluation, id, judging) };
}
