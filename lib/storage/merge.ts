import { dequal } from 'dequal/lite';
import { listIn } from '@/lib/roster/maps';
import type { Roster } from '@/lib/roster/roster';
import { announceChange } from './changes';
import { abandon, database, type LibraryRecord, newId, type StoredRoster } from './db';
import { isJson } from './json';
import { keyOf } from './library';
import { mergedTags } from './records';
import { readRosterRecord, readStoredRecord } from './schemas';

/** The result of merging one item into the database. */
export type Outcome = 'added' | 'updated' | 'unbinned' | 'same' | 'newer';

/** The number of rosters, and of library items, by outcome. */
export interface Merged {
  rosters: Record<Outcome, number>;
  library: Record<Outcome, number>;
}

const none = (): Record<Outcome, number> => ({ added: 0, updated: 0, unbinned: 0, same: 0, newer: 0 });

/**
 * Merges a roster with another version of it: the newer one wins, no tag is lost, and a roster on the shelf is never
 * put in the bin.
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
        // Not in backups.
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

/** Merges a library record with another version of it: the newer one wins. */
function mergedLibrary(
  stored: LibraryRecord | undefined,
  other: LibraryRecord,
): { outcome: Outcome; value: LibraryRecord } {
  if (!stored) return { outcome: 'added', value: other };
  if (isJson(stored.value) && dequal(stored.value, other.value)) return { outcome: 'same', value: stored };
  return (other.changed ?? 0) > (stored.changed ?? 0)
    ? { outcome: 'updated', value: other }
    : { outcome: 'newer', value: stored };
}

/** Merges rosters and library records into the database: all of them, or none if the browser refuses. */
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
      // A record that cannot be read is moved to another id, where the shelf lists it.
      if (stored && !stored.ok) await shelf.put({ ...(record as StoredRoster), id: newId() });
      const { outcome, value } = mergedRoster(stored?.ok ? stored.value : undefined, roster);
      counts.rosters[outcome] += 1;
      if (outcome === 'same' || outcome === 'newer') continue;
      await shelf.put(value);
      oldest = Math.min(oldest, value.changed);
    }
    const items = change.objectStore('library');
    for (const each of library) {
      const stored = readStoredRecord(keyOf(each), await items.get(keyOf(each)));
      const { outcome, value } = mergedLibrary(stored.ok ? stored.value : undefined, each);
      counts.library[outcome] += 1;
      if (outcome !== 'same' && outcome !== 'newer') await items.put(value);
    }
    await change.done;
  } catch (error) {
    abandon(change);
    throw error;
  } finally {
    announceChange(oldest);
  }
  return counts;
}

/** Finds added items whose roster has the same content, whatever the order of its fields. */
export class SameRosters<Item extends { roster: Roster }> {
  /** By name, items whose text is not computed yet: most names are unique. */
  readonly #named = new Map<string, Item[]>();
  readonly #byText = new Map<string, Item>();

  constructor(items: Iterable<Item> = []) {
    for (const item of items) this.add(item);
  }

  add(item: Item): void {
    listIn(this.#named, item.roster.name).push(item);
  }

  /** The first item with the same content. */
  find(roster: Roster): Item | undefined {
    const named = this.#named.get(roster.name);
    if (!named) return undefined;
    for (const item of named.splice(0)) {
      const text = textOf(item.roster);
      if (!this.#byText.has(text)) this.#byText.set(text, item);
    }
    return this.#byText.get(textOf(roster));
  }
}

/** A JSON value with sorted fields. */
const textOf = (value: unknown): string =>
  JSON.stringify(value, (_, each) =>
    typeof each === 'object' && each !== null && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).sort(([a], [b]) => (a < b ? -1 : 1)))
      : each,
  );
