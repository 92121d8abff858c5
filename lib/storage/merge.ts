import { tellChange } from './changes';
import { database, type Kept, type StoredRoster } from './db';
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
  kept: StoredRoster | undefined,
  other: StoredRoster,
): { outcome: Outcome; value: StoredRoster } {
  if (!kept) return { outcome: 'added', value: other };
  if (other.changed > kept.changed)
    return {
      outcome: 'updated',
      value: {
        ...other,
        tags: mergedTags(kept.tags, other.tags),
        binned: kept.binned === null ? null : other.binned,
        step: kept.step,
        follows: kept.revision,
      },
    };
  if (kept.changed > other.changed) return { outcome: 'newer', value: kept };
  if (kept.binned === null || other.binned !== null) return { outcome: 'same', value: kept };
  return {
    outcome: 'unbinned',
    value: { ...kept, binned: null, revision: other.revision, follows: kept.revision },
  };
}

/** The same of something of the player's own. */
function mergedLibrary(kept: Kept | undefined, other: Kept): { outcome: Outcome; value: Kept } {
  if (!kept) return { outcome: 'added', value: other };
  if (isJson(kept.value) && JSON.stringify(kept.value) === JSON.stringify(other.value))
    return { outcome: 'same', value: kept };
  return (other.changed ?? 0) > (kept.changed ?? 0)
    ? { outcome: 'updated', value: other }
    : { outcome: 'newer', value: kept };
}

/** Merges rosters and the player's own things into what is kept: all of it, or nothing where the browser refuses. */
export async function mergeStored(
  rosters: readonly StoredRoster[],
  library: readonly Kept[],
): Promise<Merged> {
  const counts: Merged = { rosters: none(), library: none() };
  let oldest = Number.POSITIVE_INFINITY;
  const change = (await database()).transaction(['rosters', 'library'], 'readwrite');
  try {
    const shelf = change.objectStore('rosters');
    for (const roster of rosters) {
      const record: unknown = await shelf.get(roster.id);
      const kept = record === undefined ? null : readRosterRecord(roster.id, record);
      // What cannot be read makes room, and is listed under another id.
      if (kept && !kept.ok) await shelf.put({ ...(record as StoredRoster), id: newId() });
      const { outcome, value } = mergedRoster(kept?.ok ? kept.value : undefined, roster);
      counts.rosters[outcome] += 1;
      if (outcome === 'same' || outcome === 'newer') continue;
      await shelf.put(value);
      oldest = Math.min(oldest, value.changed);
    }
    const own = change.objectStore('library');
    for (const each of library) {
      const kept = readStoredRecord(keyOf(each), await own.get(keyOf(each)));
      const { outcome, value } = mergedLibrary(kept.ok ? kept.value : undefined, each);
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
    tellChange(oldest);
  }
  return counts;
}
