import { type StoredRoster, writeStored } from '@/lib/storage/db';

/** Rosters that the database has not taken, or will not take, kept in memory so that work goes on in this tab. */
export const unsaved = new Map<string, StoredRoster>();

/** Keeps a roster in the database, and in memory until the database has confirmed it; rejects where it refuses. */
export async function keep(stored: StoredRoster): Promise<void> {
  unsaved.set(stored.id, stored);
  await writeStored(stored);
  if (unsaved.get(stored.id) === stored) unsaved.delete(stored.id);
}

/** The address of a roster's builder. */
export const builderAddress = (id: string): string => `/build?r=${encodeURIComponent(id)}`;
