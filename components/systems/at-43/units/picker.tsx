import { useCallback, useDeferredValue, useState } from 'react';
import { useBuilder } from '@/components/builder/context';
import type { PickerProps } from '@/components/builder/system-editor';
import { CheckField } from '@/components/ui/check-field';
import { Section } from '@/components/ui/section';
import { SelectField } from '@/components/ui/select-field';
import type { Card } from '@/lib/systems/at-43/card';
import { remainingSamples } from '@/lib/systems/at-43/catalogue';
import {
  addUnit,
  draftOf,
  isFull,
  newUnitId,
  openPlatoon,
  slotsOf,
  takeCard,
} from '@/lib/systems/at-43/edits/edit';
import type { Force } from '@/lib/systems/at-43/force';
import { useStoredCards } from '../cards/use-stored-cards';
import { useEvaluation } from '../use-force';
import { OfferedCards } from './offered-cards';

/** The cards to add units of: of the company's army, or of all armies. */
export function Picker({ add }: PickerProps<Force>) {
  const evaluation = useEvaluation();
  const { designing } = useBuilder();
  const library = useStoredCards();
  const { force } = evaluation;
  const [chosen, setChosen] = useState<number | null>(null);
  const [all, setAll] = useState(false);
  const platoon = chosen !== null && chosen <= force.platoons.length ? chosen : openPlatoon(force);
  const onAdd = useCallback(
    (card: Card) => {
      const { platoons } = add((now) => addUnit(takeCard(now, card), draftOf(card), newUnitId(now), platoon));
      const into = platoons[platoon];
      // When the chosen platoon is full, the next unit goes where there is room.
      if (into && into.slots.length >= slotsOf(into)) setChosen(null);
    },
    [add, platoon],
  );
  const offered = useDeferredValue(evaluation);
  const own = new Set(force.cards.map(({ id }) => id));
  const ofArmy = (cards: readonly Card[]) => cards.filter(({ army }) => all || army === force.army);
  const common = { evaluation: offered, platoon, full: isFull(force), onAdd };
  const groups = [
    {
      title: designing ? 'Cards of the models added' : "The company's own cards",
      cards: ofArmy(force.cards),
    },
    { title: 'Saved in this browser', cards: ofArmy(library.cards.filter(({ id }) => !own.has(id))) },
    { title: 'Sample cards', cards: ofArmy(remainingSamples([...force.cards, ...library.cards])) },
  ].filter(({ cards }) => cards.length > 0);
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
      <div className="space-y-6">
        {groups.map(({ title, cards }) => (
          <Section
            key={title}
            title={title}
            level={3}
            className="in-data-searching:not-has-[[data-offer]]:hidden"
          >
            <OfferedCards cards={cards} {...common} />
          </Section>
        ))}
        {groups.length === 0 && (
          <p className="text-muted">
            No card of {force.army} is here yet. Make one under Cards, or open a file of cards there.
          </p>
        )}
      </div>
    </>
  );
}
