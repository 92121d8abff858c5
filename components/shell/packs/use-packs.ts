import { useMemo } from 'react';
import { useStoredItems } from '../items/use-stored-items';
import { packStore, type StoredPack } from './stored-packs';

/** The stored packs of one game or of all, live; undefined until they are read. */
export function usePacks(system?: string): readonly StoredPack[] | undefined {
  const packs = useStoredItems(packStore)?.read;
  return useMemo(
    () => packs?.filter((each) => system === undefined || each.system.id === system),
    [packs, system],
  );
}
