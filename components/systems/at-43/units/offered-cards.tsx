import { CircleAlert } from 'lucide-react';
import { memo, useMemo } from 'react';
import { withoutBans } from '@/components/builder/ban';
import { useBuilder, useEditForce } from '@/components/builder/context';
import { fitOf, OfferRow } from '@/components/builder/offer-row';
import { bannedBy } from '@/lib/roster/pack-bans';
import { pageText } from '@/lib/roster/verdict';
import { inList } from '@/lib/roster/words';
import type { Card } from '@/lib/systems/at-43/card';
import { removeUnit } from '@/lib/systems/at-43/edits/edit';
import { offerOf } from '@/lib/systems/at-43/edits/what-if';
import type { Evaluation } from '@/lib/systems/at-43/evaluate/evaluate';
import { usesOf } from '@/lib/systems/at-43/evaluate/uses';
import type { Force } from '@/lib/systems/at-43/force';
import { symbolOfType } from '@/lib/systems/at-43/paper/symbol';
import { armyText, figuresText, kindText, searchTerms } from '@/lib/systems/at-43/paper/text';
import { fieldedTypes } from '@/lib/systems/at-43/rules/pack';
import { ProfileLine } from '../cards/profile-line';

type OfferedCardsProps = {
  cards: readonly Card[];
  evaluation: Evaluation;
  platoon: number;
  full: boolean;
  onAdd: (card: Card) => void;
};

/** The cards of a list, each with its profile, the A.P. of a unit of it, and the rules it would break. */
export const OfferedCards = memo(function OfferedCards({
  cards,
  evaluation,
  platoon,
  full,
  onAdd,
}: OfferedCardsProps) {
  const { rules } = useBuilder().system;
  const offers = useMemo(
    () => cards.map((card) => offerOf(card, platoon, evaluation, rules)),
    [cards, evaluation, platoon, rules],
  );
  const edit = useEditForce<Force>();
  return (
    <ul className="divide-y divide-line">
      {offers.map(({ card, unit, breaks }) => {
        const banned = bannedBy(evaluation.pack, usesOf(unit), card.id, fieldedTypes(evaluation));
        const heroes = card.officers.filter(({ hero }) => hero).map(({ name }) => name);
        const price = unit.unknown.length > 0 ? 'A.P. not known' : `${unit.value} A.P.`;
        const fielded = evaluation.units.filter(({ source }) => source.card === card.id);
        const last = fielded.at(-1)?.id;
        return (
          <OfferRow
            key={card.id}
            name={card.designation}
            terms={searchTerms(card)}
            what={card.designation}
            symbol={symbolOfType(card)}
            level={4}
            price={`${price}${card.numbers ? ` for ${figuresText(unit.source.figures, card)}` : ''}`}
            fits={
              banned === null && unit.unknown.length === 0
                ? fitOf(unit.value, evaluation.value, evaluation.limit)
                : null
            }
            about={`${armyText(card)} · ${kindText(card)}`}
            banned={banned}
            disabled={full}
            count={fielded.length}
            onLess={() => last !== undefined && edit((now) => removeUnit(now, last))}
            onAdd={() => onAdd(card)}
            values={<ProfileLine card={card} />}
          >
            {heroes.length > 0 && (
              <p className="mt-1 text-muted text-sm">
                Added here, {inList(heroes)} {heroes.length === 1 ? 'is' : 'are'} a unit apart. To lead
                another unit, choose the hero there.
              </p>
            )}
            {withoutBans(breaks).map(({ rule, breach, page }) => (
              <p key={rule} className="mt-0.5 flex gap-1 text-warning text-xs">
                <CircleAlert aria-hidden size={14} className="mt-0.5 shrink-0" />
                <span className="min-w-0">
                  <span className="sr-only">Would be an error: </span>
                  {breach}
                  {page !== null && ` (${pageText(page)})`}.
                </span>
              </p>
            ))}
          </OfferRow>
        );
      })}
    </ul>
  );
});
