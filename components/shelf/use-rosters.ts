'use client';

import { useEffect, useState } from 'react';
import { listRosters, onRostersChange, type StoredRoster, storageSentence } from '@/lib/storage/db';

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
          setRosters(list);
          setFailure(null);
        })
        .catch((error) => {
          if (!current) return;
          setRosters((known) => known ?? []);
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
