import type { StoredRoster } from '@/lib/storage/db';
import { pendingRosters } from '@/lib/storage/pending';
import { type WriteOptions, writeStored } from '@/lib/storage/rosters';
import { hasShelf, noteShelf } from './first';

/**
 * Keeps a roster in the database, and in memory until the database has confirmed it; rejects where it refuses.
 * @returns what was overwritten unseen, as `writeStored` does
 */
export async function saveRoster(stored: StoredRoster, options?: WriteOptions): Promise<StoredRoster | null> {
  if (stored.binned === null && !hasShelf()) noteShelf({});
  return pendingRosters.write(stored, () => writeStored(stored, options));
}
