import { useMemo } from 'react';
import { itemStoreOf, type StoredItem, useStoredItems } from '@/components/shared/stored/item-store';
import type { Pack } from '@/lib/roster/pack/pack';
import { pendingPacks } from '@/lib/storage/changes';
import { PACK_KIND } from '@/lib/storage/kinds';

/** A pack stored in this browser, parsed by the schema of its game. */
export type StoredPack = StoredItem<Pack>;

/** Stores packs in this browser. */
export const packStore = itemStoreOf<Pack>(PACK_KIND, pendingPacks);

/** The stored packs of one game or of all, live; undefined until they are read. */
export function usePacks(system?: string): readonly StoredPack[] | undefined {
  const packs = useStoredItems(packStore)?.read;
  return useMemo(
    () => packs?.filter((each) => system === undefined || each.system.id === system),
    [packs, system],
  );
}
