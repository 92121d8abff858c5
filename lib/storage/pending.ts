import type { LibraryRecord, StoredRoster } from './db';

/** Values by id that the database has not confirmed yet, or refuses: work goes on with them in this tab. */
class PendingWrites<Value extends { id: string }> extends Map<string, Value> {
  /** Has a value until it is written; rejects where the database refuses, and has it still. */
  async write<Result>(value: Value, write: () => Promise<Result>): Promise<Result> {
    this.set(value.id, value);
    const result = await write();
    if (this.get(value.id) === value) this.delete(value.id);
    return result;
  }

  /** What the database has, with what is pending in its place. */
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

/** Things of a kind that are not written yet. */
export type PendingItems = typeof pendingPacks;
