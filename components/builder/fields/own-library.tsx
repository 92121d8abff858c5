import { Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useCallback, useState } from 'react';
import { useDeleteWithUndo } from '@/components/shared/stored/item-actions';
import { useStored } from '@/components/shared/stored/use-stored';
import { Button, IconButton } from '@/components/ui/button';
import { useToast } from '@/components/ui/toast';
import { storageSentence } from '@/lib/storage/db';
import { deleteLibraryItem, readLibrary, writeLibraryItem } from '@/lib/storage/library';
import { useBuilder } from '../context';

/** A library item that a player made. */
export interface LibraryItem<Value> {
  id: string;
  value: Value;
}

/** All items of a kind that a player made for a game: cards, weapons, troops. */
export interface Library<Value> {
  /** The readable ones; undefined until they are loaded. */
  items: readonly LibraryItem<Value>[] | undefined;
  /** Why the last read or write failed, as a sentence. */
  failure: string | null;
  /** Saves items, replacing those with the same ids. Like `remove`, returns why it failed, or null. */
  save: (items: readonly LibraryItem<Value>[]) => Promise<string | null>;
  remove: (id: string) => Promise<string | null>;
}

/** The library items of a kind for a game, with functions that change them. */
export function useLibrary<Value>(system: string, kind: string): Library<Value> {
  const read = useCallback(async () => {
    const { read: all } = await readLibrary({ system, kind });
    return all.map(({ id, value }) => ({ id, value: value as Value }));
  }, [system, kind]);
  const { value: items, failure } = useStored(read);
  const [refused, setRefused] = useState<string | null>(null);
  const attempt = useCallback(async (work: Promise<unknown>) => {
    const sentence = await work.then(() => null, storageSentence);
    setRefused(sentence);
    return sentence;
  }, []);
  const save = useCallback(
    (some: readonly LibraryItem<Value>[]) =>
      attempt(Promise.all(some.map(({ id, value }) => writeLibraryItem({ system, kind, id, value })))),
    [attempt, system, kind],
  );
  const remove = useCallback(
    (id: string) => attempt(deleteLibraryItem({ system, kind, id })),
    [attempt, system, kind],
  );
  return { items, failure: refused ?? failure, save, remove };
}

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
export interface OwnLibrary<Value> {
  /** Undefined while loading. Unreadable items are listed with the rosters instead. */
  stored: readonly LibraryItem<Value>[] | undefined;
  /** Saves an item, replacing one of the same id. */
  save: (id: string, value: Value) => Promise<void>;
  remove: (item: LibraryItem<Value>) => Promise<void>;
}

/** Returns the player's stored items of a kind of the game, such as weapons, for use in any force. */
export function useOwnLibrary<Value>(kind: string): OwnLibrary<Value> {
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
