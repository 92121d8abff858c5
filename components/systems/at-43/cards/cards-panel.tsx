import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Fields } from '@/components/builder/fields/fields';
import { Button } from '@/components/ui/button';
import { Section } from '@/components/ui/section';
import { type Card, cardSchema, type Weapon } from '@/lib/systems/at-43/catalogue/card';
import { cardFields } from '@/lib/systems/at-43/catalogue/card-fields';
import { sampleIds } from '@/lib/systems/at-43/catalogue/catalogue';
import { editCard, followingId } from '@/lib/systems/at-43/edits/edit-cards';
import { heroOfCard } from '@/lib/systems/at-43/evaluate/evaluate-unit';
import { useEdit, useForce, useStoredCards } from '../use-force';
import { CardList } from './card-list';
import { OddsChart, oddsNote } from './odds-chart';

/** The list of the company's and the stored cards, or the editor of one of the company's. */
export function CardsPanel() {
  const { cards } = useForce();
  const [chosen, setChosen] = useState(() => requested);
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    requested = null;
  }, []);
  const card = cards.find(({ id }) => id === chosen);
  const open = (id: string | null) => {
    setChosen(id);
    requestAnimationFrame(() => (id === null ? list : heading).current?.focus());
  };
  if (card === undefined)
    return (
      <div ref={list} tabIndex={-1} className="outline-none">
        <CardList onOpen={open} />
      </div>
    );
  return (
    <div className="@container space-y-6">
      <div className="flex flex-wrap items-center gap-3">
        <Button size="sm" onClick={() => open(null)}>
          <ArrowLeft aria-hidden size={16} /> All cards
        </Button>
        <h3 ref={heading} tabIndex={-1} className="min-w-0 flex-1 break-words font-semibold outline-none">
          {card.designation}
        </h3>
      </div>
      <CardEditor card={card} onRenamed={setChosen} />
    </div>
  );
}

/** Id of the card that the cards panel opens with next, once. */
let requested: string | null = null;

/** Requests that the cards panel opens with a card the next time it is shown. */
export function openCard(id: string) {
  requested = id;
}

type CardEditorProps = {
  card: Card;
  /** Called with the new id. */
  onRenamed: (id: string) => void;
};

/** The fields of each part of a card; what is not listed here comes last. */
const parts: readonly { title: string; aside?: string; keys: readonly (keyof Card)[] }[] = [
  { title: 'Card', keys: ['designation', 'id', 'army', 'faction', 'category', 'type'] },
  { title: 'Figures', aside: 'p.50', keys: ['movement', 'protection', 'combat', 'morale', 'size'] },
  { title: 'Structure and support weapon', keys: ['structure', 'supportWeapon'] },
];
const first = new Set(parts.flatMap(({ keys }) => keys));
const rest = (Object.keys(cardFields) as (keyof Card)[]).filter((key) => !first.has(key));

/** Edits every field of one of the company's cards; an empty figure is unknown. */
function CardEditor({ card, onRenamed }: CardEditorProps) {
  const edit = useEdit();
  const force = useForce();
  // Stored cards are looked up by id, so theirs does not follow the designation.
  const { ids: storedIds } = useStoredCards();
  const taken = [...sampleIds, ...force.cards.map(({ id }) => id)].filter((id) => id !== card.id);
  const set = (fields: Partial<Card>) => {
    const id =
      fields.designation !== undefined && !storedIds.includes(card.id)
        ? followingId(card, fields.designation, force, storedIds)
        : (fields.id ?? card.id);
    edit((now) => editCard(now, card.id, { ...fields, id }));
    if (id !== card.id) onRenamed(id);
  };
  const common = {
    shape: cardSchema.shape,
    fields: cardFields,
    value: card,
    onChange: set,
    taken: { id: taken },
  };
  const hero = heroOfCard(card);
  return (
    <div className="space-y-8">
      <p className="text-muted text-sm">Leave a figure empty if it is unknown.</p>
      {parts
        .filter(({ keys }) => keys.some((key) => cardFields[key].isShown?.(card, card) ?? true))
        .map(({ title, aside, keys }) => (
          <Section key={title} title={title} level={3} aside={aside}>
            <Fields {...common} only={keys} />
          </Section>
        ))}
      {hero && (
        <p className="text-muted text-sm">{hero.name} is the one fighter of this card and leads its unit.</p>
      )}
      <Fields
        {...common}
        only={rest}
        after={{ weapons: (weapon: Weapon) => <OddsChart weapon={weapon} /> }}
      />
      {card.weapons.length > 0 && <p className="text-muted text-xs">{oddsNote}</p>}
    </div>
  );
}
