import { useMemo } from 'react';
import { useToast } from '@/components/ui/toast';
import { useDeleteWithUndo } from '../use-delete-with-undo';
import { useLoadPart } from '../use-load-part';
import { copyOf, type ItemStore, type Named, type StoredItem } from './item-store';
import { labelOf } from './label';

/** Actions on stored items, each confirmed by a message with an Undo. */
export interface ItemActions<Value extends Named> {
  /** Runs work that may fail to fetch a part of the page, and shows a message if it does. */
  attempt: (work: () => Promise<void>) => Promise<void>;
  /** Stores a copy and returns its id. */
  duplicate: (item: Pick<StoredItem<Value>, 'value'>) => Promise<string>;
  remove: (item: StoredItem<Value>) => Promise<void>;
}

/** The actions on stored items, for lists and for the item's own page. */
export function useItemActions<Value extends Named>(store: ItemStore<Value>): ItemActions<Value> {
  const toast = useToast();
  const deleteWithUndo = useDeleteWithUndo();
  const loadPart = useLoadPart();
  return useMemo(
    () => ({
      attempt: async (work) => {
        await loadPart(work);
      },
      duplicate: async ({ value }) => {
        const copy = copyOf(value);
        const id = await store.saveNew(copy);
        toast({
          message: `${labelOf(value)} duplicated.`,
          action: {
            label: 'Undo',
            onAction: () =>
              void store
                .remove({ id, value: copy })
                .then((refusal) => refusal && toast({ message: refusal })),
          },
        });
        return id;
      },
      remove: (item) =>
        deleteWithUndo({
          label: labelOf(item.value),
          remove: () => store.remove(item),
          // An item that cannot be saved stays in memory, and its page says so.
          restore: () =>
            store
              .save(item.value, item.id)
              .catch(() => undefined)
              .then(() => null),
        }),
    }),
    [store, toast, deleteWithUndo, loadPart],
  );
}
