'use client';

import { useEffect, useMemo, useState } from 'react';
import { onRostersChange } from '@/lib/storage/changes';
import type { Unreadable } from '@/lib/storage/records';
import { placeOf } from '@/lib/storage/unreadable';
import { type KeptPack, type KeptPacks, keptPacks } from './kept';

/** The packs kept here as they are at any moment, of one game or of all; undefined until they are read. */
export function usePacks(system?: string): readonly KeptPack[] | undefined {
  const packs = useKeptPacks()?.read;
  return useMemo(
    () => packs?.filter((each) => system === undefined || each.system.id === system),
    [packs, system],
  );
}

/** The packs kept here as they are at any moment, with those that cannot be read; undefined until they are read. */
export function useKeptPacks(): KeptPacks | undefined {
  const [packs, setPacks] = useState<KeptPacks>();
  useEffect(() => {
    let current = true;
    let round = 0;
    const read = async () => {
      round += 1;
      const mine = round;
      const next = await keptPacks();
      if (!current || mine !== round) return;
      // Rosters are told of on the same wire: nothing is drawn again for those.
      setPacks((now) =>
        now && sameList(now.read, next.read) && samePlaces(now.unread, next.unread) ? now : next,
      );
    };
    void read();
    const stop = onRostersChange(() => void read());
    return () => {
      current = false;
      stop();
    };
  }, []);
  return packs;
}

const sameList = (a: readonly KeptPack[], b: readonly KeptPack[]) =>
  a.length === b.length &&
  a.every(({ id, changed }, index) => b[index]?.id === id && b[index]?.changed === changed);

const samePlaces = (a: readonly Unreadable[], b: readonly Unreadable[]) =>
  a.map(placeOf).join() === b.map(placeOf).join();
