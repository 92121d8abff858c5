import { type LibraryItem, useLibrary } from '@/components/shell/use-library';
import { useToast } from '@/components/ui/toast';

/** What a player keeps in this browser. */
export interface Library<Value> {
  /** The shelf lists what cannot be read. Undefined until the browser has answered. */
  stored: readonly LibraryItem<Value>[] | undefined;
  /** Keeps something; one of the same id is replaced. */
  save: (id: string, value: Value) => Promise<void>;
  remove: (id: string) => Promise<void>;
}

/** Things of a kind that the player made and keeps for every force: weapons, troops. */
export function useOwnLibrary<Value>(kind: string): Library<Value> {
  const toast = useToast();
  const { items, failure, save, remove } = useLibrary<Value>('forge-of-war', kind);
  return {
    // A browser that keeps nothing has none.
    stored: items ?? (failure === null ? undefined : []),
    save: async (id, value) =>
      toast({ message: (await save([{ id, value }])) ?? `${id} is kept in this browser.` }),
    remove: async (id) => toast({ message: (await remove(id)) ?? `${id} is kept no longer.` }),
  };
}
