import { fitOf, type Offer } from '@/lib/roster/offer';
import { bannedBy } from '@/lib/roster/pack-bans';
import type { AnyRule } from '@/lib/roster/rule';
import type { Card } from '../card/schema';
import type { Evaluation } from '../evaluate/evaluate';
import { usesOf } from '../evaluate/uses';
import type { Force } from '../force';
import { symbolOfType } from '../paper/symbol';
import { armyText, figuresText, kindText, searchTerms } from '../paper/text';
import { fieldedTypes } from '../rules/pack';
import { addUnit, draftOf, isFull, newUnitId, takeCard } from './edit';
import { offerOf } from './what-if';

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
    price: `${known ? `${unit.value} A.P.` : 'A.P. not known'}${figures}`,
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
