import { CircleAlert, Plus } from 'lucide-react';
import { memo, useId, useMemo } from 'react';
import { AddButton, BanNote, besidesBan } from '@/components/builder/ban';
import { classes } from '@/components/ui/classes';
import { bannedBy } from '@/lib/roster/pack-bans';
import { pageText } from '@/lib/roster/verdict';
import { inList } from '@/lib/roster/words';
import type { Card } from '@/lib/systems/at-43/card';
import type { Reckoning } from '@/lib/systems/at-43/reckon';
import { armyText, figuresText, kindText } from '@/lib/systems/at-43/text';
import { usesOf } from '@/lib/systems/at-43/uses';
import { offerOf } from '@/lib/systems/at-43/what-if';
import { ProfileLine } from '../cards/profile-line';

type OfferedCardsProps = {
  cards: readonly Card[];
  reckoning: Reckoning;
  platoon: number;
  full: boolean;
  onAdd: (card: Card) => void;
};

/** The cards of a list, each with its profile, what a unit of it comes to, and the rules it would break. */
export const OfferedCards = memo(function OfferedCards({
  cards,
  reckoning,
  platoon,
  full,
  onAdd,
}: OfferedCardsProps) {
  const offers = useMemo(
    () => cards.map((card) => offerOf(card, platoon, reckoning)),
    [cards, reckoning, platoon],
  );
  const note = useId();
  return (
    <ul className="divide-y divide-line border-line border-y">
      {offers.map(({ card, unit, breaks }) => {
        const banned = bannedBy(reckoning.pack, usesOf(unit), card.id);
        const heroes = card.officers.filter(({ hero }) => hero).map(({ name }) => name);
        const price = unit.unknown.length > 0 ? 'A.P. not known' : `${unit.value} A.P.`;
        return (
          <li key={card.id} className="pt-3 pb-2">
            <div className="flex items-start justify-between gap-3">
              <div className="min-w-0">
                <h4 className={classes('font-medium', banned && 'text-muted')}>{card.designation}</h4>
                <p className="text-sm">
                  <span className="font-medium">{price}</span>
                  <span className="text-muted">
                    {card.numbers && ` for ${figuresText(unit.source.figures, card)}`} · {armyText(card)} ·{' '}
                    {kindText(card)}
                  </span>
                </p>
              </div>
              <AddButton
                banned={banned}
                note={`${note}-${card.id}`}
                disabled={full}
                onClick={() => onAdd(card)}
                aria-label={`Add ${card.designation}`}
              >
                <Plus aria-hidden size={16} /> Add
              </AddButton>
            </div>
            <BanNote id={`${note}-${card.id}`} banned={banned} />
            <ProfileLine card={card} />
            {heroes.length > 0 && (
              <p className="mt-1 text-muted text-sm">
                Added here, {inList(heroes)} {heroes.length === 1 ? 'is' : 'are'} a unit apart. To lead
                another unit, choose the hero there.
              </p>
            )}
            {besidesBan(breaks).map(({ rule, breach, page }) => (
              <p key={rule} className="mt-0.5 flex gap-1 text-warning text-xs">
                <CircleAlert aria-hidden size={14} className="mt-0.5 shrink-0" />
                <span className="min-w-0">
                  <span className="sr-only">Would be an error: </span>
                  {breach}
                  {page !== null && ` (${pageText(page)})`}.
                </span>
              </p>
            ))}
          </li>
        );
      })}
    </ul>
  );
});
