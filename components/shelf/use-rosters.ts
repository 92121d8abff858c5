'use client';

import { useEffect, useState } from 'react';
import { onRostersChange } from '@/lib/storage/changes';
import { type StoredRoster, storageSentence } from '@/lib/storage/db';
import { listRosters } from '@/lib/storage/rosters';
import { unsaved } from './unsaved';

/** What the database has, with what is only in memory in its place. */
const withUnsaved = (kept: readonly StoredRoster[]): StoredRoster[] =>
  [...unsaved.values(), ...kept.filter(({ id }) => !unsaved.has(id))].sort((a, b) => b.changed - a.changed);

/** The rosters on the shelf as they are at any moment, in whichever tab they change; undefined until they are read. */
export function useRosters(): { rosters: StoredRoster[] | undefined; failure: string | null } {
  const [rosters, setRosters] = useState<StoredRoster[]>();
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => {
    let current = true;
    const read = () =>
      listRosters()
        .then((list) => {
          if (!current) return;
          setRosters(withUnsaved(list));
          setFailure(null);
        })
        .catch((error) => {
          if (!current) return;
          setRosters(withUnsaved([]));
          setFailure(storageSentence(error));
        });
    void read();
    const stop = onRostersChange(read);
    return () => {
      current = false;
      stop();
    };
  }, []);
  return { rosters, failure };
}
