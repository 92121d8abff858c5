import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { useBuilder } from '@/components/builder/context';
import { OfferGroups } from '@/components/builder/picker/picker-tabs';
import type { Addition, PickerProps } from '@/components/builder/system-editor';
import { CheckField } from '@/components/ui/fields/check-field';
import { SelectField } from '@/components/ui/fields/select-field';
import type { Offer } from '@/lib/roster/offer';
import { inList } from '@/lib/roster/text/words';
import type { Card } from '@/lib/systems/at-43/catalogue/card';
import { openPlatoon, slotsOf } from '@/lib/systems/at-43/edits/edit';
import { offeredCard } from '@/lib/systems/at-43/edits/offers';
import type { Force } from '@/lib/systems/at-43/force';
import { CardProfile } from '../cards/card-section';
import { useAllCards, useEvaluation } from '../use-force';

/** The cards to add units of: of the company's army, or of all armies. */
export function Picker({ add }: PickerProps<Force>) {
  const evaluation = useEvaluation();
  const { designing, system } = useBuilder();
  const { groups: allCards } = useAllCards();
  const { force } = evaluation;
  const [chosen, setChosen] = useState<number | null>(null);
  const [all, setAll] = useState(false);
  const platoon = chosen !== null && chosen <= force.platoons.length ? chosen : openPlatoon(force);
  const addUnit = useCallback(
    (offer: Addition<Force>) => {
      const now = add(offer);
      const into = now.platoons[platoon];
      // When the chosen platoon is full, the next unit goes where there is room.
      if (into && into.slots.length >= slotsOf(into)) setChosen(null);
      return now;
    },
    [add, platoon],
  );
  // The list of offers is deferred, so that clicks respond immediately.
  const offered = useDeferredValue(evaluation);
  const groups = useMemo(() => {
    const { army } = offered.force;
    return allCards
      .map((group) => ({
        title: group.title,
        offers: group.cards
          .filter((card) => all || card.army === army)
          .map((card) => offeredCard(card, platoon, offered, system.rules)),
      }))
      .filter(({ offers }) => offers.length > 0);
  }, [offered, allCards, platoon, all, system]);
  return (
    <>
      <div className="mb-4 flex flex-wrap items-end gap-x-6 gap-y-2">
        {!designing && (
          <SelectField
            label="Into"
            className="w-64 max-w-full"
            value={platoon}
            onChange={(event) => setChosen(Number(event.target.value))}
          >
            {evaluation.platoons.map(({ label, source, units }, index) => (
              <option key={index} value={index}>
                {label}: {units.length} of {slotsOf(source)} slots
              </option>
            ))}
            <option value={force.platoons.length}>A new platoon</option>
          </SelectField>
        )}
        <CheckField
          label={`Cards of other armies than ${force.army}, too`}
          checked={all}
          onChange={(event) => setAll(event.target.checked)}
        />
      </div>
      <OfferGroups groups={groups} add={addUnit} Values={Values} />
      {groups.length === 0 && (
        <p className="text-muted">
          No card of {force.army} is here yet. Make one under Cards, or open a file of cards there.
        </p>
      )}
    </>
  );
}

/** The profile of a card, and how its heroes are fielded. */
function Values({ offer: { subject: card } }: { offer: Offer<Force, Card> }) {
  const heroes = card.officers.filter(({ hero }) => hero).map(({ name }) => name);
  return (
    <>
      <CardProfile card={card} />
      {heroes.length > 0 && (
        <p className="mt-1 text-muted text-sm">
          Added here, {inList(heroes)} {heroes.length === 1 ? 'is' : 'are'} a unit apart. To lead another
          unit, choose the hero there.
        </p>
      )}
    </>
  );
}
