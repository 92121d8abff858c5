import { announceChange } from './changes';
import { database, type LibraryRecord, type StoredRoster } from './db';
import { isJson } from './json';
import { keyOf } from './library';
import { newId } from './new-id';
import { readRosterRecord, readStoredRecord } from './records';
import { mergedTags } from './tags';

/** What came of merging something into what is kept. */
export type Outcome = 'added' | 'updated' | 'unbinned' | 'same' | 'newer';

/** How many rosters, and how many of the player's own cards and weapons, came to what. */
export interface Merged {
  rosters: Record<Outcome, number>;
  library: Record<Outcome, number>;
}

const none = (): Record<Outcome, number> => ({ added: 0, updated: 0, unbinned: 0, same: 0, newer: 0 });

/**
 * What is to be kept of a roster and another version of it: never the older of the two, no tag lost, and nothing
 * put in the bin that stands on the shelf.
 */
function mergedRoster(
  stored: StoredRoster | undefined,
  other: StoredRoster,
): { outcome: Outcome; value: StoredRoster } {
  if (!stored) return { outcome: 'added', value: other };
  if (other.changed > stored.changed)
    return {
      outcome: 'updated',
      value: {
        ...other,
        tags: mergedTags(stored.tags, other.tags),
        binned: stored.binned === null ? null : other.binned,
        step: stored.step,
        // No backup has it.
        ...(stored.collection === undefined ? {} : { collection: stored.collection }),
        follows: stored.revision,
      },
    };
  if (stored.changed > other.changed) return { outcome: 'newer', value: stored };
  if (stored.binned === null || other.binned !== null) return { outcome: 'same', value: stored };
  return {
    outcome: 'unbinned',
    value: { ...stored, binned: null, revision: other.revision, follows: stored.revision },
  };
}

/** The same of something of the player's own. */
function mergedLibrary(
  stored: LibraryRecord | undefined,
  other: LibraryRecord,
): { outcome: Outcome; value: LibraryRecord } {
  if (!stored) return { outcome: 'added', value: other };
  if (isJson(stored.value) && JSON.stringify(stored.value) === JSON.stringify(other.value))
    return { outcome: 'same', value: stored };
  return (other.changed ?? 0) > (stored.changed ?? 0)
    ? { outcome: 'updated', value: other }
    : { outcome: 'newer', value: stored };
}

/** Merges rosters and the player's own things into what is kept: all of it, or nothing where the browser refuses. */
export async function mergeStored(
  rosters: readonly StoredRoster[],
  library: readonly LibraryRecord[],
): Promise<Merged> {
  const counts: Merged = { rosters: none(), library: none() };
  let oldest = Number.POSITIVE_INFINITY;
  const change = (await database()).transaction(['rosters', 'library'], 'readwrite');
  try {
    const shelf = change.objectStore('rosters');
    for (const roster of rosters) {
      const record: unknown = await shelf.get(roster.id);
      const stored = record === undefined ? null : readRosterRecord(roster.id, record);
      // What cannot be read makes room, and is listed under another id.
      if (stored && !stored.ok) await shelf.put({ ...(record as StoredRoster), id: newId() });
      const { outcome, value } = mergedRoster(stored?.ok ? stored.value : undefined, roster);
      counts.rosters[outcome] += 1;
      if (outcome === 'same' || outcome === 'newer') continue;
      await shelf.put(value);
      oldest = Math.min(oldest, value.changed);
    }
    const own = change.objectStore('library');
    for (const each of library) {
      const stored = readStoredRecord(keyOf(each), await own.get(keyOf(each)));
      const { outcome, value } = mergedLibrary(stored.ok ? stored.value : undefined, each);
      counts.library[outcome] += 1;
      if (outcome !== 'same' && outcome !== 'newer') await own.put(value);
    }
    await change.done;
  } catch (error) {
    change.done.catch(() => undefined);
    try {
      change.abort();
    } catch {
      // The browser has ended it already.
    }
    throw error;
  } finally {
    announceChange(oldest);
  }
  return counts;
}
