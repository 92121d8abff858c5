import type { StoredRoster } from '@/lib/storage/db';
import { pendingRosters } from '@/lib/storage/pending';
import { type WriteOptions, writeStored } from '@/lib/storage/rosters';
import { hasShelf, noteShelf } from './shelf-order';

/**
 * Saves a roster in the database, and holds it in memory until the database confirms it; rejects if it refuses.
 * @returns the conflicting roster that was overwritten, as `writeStored` does
 */
export async function saveRoster(stored: StoredRoster, options?: WriteOptions): Promise<StoredRoster | null> {
  if (stored.binned === null && !hasShelf()) noteShelf({});
  return pendingRosters.write(stored, () => writeStored(stored, options));
}
