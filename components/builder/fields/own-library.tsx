import { Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useDeleteWithUndo } from '@/components/shared/stored/item-actions';
import { type LibraryItem, useLibrary } from '@/components/shared/stored/use-library';
import { Button, IconButton } from '@/components/ui/button';
import { useToast } from '@/components/ui/toast';
import { useBuilder } from '../context';

interface ItemProps {
  name: string;
  /** What it is, in a muted line. */
  about: ReactNode;
}

/** An item of a list, with its actions. */
export const ItemRow = ({ name, about, children }: ItemProps & { children: ReactNode }) => (
  <li className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-2">
    <span className="min-w-0 flex-1 basis-48">
      <span className="block break-words font-medium">{name}</span>
      <span className="condensed block break-words text-muted text-sm">{about}</span>
    </span>
    <span className="flex flex-wrap items-center gap-1">{children}</span>
  </li>
);

interface StoredItemProps extends ItemProps {
  /** What it is added to: "the force". */
  to: string;
  onAdd: () => void;
  onDelete: () => void;
}

/** An item that is saved in this browser, to add or to delete. */
export const StoredItem = ({ name, about, to, onAdd, onDelete }: StoredItemProps) => (
  <ItemRow name={name} about={about}>
    <Button size="sm" aria-label={`Add ${name} to ${to}`} onClick={onAdd}>
      <Plus aria-hidden size={16} /> Add
    </Button>
    <IconButton
      size="sm"
      label={`Delete ${name}`}
      icon={<Trash2 aria-hidden size={16} />}
      onClick={onDelete}
    />
  </ItemRow>
);

/** The player's items of one kind, stored in this browser. */
export interface Library<Value> {
  /** Undefined while loading. Unreadable items are listed with the rosters instead. */
  stored: readonly LibraryItem<Value>[] | undefined;
  /** Saves an item, replacing one of the same id. */
  save: (id: string, value: Value) => Promise<void>;
  remove: (item: LibraryItem<Value>) => Promise<void>;
}

/** Returns the player's stored items of a kind of the game, such as weapons, for use in any force. */
export function useOwnLibrary<Value>(kind: string): Library<Value> {
  const toast = useToast();
  const deleteWithUndo = useDeleteWithUndo();
  const { items, failure, save, remove } = useLibrary<Value>(useBuilder().system.id, kind);
  return {
    // Without browser storage there are no items.
    stored: items ?? (failure === null ? undefined : []),
    save: async (id, value) =>
      toast({ message: (await save([{ id, value }])) ?? `${id} is saved in this browser.` }),
    remove: ({ id, value }) =>
      deleteWithUndo({ label: id, remove: () => remove(id), restore: () => save([{ id, value }]) }),
  };
}
