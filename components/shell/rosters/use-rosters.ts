'use client';

import { type StoredRoster, storageSentence } from '@/lib/storage/db';
import { pendingRosters } from '@/lib/storage/pending';
import type { Unreadable } from '@/lib/storage/records';
import { listRosters, readRosters } from '@/lib/storage/rosters';
import { useStored } from '../use-stored';

/** What the database has, with what is only in memory in its place. */
export const withPending = (stored: readonly StoredRoster[]): StoredRoster[] =>
  pendingRosters.size === 0 ? [...stored] : pendingRosters.over(stored).sort((a, b) => b.changed - a.changed);

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
  withPending(await listRosters().catch(() => []));

const none: readonly Unreadable[] = [];

/** The rosters that are kept here. */
export interface StoredRosters {
  /** Undefined until they are read. */
  rosters: StoredRoster[] | undefined;
  /** Records that are no rosters any more. */
  unread: readonly Unreadable[];
  /** Why none could be read, in a sentence. */
  failure: string | null;
}

/** Where the database refuses, those in memory are all there is. */
const readAll = (): Promise<StoredRosters> =>
  readRosters().then(
    ({ read, unread }) => ({
      rosters: withPending(read),
      unread: unread.length === 0 ? none : unread,
      failure: null,
    }),
    (error) => ({ rosters: withPending([]), unread: none, failure: storageSentence(error) }),
  );

const reuse = (next: StoredRosters, before?: StoredRosters): StoredRosters => ({
  ...next,
  rosters: withOld(next.rosters ?? [], before?.rosters),
});

const notRead: StoredRosters = { rosters: undefined, unread: none, failure: null };

/** The rosters kept here as they are at any moment, in whichever tab they change. */
export const useRosters = (): StoredRosters => useStored(readAll, reuse).value ?? notRead;
