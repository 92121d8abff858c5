import { useStored } from '@/components/shared/stored/use-stored';
import { pendingRosters } from '@/lib/storage/changes';
import { type StoredRoster, storageSentence } from '@/lib/storage/db';
import type { Unreadable } from '@/lib/storage/records';
import { listRosters, readRosters } from '@/lib/storage/rosters';

/** Returns the stored rosters, replaced or completed by those only in memory. */
export const withPending = (stored: readonly StoredRoster[]): StoredRoster[] =>
  pendingRosters.size === 0 ? [...stored] : pendingRosters.over(stored).sort((a, b) => b.changed - a.changed);

/** Reuses the old objects of unchanged rosters in the new list, so that their rows are not rendered again. */
function reuseOld(list: readonly StoredRoster[], old: readonly StoredRoster[] = []): StoredRoster[] {
  const oldById = new Map(old.map((each) => [each.id, each]));
  return list.map((each) => {
    const before = oldById.get(each.id);
    return before && before.revision === each.revision && before.changed === each.changed ? before : each;
  });
}

/** The rosters of a game that are not in the bin. */
export const rostersOf = (rosters: readonly StoredRoster[], system: string): StoredRoster[] =>
  rosters.filter(({ roster, binned }) => binned === null && roster.system === system);

/** Reads all rosters, including those in the bin. */
export const allRosters = async (): Promise<StoredRoster[]> =>
  withPending(await listRosters().catch(() => []));

const none: readonly Unreadable[] = [];

/** The rosters stored in this browser. */
export interface StoredRosters {
  /** Undefined until they are read. */
  rosters: StoredRoster[] | undefined;
  /** Records that cannot be read as rosters. */
  unread: readonly Unreadable[];
  /** Why none could be read, as a sentence. */
  failure: string | null;
}

/** Reads the rosters; if the database fails, only those in memory. */
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
  rosters: reuseOld(next.rosters ?? [], before?.rosters),
});

const notRead: StoredRosters = { rosters: undefined, unread: none, failure: null };

/** The stored rosters, live, including changes from other tabs. */
export const useRosters = (): StoredRosters => useStored(readAll, reuse).value ?? notRead;
