import { Copy, Pencil } from 'lucide-react';
import { useBuilder } from '@/components/builder/context';
import { Button } from '@/components/ui/button';
import { Section } from '@/components/ui/section';
import { isSample } from '@/lib/systems/at-43/catalogue';
import { copyOf, putCards } from '@/lib/systems/at-43/edits/edit-cards';
import { setCard } from '@/lib/systems/at-43/edits/edit-unit';
import type { EvaluatedUnit } from '@/lib/systems/at-43/evaluate/evaluate-unit';
import { useEdit, useForce } from '../use-force';
import { CardView } from './card-view';
import { openCard } from './cards-panel';
import { useStoredCards } from './use-stored-cards';

/** The full card of a unit, with a button to edit it; a sample is copied first. */
export function CardSection({ unit: { id, card } }: { unit: EvaluatedUnit }) {
  const { open } = useBuilder();
  const edit = useEdit();
  const force = useForce();
  const library = useStoredCards();
  if (card === null) return null;
  const sample = isSample(card);
  const change = () => {
    const own = sample
      ? copyOf(
          card,
          force,
          library.cards.map(({ id }) => id),
        )
      : card;
    if (sample) edit((now) => setCard(putCards(now, [own]), id, own.id));
    openCard(own.id);
    open({ kind: 'section', id: 'cards' });
  };
  return (
    <Section
      title={`Card: ${card.designation}`}
      level={3}
      aside={sample ? 'a sample: only what the extracts state' : undefined}
      actions={
        <Button size="sm" onClick={change}>
          {sample ? <Copy aria-hidden size={16} /> : <Pencil aria-hidden size={16} />}
          {sample ? 'Copy and fill in' : 'Edit the card'}
        </Button>
      }
    >
      <CardView card={card} />
    </Section>
  );
}
