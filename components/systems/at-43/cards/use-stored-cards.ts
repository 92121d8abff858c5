import { useMemo } from 'react';
import { useLibrary } from '@/components/shell/use-library';
import type { Card } from '@/lib/systems/at-43/card';
import { fixedIds } from '@/lib/systems/at-43/catalogue';

/** The cards this browser keeps, with what keeps and forgets them; `failure` says why it could not. */
export interface StoredCards {
  cards: readonly Card[];
  failure: string | null;
  /** Resolves to whether they are stored. */
  save: (cards: readonly Card[]) => Promise<boolean>;
  remove: (id: string) => Promise<unknown>;
}

/** The cards kept in this browser as they are at any moment, in whichever tab they change. */
export function useStoredCards(): StoredCards {
  const { items, failure, save, remove } = useLibrary<Card>('at-43', 'card');
  const cards = useMemo(
    () => items?.map(({ value }) => value).filter(({ id }) => !fixedIds.has(id)) ?? [],
    [items],
  );
  return {
    cards,
    failure,
    save: async (list) => (await save(list.map((value) => ({ id: value.id, value })))) === null,
    remove,
  };
}
