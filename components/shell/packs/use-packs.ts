'use client';

import { useMemo } from 'react';
import type { Unreadable } from '@/lib/storage/records';
import { placeOf } from '@/lib/storage/unreadable';
import { useStored } from '../use-stored';
import { type StoredPack, type StoredPacks, storedPacks } from './stored-packs';

/** The packs kept here as they are at any moment, of one game or of all; undefined until they are read. */
export function usePacks(system?: string): readonly StoredPack[] | undefined {
  const packs = useStoredPacks()?.read;
  return useMemo(
    () => packs?.filter((each) => system === undefined || each.system.id === system),
    [packs, system],
  );
}

/** The packs kept here as they are at any moment, with those that cannot be read; undefined until they are read. */
export const useStoredPacks = (): StoredPacks | undefined => useStored(storedPacks, unchanged).value;

/** Rosters are told of on the same wire: nothing is drawn again for those. */
const unchanged = (next: StoredPacks, before: StoredPacks | undefined): StoredPacks =>
  before && sameList(before.read, next.read) && samePlaces(before.unread, next.unread) ? before : next;

const sameList = (a: readonly StoredPack[], b: readonly StoredPack[]) =>
  a.length === b.length &&
  a.every(({ id, changed }, index) => b[index]?.id === id && b[index]?.changed === changed);

const samePlaces = (a: readonly Unreadable[], b: readonly Unreadable[]) =>
  a.map(placeOf).join() === b.map(placeOf).join();
