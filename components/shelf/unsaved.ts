import type { StoredRoster } from '@/lib/storage/db';
import { ConflictError, type WriteOptions, writeStored } from '@/lib/storage/rosters';

/** Rosters that the database has not taken, or will not take, kept in memory so that work goes on in this tab. */
export const unsaved = new Map<string, StoredRoster>();

/**
 * Keeps a roster in the database, and in memory until the database has confirmed it; rejects where it refuses, and
 * with a `ConflictError` where another tab has changed it meanwhile.
 */
export async function keep(stored: StoredRoster, options?: WriteOptions): Promise<void> {
  unsaved.set(stored.id, stored);
  const settle = () => {
    if (unsaved.get(stored.id) === stored) unsaved.delete(stored.id);
  };
  try {
    await writeStored(stored, options);
    settle();
  } catch (error) {
    if (error instanceof ConflictError) settle();
    throw error;
  }
}

/** The address of a roster's builder. */
export const builderAddress = (id: string): string => `/build?r=${encodeURIComponent(id)}`;
