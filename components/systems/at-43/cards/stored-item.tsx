import { Trash2 } from 'lucide-react';
import { useDeleteWithUndo } from '@/components/shell/use-delete-with-undo';
import { Button, IconButton } from '@/components/ui/button';
import type { Card } from '@/lib/systems/at-43/card';
import { putCards } from '@/lib/systems/at-43/edits/edit-cards';
import { useEdit } from '../use-force';
import { CardItem } from './card-item';
import type { StoredCards } from './use-stored-cards';

type StoredItemProps = { card: Card; library: StoredCards; onOpen: (id: string) => void };

/** A stored card that is not in the company, to add or to delete. */
export function StoredItem({ card, library, onOpen }: StoredItemProps) {
  const edit = useEdit();
  const deleteWithUndo = useDeleteWithUndo();
  const remove = () =>
    deleteWithUndo({
      label: card.designation,
      remove: () => library.remove(card.id),
      restore: () => library.save([card]),
    });
  return (
    <CardItem card={card}>
      <Button
        size="sm"
        aria-label={`Add ${card.designation} to the company`}
        onClick={() => {
          edit((now) => putCards(now, [card]));
          onOpen(card.id);
        }}
      >
        Add
      </Button>
      <IconButton
        size="sm"
        label={`Delete ${card.designation}`}
        icon={<Trash2 aria-hidden size={16} />}
        onClick={() => void remove()}
      />
    </CardItem>
  );
}
