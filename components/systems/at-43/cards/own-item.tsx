import { dequal } from 'dequal/lite';
import { Copy, HardDriveDownload, Trash2, Undo2 } from 'lucide-react';
import { ItemRow } from '@/components/builder/stored-item';
import { Button } from '@/components/ui/button';
import { Menu } from '@/components/ui/menu';
import { useToast } from '@/components/ui/toast';
import { counted } from '@/lib/roster/words';
import type { Card } from '@/lib/systems/at-43/catalogue/card';
import { copyOf, putCards, removeCard, usersOf } from '@/lib/systems/at-43/edits/edit-cards';
import { armyText, kindText } from '@/lib/systems/at-43/paper/text';
import { useEdit, useEditWithUndo, useForce } from '../use-force';
import type { StoredCards } from './use-stored-cards';

type OwnItemProps = {
  card: Card;
  library: StoredCards;
  onOpen: (id: string) => void;
  onStart: (card: Card) => void;
};

/** A card of the company: how many units use it, whether the stored copy is the same, and its actions. */
export function OwnItem({ card, library, onOpen, onStart }: OwnItemProps) {
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
                    onSelect: () => edit((now) => putCards(now, [stored])),
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
