import { Batches } from './batches';
import type { Database } from './database';
import {
  ANSWER_BYTES,
  readSpace,
  type SpaceRecord,
  type Writes,
  type WritesDone,
  writeRecords,
} from './space-records';
import { type Listener, Watchers } from './watchers';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Days after its last use that a space is deleted. */
const UNUSED_DAYS = 400;

/** Most records of a page, and spaces that are deleted between two looks for more. */
const PAGE = 100;
const MAX_REMOVED = 100;

/** A space: what some devices share. */
export interface Space {
  id: string;
  /** The hash of its token. */
  token: string;
  /** Counts its changes; it begins with the time when the space was made, so that one made again is always ahead. */
  revision: number;
  /** When it is deleted if nobody uses it, in milliseconds since 1970. */
  expires: number;
}

/** Records of a space in the order of their last change. */
export interface Changes {
  records: SpaceRecord[];
  /** The revision of the space that they lead to. */
  revision: number;
  /** Whether there are later ones. */
  more: boolean;
}

/** The spaces of a server: sets of records that it cannot read. Throws `StoreUnavailable` like `EventStore`. */
export interface SpaceStore {
  /** Makes a space unless there is one with this id; resolves to the one that is there. */
  make: (id: string, token: string) => Promise<Space & { isNew: boolean }>;
  /** A space; null if it does not exist. */
  space: (id: string) => Promise<Space | null>;
  /** Notes that a space is in use, once a day. */
  use: (space: Space) => Promise<Space>;
  /**
   * Records that changed since a revision of the space: at most 100, or about 4 MiB as text.
   * @param space as it is, or was a moment ago
   * @param since 0 for all records; a revision that the space has not had counts as 0
   */
  changes: (space: Space, since: number) => Promise<Changes>;
  /**
   * Writes records, each of them or not; resolves once they are on disk, or to null if there is no space. What is
   * written again as it was written before is answered in the same way and changes nothing.
   */
  write: (writes: Writes) => Promise<WritesDone | null>;
  /** Deletes a space with all of its records; false if it does not exist. */
  remove: (id: string) => Promise<boolean>;
  /** Deletes the spaces that nobody used for 400 days; resolves to their number. */
  sweep: (now?: number) => Promise<number>;
  /** Calls back when a space changed, as `EventStore` does. */
  watch: (listener: Listener) => () => void;
  /** Ends once the changes that wait are made. The database is closed with its events. */
  close: () => Promise<void>;
}

/** The spaces of a database. */
export function spacesIn(database: Database): SpaceStore {
  const { query, write } = database;
  const watchers = new Watchers(database, 'spaces');

  // A listener that throws does not concern the one who made the change.
  const tell = (id: string, revision: number) => queueMicrotask(() => watchers.tell(id, revision));

  const batches = new Batches<Writes>(async (requests) => {
    const { outcomes, changed } = await write((each) => writeRecords(database, each, requests));
    for (const { id, revision } of changed) tell(id, revision);
    return outcomes;
  });

  /** Deletes a space if it was last used before a time. */
  async function remove(id: string, before = Number.MAX_SAFE_INTEGER): Promise<boolean> {
    const last = await write(async (each) => {
      await database.lock(each, 'spaces', id);
      const space = await readSpace(each, id);
      if (space === undefined || space.used >= before) return null;
      await each.deleteFrom('records').where('space', '=', id).execute();
      await each.deleteFrom('spaces').where('id', '=', id).execute();
      await database.announce(each, 'spaces', id, space.revision + 1);
      return space.revision + 1;
    });
    if (last !== null) tell(id, last);
    return last !== null;
  }

  return {
    async make(id, token) {
      return write(async (each) => {
        const now = await database.now(each);
        const { numInsertedOrUpdatedRows } = await each
          .insertInto('spaces')
          .values({ id, token, revision: now, made: now, used: now, records: 0, bytes: 0 })
          .onConflict((conflict) => conflict.column('id').doNothing())
          .executeTakeFirstOrThrow();
        const row = await each
          .selectFrom('spaces')
          .selectAll()
          .where('id', '=', id)
          .executeTakeFirstOrThrow();
        return { ...spaceOf(row), isNew: numInsertedOrUpdatedRows === 1n };
      });
    },
    async space(id) {
      const row = await query((each) => readSpace(each, id));
      return row ? spaceOf(row) : null;
    },
    async use(space) {
      const now = Date.now();
      if (space.expires - expiryOf(now) > -DAY_MS) return space;
      await query((each) =>
        each.updateTable('spaces').set({ used: now }).where('id', '=', space.id).execute(),
      );
      return { ...space, expires: expiryOf(now) };
    },
    async changes({ id, revision }, since) {
      const later = database.db
        .selectFrom('records')
        .where('space', '=', id)
        .where('at', '>', since > revision ? 0 : since)
        .orderBy('at');
      const heads = await query(() =>
        later
          .select(['at', 'bytes'])
          .limit(PAGE + 1)
          .execute(),
      );
      const count = countOf(heads);
      const last = heads[count - 1];
      if (last === undefined) return { records: [], more: false, revision };
      // One that was changed again in the meantime is in a later page.
      const records = await query(() =>
        later.where('at', '<=', last.at).select(['id', 'revision', 'data']).execute(),
      );
      return { records, more: count < heads.length, revision: last.at };
    },
    write: (writes) => batches.add(database.queueOf(writes.space), writes) as Promise<WritesDone | null>,
    remove: (id) => remove(id),
    async sweep(now = Date.now()) {
      const before = now - UNUSED_DAYS * DAY_MS;
      let count = 0;
      for (;;) {
        const unused = await query((each) =>
          each.selectFrom('spaces').select('id').where('used', '<', before).limit(MAX_REMOVED).execute(),
        );
        for (const { id } of unused) if (await remove(id, before)) count++;
        if (unused.length < MAX_REMOVED) return count;
      }
    },
    watch: (listener) => watchers.watch(listener),
    async close() {
      watchers.close();
      await batches.idle();
    },
  };
}

const expiryOf = (used: number): number => used + UNUSED_DAYS * DAY_MS;

const spaceOf = ({
  id,
  token,
  revision,
  used,
}: {
  id: string;
  token: string;
  revision: number;
  used: number;
}): Space => ({ id, token, revision, expires: expiryOf(used) });

/** How many records of a list a page has: at least one, if there is any. */
function countOf(heads: readonly { bytes: number }[]): number {
  let sum = 0;
  const over = heads.findIndex(({ bytes }, index) => {
    sum += bytes;
    return index === PAGE || (index > 0 && sum > ANSWER_BYTES);
  });
  return over < 0 ? heads.length : over;
}
