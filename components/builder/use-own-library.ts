import { useDeleteWithUndo } from '@/components/shell/use-delete-with-undo';
import { type LibraryItem, useLibrary } from '@/components/shell/use-library';
import { useToast } from '@/components/ui/toast';
import { useBuilder } from './context';

/** The player's items of one kind, stored in this browser. */
export interface Library<Value> {
  /** Undefined while loading. Unreadable items are listed on the shelf instead. */
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
