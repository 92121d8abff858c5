'use client';

import { startTransition, useEffect, useState } from 'react';
import { onRostersChange } from '@/lib/storage/changes';
import { type StoredRoster, storageSentence } from '@/lib/storage/db';
import type { Records, Unreadable } from '@/lib/storage/records';
import { listRosters, readRosters } from '@/lib/storage/rosters';
import { unsaved } from './unsaved';

/** What the database has, with what is only in memory in its place. */
export const withUnsaved = (kept: readonly StoredRoster[]): StoredRoster[] =>
  unsaved.size === 0
    ? [...kept]
    : [...unsaved.values(), ...kept.filter(({ id }) => !unsaved.has(id))].sort(
        (a, b) => b.changed - a.changed,
      );

/** The new list with the objects of the old one where nothing has changed, so that their rows are not drawn again. */
function withOld(list: readonly StoredRoster[], old: readonly StoredRoster[] = []): StoredRoster[] {
  const known = new Map(old.map((each) => [each.id, each]));
  return list.map((each) => {
    const before = known.get(each.id);
    return before && before.revision === each.revision && before.changed === each.changed ? before : each;
  });
}

/** Everything kept, those in the bin too, as it was a moment ago. */
export const allRosters = async (): Promise<StoredRoster[]> =>
  withUnsaved(await listRosters().catch(() => []));

const none: readonly Unreadable[] = [];

/** The rosters that are kept here. */
export interface KeptRosters {
  /** Undefined until they are read. */
  rosters: StoredRoster[] | undefined;
  /** Records that are no rosters any more. */
  unread: readonly Unreadable[];
  /** Why none could be read, in a sentence. */
  failure: string | null;
}

/** The rosters kept here as they are at any moment, in whichever tab they change. */
export function useRosters(): KeptRosters {
  const [rosters, setRosters] = useState<StoredRoster[]>();
  const [unread, setUnread] = useState(none);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => {
    let current = true;
    let reading = false;
    let again = false;
    const show = ({ read, unread }: Records<StoredRoster>, sentence: string | null) => {
      if (!current) return;
      startTransition(() => {
        setRosters((old) => withOld(withUnsaved(read), old));
        setUnread(unread.length === 0 ? none : unread);
        setFailure(sentence);
      });
    };
    // Many changes in a row are read twice at most: at the first, and after the last.
    const read = async () => {
      again = reading;
      if (reading) return;
      reading = true;
      await readRosters().then(
        (records) => show(records, null),
        (error) => show({ read: [], unread: [] }, storageSentence(error)),
      );
      reading = false;
      if (again && current) void read();
    };
    void read();
    const stop = onRostersChange(() => void read());
    return () => {
      current = false;
      stop();
    };
  }, []);
  return { rosters, unread, failure };
}
