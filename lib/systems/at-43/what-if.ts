import type { AnyRule, Page } from '@/lib/roster/rule';
import type { Card } from './card';
import { addUnit, draftOf, newUnitId, takeCard } from './edit';
import type { Force } from './force';
import { type Reckoning, reckon } from './reckon';
import type { ReckonedUnit } from './reckon-unit';
import { rules } from './rules/registry';

/** A rule that a choice breaks: its id, what would be wrong, and its page. */
export interface Consequence {
  rule: string;
  breach: string;
  page: Page;
}

/** A unit as it would be when added to a company, and the rules it would break. */
export interface Offer {
  card: Card;
  unit: ReckonedUnit;
  breaks: Consequence[];
}

/**
 * Computes what adding a unit of a card to a platoon gives.
 * @param judging the rules to check
 */
export function offerOf(
  card: Card,
  platoon: number,
  { force, pack }: Pick<Reckoning, 'force' | 'pack'>,
  judging: readonly AnyRule<Reckoning>[] = rules,
): Offer {
  const id = newUnitId(force);
  const added: Force = addUnit(takeCard(force, card), draftOf(card), id, platoon);
  const reckoning = reckon(added, pack);
  const unit = reckoning.units.find((each) => each.id === id) as ReckonedUnit;
  const breaks = judging
    .filter(({ severity }) => severity === 'error')
    .filter((rule) => rule.check(reckoning).some(({ elements }) => elements.includes(id)))
    .map((rule) => ({ rule: rule.id, breach: rule.breach, page: rule.page }));
  return { card, unit, breaks };
}
