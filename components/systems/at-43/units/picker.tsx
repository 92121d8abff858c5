import { useCallback, useDeferredValue, useState } from 'react';
import { useBuilder } from '@/components/builder/context';
import { Button } from '@/components/ui/button';
import { CheckField } from '@/components/ui/check-field';
import { LiveRegion } from '@/components/ui/live-region';
import { Section } from '@/components/ui/section';
import { SelectField } from '@/components/ui/select-field';
import type { Card } from '@/lib/systems/at-43/card';
import { samplesBeside } from '@/lib/systems/at-43/catalogue';
import {
  addUnit,
  draftOf,
  isFull,
  newUnitId,
  openPlatoon,
  slotsOf,
  takeCard,
} from '@/lib/systems/at-43/edit';
import type { Force } from '@/lib/systems/at-43/force';
import type { Reckoning } from '@/lib/systems/at-43/reckon';
import { sumText } from '@/lib/systems/at-43/text';
import { useKeptCards } from '../cards/use-kept-cards';
import { useEdit, useReckoning } from '../use-force';
import { OfferedCards } from './offered-cards';

/** Every card a unit may be of, of the company's army or of all; stays open, so that several may be added. */
export function Picker() {
  const { store } = useBuilder();
  const edit = useEdit();
  const reckoning = useReckoning();
  const kept = useKeptCards();
  const { force } = reckoning;
  const [chosen, setChosen] = useState<number | null>(null);
  const [all, setAll] = useState(false);
  const [last, setLast] = useState<string | null>(null);
  const platoon = chosen !== null && chosen <= force.platoons.length ? chosen : openPlatoon(force);
  const add = useCallback(
    (card: Card) => {
      const now = store.state().roster.force as Force;
      const id = newUnitId(now);
      const next = addUnit(takeCard(now, card), draftOf(card), id, platoon);
      const into = next.platoons[platoon];
      edit(() => next);
      setLast(id);
      // The next one goes where there is room, unless a platoon is chosen again.
      if (into && into.slots.length >= slotsOf(into)) setChosen(null);
    },
    [store, edit, platoon],
  );
  const offered = useDeferredValue(reckoning);
  const own = new Set(force.cards.map(({ id }) => id));
  const ofArmy = (cards: readonly Card[]) => cards.filter(({ army }) => all || army === force.army);
  const common = { reckoning: offered, platoon, full: isFull(force), onAdd: add };
  const groups = [
    { title: "The company's own cards", cards: ofArmy(force.cards) },
    { title: 'Kept in this browser', cards: ofArmy(kept.cards.filter(({ id }) => !own.has(id))) },
    { title: 'Sample cards', cards: ofArmy(samplesBeside([...force.cards, ...kept.cards])) },
  ].filter(({ cards }) => cards.length > 0);
  return (
    <div className="@container">
      <JustAdded reckoning={reckoning} id={last} />
      <div className="mb-4 flex flex-wrap items-end gap-x-6 gap-y-2">
        <SelectField
          label="Into"
          className="w-64 max-w-full"
          value={platoon}
          onChange={(event) => setChosen(Number(event.target.value))}
        >
          {reckoning.platoons.map(({ label, source, units }, index) => (
            <option key={index} value={index}>
              {label}: {units.length} of {slotsOf(source)} slots
            </option>
          ))}
          <option value={force.platoons.length}>A new platoon</option>
        </SelectField>
        <CheckField
          label={`Cards of other armies than ${force.army}, too`}
          checked={all}
          onChange={(event) => setAll(event.target.checked)}
        />
      </div>
      <div className="space-y-6">
        {groups.map(({ title, cards }) => (
          <Section key={title} title={title} level={3}>
            <OfferedCards cards={cards} {...common} />
          </Section>
        ))}
        {groups.length === 0 && (
          <p className="text-muted">
            No card of {force.army} is here yet. Make one under Cards, or open a file of cards there.
          </p>
        )}
      </div>
    </div>
  );
}

/** What the company comes to, and the way to edit what was added last. */
function JustAdded({ reckoning, id }: { reckoning: Reckoning; id: string | null }) {
  const { open } = useBuilder();
  const { force, value, limit, units, platoons } = reckoning;
  const unit = units.find((each) => each.id === id);
  const sum = `${sumText(value, units)}${limit === null ? '' : ` of ${limit}`} A.P.`;
  const added = unit
    ? `${unit.label} added to ${platoons[unit.platoon]?.label}, slot ${unit.slot + 1}`
    : null;
  return (
    <div className="sticky in-[dialog]:-top-4 top-0 z-20 -mx-1 mb-2 flex min-h-14 items-center gap-3 border-line border-b bg-ground px-1 py-1 text-sm">
      <div className="min-w-0 flex-1">
        <p className={limit !== null && value > limit ? 'font-medium text-error' : 'font-medium'}>{sum}</p>
        <p className="truncate text-muted">
          {isFull(force)
            ? `A company holds ${units.length} units at most.`
            : (added ?? 'Stays open: add as many as you like.')}
        </p>
      </div>
      {unit && (
        <Button size="sm" onClick={() => open({ kind: 'element', id: unit.id })}>
          Edit<span className="sr-only"> {unit.label}</span>
        </Button>
      )}
      <LiveRegion text={added ? `${added}, ${sum}.` : ''} />
    </div>
  );
}
