import { dequal } from 'dequal/lite';
import { Copy, HardDriveDownload, Plus, Trash2, Undo2 } from 'lucide-react';
import { Notice, PageNote } from '@/components/builder/fields/notes';
import { ItemRow, StoredItem } from '@/components/builder/fields/own-library';
import { useDeleteWithUndo } from '@/components/shared/stored/item-actions';
import { Button } from '@/components/ui/button';
import { Disclosure } from '@/components/ui/disclosure';
import { Menu } from '@/components/ui/menu';
import { EmptyState } from '@/components/ui/notes';
import { Section } from '@/components/ui/section';
import { useToast } from '@/components/ui/toast';
import { counted } from '@/lib/roster/text/words';
import type { Card } from '@/lib/systems/at-43/catalogue/card';
import { cardOutlines, remainingSamples } from '@/lib/systems/at-43/catalogue/catalogue';
import {
  blankCard,
  copyOf,
  prefilledCard,
  putCards,
  removeCard,
  usersOf,
} from '@/lib/systems/at-43/edits/edit-cards';
import { armyText, kindText } from '@/lib/systems/at-43/paper/text';
import { type StoredCards, useEdit, useEditWithUndo, useForce, useStoredCards } from '../use-force';
import { CardFiles } from './card-files';

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

type OwnItemProps = {
  card: Card;
  library: StoredCards;
  onOpen: (id: string) => void;
  onStart: (card: Card) => void;
};

/** A card of the company: how many units use it, whether the stored copy is the same, and its actions. */
function OwnItem({ card, library, onOpen, onStart }: OwnItemProps) {
  const force = useForce();
  const edit = useEdit();
  const editWithUndo = useEditWithUndo();
  const toast = useToast();
  const users = usersOf(force, card.id);
  const stored = library.cards.find(({ id }) => id === card.id);
  const differs = stored !== undefined && !dequal(stored, card);
  const remove = () => editWithUndo((now) => removeCard(now, card.id), `${card.designation} removed.`);
  const save = async () => {
    toast({ message: (await library.save([card])) ?? `${card.designation} is saved in this browser.` });
  };
  const icon = { 'aria-hidden': true, size: 16 } as const;
  return (
    <ItemRow
      name={card.designation}
      about={
        <>
          {armyText(card)} · {kindText(card)} ·{' '}
          {users === 0 ? 'not in use' : `used by ${counted(users, 'unit')}`} ·{' '}
          {stored === undefined
            ? 'in this company only'
            : differs
              ? 'differs from the one saved in this browser'
              : 'saved in this browser'}
        </>
      }
    >
      <Button size="sm" aria-label={`Edit ${card.designation}`} onClick={() => onOpen(card.id)}>
        Edit
      </Button>
      <Menu
        label={`More actions for ${card.designation}`}
        groups={() => [
          [
            {
              label: differs ? 'Save this one in the browser' : 'Save in this browser',
              icon: <HardDriveDownload {...icon} />,
              disabled: stored !== undefined && !differs,
              onSelect: () => void save(),
            },
            ...(stored && differs
              ? [
                  {
                    label: 'Use the saved one',
                    icon: <Undo2 {...icon} />,
                    onSelect: () =>
                      edit((now) => putCards(now, [stored]), `Saved card ${card.designation} used`),
                  },
                ]
              : []),
            {
              label: 'Copy',
              icon: <Copy {...icon} />,
              onSelect: () => onStart(copyOf(card, force, library.ids)),
            },
          ],
          [{ label: 'Remove', icon: <Trash2 {...icon} />, onSelect: remove }],
        ]}
        icon={<span aria-hidden>⋯</span>}
      />
    </ItemRow>
  );
}
