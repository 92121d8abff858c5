import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { useForce } from '../use-force';
import { CardEditor } from './card-editor';
import { CardList } from './card-list';

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
