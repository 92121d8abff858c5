import { Plus } from 'lucide-react';
import { Notice, PageNote } from '@/components/builder/notes';
import { ItemRow, StoredItem } from '@/components/builder/stored-item';
import { useDeleteWithUndo } from '@/components/shell/use-delete-with-undo';
import { Button } from '@/components/ui/button';
import { Disclosure } from '@/components/ui/disclosure';
import { EmptyState } from '@/components/ui/empty-state';
import { Section } from '@/components/ui/section';
import { counted } from '@/lib/roster/words';
import type { Card } from '@/lib/systems/at-43/catalogue/card';
import { cardOutlines, remainingSamples } from '@/lib/systems/at-43/catalogue/catalogue';
import { blankCard, copyOf, prefilledCard, putCards } from '@/lib/systems/at-43/edits/edit-cards';
import { armyText, kindText } from '@/lib/systems/at-43/paper/text';
import { useEdit, useForce } from '../use-force';
import { CardFiles } from './card-files';
import { OwnItem } from './own-item';
import { useStoredCards } from './use-stored-cards';

/** All cards: the company's, the stored ones and the samples, with import and export. */
export function CardList({ onOpen }: { onOpen: (id: string) => void }) {
  const force = useForce();
  const edit = useEdit();
  const library = useStoredCards();
  const deleteWithUndo = useDeleteWithUndo();
  const own = new Set(force.cards.map(({ id }) => id));
  const others = library.cards.filter(({ id }) => !own.has(id));
  const samples = remainingSamples([...force.cards, ...others]);
  const start = (card: Card) => {
    edit((now) => putCards(now, [card]));
    onOpen(card.id);
  };
  const add = (
    <Button variant="primary" onClick={() => start(blankCard(force, library.ids))}>
      <Plus aria-hidden size={16} /> New card
    </Button>
  );
  return (
    <div className="space-y-8">
      <CardFiles library={library} />
      {library.failure && (
        <Notice severity="warning">{library.failure} Cards in the company are not affected.</Notice>
      )}
      <Section
        title="In this company"
        level={3}
        aside={own.size > 0 ? counted(own.size, 'card') : undefined}
        actions={own.size > 0 ? add : undefined}
      >
        {own.size === 0 ? (
          <EmptyState title="No cards of its own" actions={add}>
            Enter a card once, from the army book or the reference cards; it travels in this company's file.
            {others.length > 0 &&
              ' Cards saved in this browser are listed below; adding a unit of one copies it in.'}
          </EmptyState>
        ) : (
          <ul className="divide-y divide-line border-line border-y">
            {force.cards.map((card) => (
              <OwnItem key={card.id} card={card} library={library} onOpen={onOpen} onStart={start} />
            ))}
          </ul>
        )}
      </Section>
      {others.length > 0 && (
        <Section
          title="Saved in this browser"
          level={3}
          aside={counted(others.length, 'card')}
          actions={
            others.length > 1 && (
              <Button size="sm" onClick={() => edit((now) => putCards(now, others))}>
                Add all
              </Button>
            )
          }
        >
          <p className="mb-2 text-muted text-sm">
            For every company made in this browser. Adding a card copies it into this company.
          </p>
          <ul className="divide-y divide-line border-line border-y">
            {others.map((card) => (
              <StoredItem
                key={card.id}
                name={card.designation}
                about={`${armyText(card)} · ${kindText(card)}`}
                to="the company"
                onAdd={() => start(card)}
                onDelete={() =>
                  void deleteWithUndo({
                    label: card.designation,
                    remove: () => library.remove(card.id),
                    restore: () => library.save([card]),
                  })
                }
              />
            ))}
          </ul>
        </Section>
      )}
      <Disclosure title="Sample cards" aside={counted(samples.length, 'card')}>
        <p className="mb-2 text-muted text-sm">
          Only what the book's extracts state; a dash means unknown. Copy one to fill it in.
        </p>
        <ul className="divide-y divide-line border-line border-y">
          {samples.map((card) => (
            <ItemRow key={card.id} name={card.designation} about={`${armyText(card)} · ${kindText(card)}`}>
              <Button
                size="sm"
                aria-label={`Copy and fill in ${card.designation}`}
                onClick={() => start(copyOf(card, force, library.ids))}
              >
                Copy and fill in
              </Button>
            </ItemRow>
          ))}
        </ul>
        <p className="mt-4 mb-2 text-muted text-sm">
          Of these the extracts state neither army nor category: start a card and choose them.
        </p>
        <ul className="flex flex-wrap gap-2">
          {cardOutlines.map((beginning) => (
            <li key={beginning.designation}>
              <Button size="sm" onClick={() => start(prefilledCard(beginning, force, library.ids))}>
                <Plus aria-hidden size={16} /> {beginning.designation} <PageNote page={beginning.page} />
              </Button>
            </li>
          ))}
        </ul>
      </Disclosure>
    </div>
  );
}
