import type { LibraryRecord, StoredMatch, StoredRoster } from './db';

/** Values by id whose writes are unconfirmed or have failed; this tab keeps working with them. */
class PendingWrites<Value extends { id: string }> extends Map<string, Value> {
  /** Holds a value until it is written; if the database refuses, rejects and still holds it. */
  async write<Result>(value: Value, write: () => Promise<Result>): Promise<Result> {
    this.set(value.id, value);
    const result = await write();
    if (this.get(value.id) === value) this.delete(value.id);
    return result;
  }

  /** Stored values, replaced by their pending versions. */
  over(stored: readonly Value[]): Value[] {
    return [...this.values(), ...stored.filter(({ id }) => !this.has(id))];
  }
}

/** Rosters that are not written yet. */
export const pendingRosters = new PendingWrites<StoredRoster>();

/** Packs that are not written yet. */
export const pendingPacks = new PendingWrites<LibraryRecord>();

/** Collections that are not written yet. */
export const pendingCollections = new PendingWrites<LibraryRecord>();

/** Matches that were started and could not be written: they are played in this tab. */
export const pendingMatches = new PendingWrites<StoredMatch>();

/** Stored items of a kind that are not written yet. */
export type PendingItems = typeof pendingPacks;
