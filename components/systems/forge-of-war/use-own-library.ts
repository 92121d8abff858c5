import { type LibraryItem, useLibrary } from '@/components/shell/use-library';
import { useToast } from '@/components/ui/toast';

/** What a player keeps in this browser. */
export interface Library<Value> {
  /** The shelf lists what cannot be read. Undefined until the browser has answered. */
  stored: readonly LibraryItem<Value>[] | undefined;
  /** Keeps something; one of the same id is replaced. */
  keep: (id: string, value: Value) => Promise<void>;
  forget: (id: string) => Promise<void>;
}

/** Things of a kind that the player made and keeps for every force: weapons, troops. */
export function useOwnLibrary<Value>(kind: string): Library<Value> {
  const toast = useToast();
  const { items, failure, keep, forget } = useLibrary<Value>('forge-of-war', kind);
  return {
    // A browser that keeps nothing has none.
    stored: items ?? (failure === null ? undefined : []),
    keep: async (id, value) =>
      toast({ message: (await keep([{ id, value }])) ?? `${id} is kept in this browser.` }),
    forget: async (id) => toast({ message: (await forget(id)) ?? `${id} is kept no longer.` }),
  };
}
