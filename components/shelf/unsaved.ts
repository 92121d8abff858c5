import type { StoredRoster } from '@/lib/storage/db';
import { type WriteOptions, writeStored } from '@/lib/storage/rosters';
import { hasShelf, noteShelf } from './first';

export { builderAddress } from './address';

/** Rosters that the database has not taken, or will not take, kept in memory so that work goes on in this tab. */
export const unsaved = new Map<string, StoredRoster>();

/**
 * Keeps a roster in the database, and in memory until the database has confirmed it; rejects where it refuses.
 * @returns what was overwritten unseen, as `writeStored` does
 */
export async function keep(stored: StoredRoster, options?: WriteOptions): Promise<StoredRoster | null> {
  unsaved.set(stored.id, stored);
  if (stored.binned === null && !hasShelf()) noteShelf({});
  const overwritten = await writeStored(stored, options);
  if (unsaved.get(stored.id) === stored) unsaved.delete(stored.id);
  return overwritten;
}
