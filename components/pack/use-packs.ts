'use client';

import { useEffect, useState } from 'react';
import { onRostersChange } from '@/lib/storage/changes';
import { allPacks, type KeptPack } from './kept';

/** The packs kept here as they are at any moment, of one game or of all; undefined until they are read. */
export function usePacks(system?: string): readonly KeptPack[] | undefined {
  const [packs, setPacks] = useState<readonly KeptPack[]>();
  useEffect(() => {
    let current = true;
    let round = 0;
    const read = async () => {
      round += 1;
      const mine = round;
      const all = await allPacks();
      if (!current || mine !== round) return;
      const next = all.filter((each) => system === undefined || each.system.id === system);
      // Rosters are told of on the same wire: nothing is drawn again for those.
      setPacks((now) => (now && sameList(now, next) ? now : next));
    };
    void read();
    const stop = onRostersChange(() => void read());
    return () => {
      current = false;
      stop();
    };
  }, [system]);
  return packs;
}

const sameList = (a: readonly KeptPack[], b: readonly KeptPack[]) =>
  a.length === b.length &&
  a.every(({ id, changed }, index) => b[index]?.id === id && b[index]?.changed === changed);
