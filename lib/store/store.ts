import type { EventState } from '@/lib/events/event';
import type { Entry } from '@/lib/events/log';
import { auditEvent } from './audit';
import { Batches } from './batches';
import { type Change, type Decided, makeChanges, type Repeatable } from './changes';
import type { Database } from './database';
import { WrongDatabaseUrl } from './errors';
import {
  folded,
  headOf,
  insertEvent,
  isAt,
  newestState,
  readContents,
  readEntries,
  writeContents,
  writeEntries,
  writeParts,
} from './rows';
import { type SpaceStore, spacesIn } from './spaces';
import { type Listener, Watchers } from './watchers';

/** Most events that are listed, and due at once. */
const MAX_LISTED = 1000;
const MAX_DUE = 100;
/** Entries that are read at once if no other number is asked for. */
const ENTRIES = 1000;

/** Ids and idempotency keys that databases keep as they are. */
const PLAIN = /^[\x20-\x7e]{1,200}$/;

/** An event in a list of events. */
export interface ListedEvent {
  id: string;
  name: string;
  step: EventState['step'];
  /** Milliseconds since 1970. */
  made: number;
}

/**
 * The events of a server: of each an append-only log, and the state that is worked out from it. Every method that meets
 * a full disk, a lock that is held too long or a database that is gone throws `StoreUnavailable`, and works again once
 * the cause is gone.
 */
export interface EventStore {
  readonly kind: 'sqlite' | 'postgres';
  /**
   * Makes an event from its first entries, or from all of its log.
   * @param contents bytes that the entries name, by their SHA-256 in hexadecimal
   * @param schema what its file names as its schema
   * @returns false, and changes nothing, if there is an event with this id
   */
  create: (
    entries: readonly Entry[],
    contents?: ReadonlyMap<string, Uint8Array>,
    schema?: string,
  ) => Promise<boolean>;
  /** What the file of an event names as its schema; undefined if it names none. */
  schemaOf: (id: string) => Promise<string | undefined>;
  /** The newest state of an event; null if it does not exist. What did not change since is the same object. */
  state: (id: string) => Promise<EventState | null>;
  /**
   * Decides a change on the newest state and keeps what was decided; resolves to its answer once it is on disk. Changes
   * of an event are decided one after the other, in all processes.
   * @param decide gets the state and the time of the database, which is never before the last entry. What it throws is
   * thrown, and nothing is written. It may be called again after a locked database.
   * @param repeat the idempotency key: a repeated request gets the answer of the first for seven days; the same key with
   * another request throws `KeyReused`. A key has 1 to 200 printable ASCII characters
   * @throws UnknownEvent if the event does not exist
   */
  change: <Answer>(
    id: string,
    decide: (state: EventState, now: number) => Decided<Answer>,
    repeat?: Repeatable,
  ) => Promise<Answer>;
  /** Entries of an event's log after one of them, in order: at most `most`, 1,000 by default. */
  entries: (id: string, after?: number, most?: number) => Promise<readonly Entry[]>;
  /** Bytes by their hash; null if they are not kept. */
  content: (hash: string) => Promise<Uint8Array | null>;
  /** Bytes by their hashes; those that are not kept are left out. */
  contents: (hashes: readonly string[]) => Promise<ReadonlyMap<string, Uint8Array>>;
  /** Resolves if the events can be read. */
  answers: () => Promise<void>;
  /** Ids of events whose next step is due at a time: at most 100, those that have waited longest. */
  due: (now: number) => Promise<string[]>;
  /** The events, newest first: at most 1,000. */
  list: () => Promise<ListedEvent[]>;
  /**
   * Calls back when an event changed, here or in another process, until the returned function is called. A call may
   * come without a change, and one call may stand for several.
   */
  watch: (listener: Listener) => () => void;
  /**
   * Works an event out from its log once more and compares. Returns in sentences how the tables, the kept lists and the
   * hashes of the log differ; none if all is well.
   */
  audit: (id: string) => Promise<string[]>;
  /** Ends once the changes that wait are made. */
  close: () => Promise<void>;
}

/** Where the events and spaces of a server are. */
interface Place {
  /** Of a PostgreSQL database, such as `postgres://user:password@host/database`. */
  url?: string;
  /** Where SQLite keeps them if there is no URL. */
  folder: string;
}

/** Opens the events of a server, and brings tables of an earlier version up to date. */
export const openStore = async (place: Place): Promise<EventStore> => (await openStores(place)).events;

/** Opens the events and the spaces of a server, which are in one database: it is closed with the events. */
export async function openStores({
  url,
  folder,
}: Place): Promise<{ events: EventStore; spaces: SpaceStore }> {
  if (url && !(/^postgres(ql)?:\/\//i.test(url) && URL.canParse(url))) throw new WrongDatabaseUrl(url);
  // Neither loads what only the other needs.
  const database = url
    ? await (await import('./postgres')).postgres(url)
    : await (await import('./sqlite')).sqlite(folder);
  return { events: storeOf(database), spaces: spacesIn(database) };
}

function storeOf(database: Database): EventStore {
  const { kind, db, query, read, write } = database;
  const states = new RecentStates();
  const watchers = new Watchers(database, 'events');

  function changed(state: EventState) {
    states.set(state);
    // A listener that throws does not concern the one who made the change.
    queueMicrotask(() => watchers.tell(state.id, state.revision));
  }

  const batches = new Batches<Change>(async (changes) => {
    const made = await write((each) => makeChanges(database, each, changes, states));
    made.states.forEach(changed);
    return made.outcomes;
  });

  return {
    kind,
    async create(entries, contents = new Map(), schema) {
      const state = folded(null, entries);
      if (state === null) throw new Error('An event has at least one entry.');
      const isNew = await write(async (each) => {
        if (!(await insertEvent(each, state, schema ?? null))) return false;
        await writeContents(each, contents);
        await writeEntries(each, state.id, entries);
        await writeParts(each, null, state);
        await database.announce(each, 'events', state.id, state.revision);
        return true;
      });
      if (isNew) changed(state);
      return isNew;
    },
    async schemaOf(id) {
      const row = await query((each) =>
        each.selectFrom('events').select('schema').where('id', '=', id).executeTakeFirst(),
      );
      return row?.schema ?? undefined;
    },
    async state(id) {
      if (!PLAIN.test(id)) return null;
      const held = states.get(id);
      const head = await query((each) => headOf(each, id));
      if (head === undefined) return null;
      if (held && isAt(held, head)) return held;
      const state = await read((each) => newestState(each, id, states.get(id)));
      if (state) states.set(state);
      return state;
    },
    async change<Answer>(id: string, decide: Change['decide'], repeat?: Repeatable) {
      if (repeat && !PLAIN.test(repeat.key)) throw new RangeError('A key has 1 to 200 printable characters.');
      return batches.add(database.queueOf(id), { id, decide, ...(repeat && { repeat }) }) as Promise<Answer>;
    },
    entries: (id, after = 0, most = ENTRIES) => query((each) => readEntries(each, id, after, most)),
    content: async (hash) => (await query((each) => readContents(each, [hash]))).get(hash) ?? null,
    contents: (hashes) => read((each) => readContents(each, hashes)),
    answers: async () => {
      await query((each) => each.selectFrom('events').select('id').limit(1).execute());
    },
    due: async (now) => {
      const events = await query((each) =>
        each
          .selectFrom('events')
          .select('id')
          .where('due', '<=', now)
          .orderBy('due')
          .limit(MAX_DUE)
          .execute(),
      );
      return events.map(({ id }) => id);
    },
    list: () =>
      query((each) =>
        each
          .selectFrom('events')
          .select(['id', 'name', 'step', 'made'])
          .orderBy('made', 'desc')
          .limit(MAX_LISTED)
          .execute(),
      ) as Promise<ListedEvent[]>,
    watch: (listener) => watchers.watch(listener),
    audit: (id) => read((each) => auditEvent(each, id)),
    async close() {
      watchers.close();
      await batches.idle();
      await db.destroy();
    },
  };
}

/** Most states that are held. */
const MAX_HELD = 64;

/** The states of the events that were used last, so that only what is new since is read. */
class RecentStates {
  private readonly states = new Map<string, EventState>();

  get(id: string): EventState | undefined {
    const state = this.states.get(id);
    if (state) this.set(state);
    return state;
  }

  set(state: EventState) {
    // A map is in the order in which its keys were added.
    this.states.delete(state.id);
    this.states.set(state.id, state);
    const [oldest] = this.states.keys();
    if (this.states.size > MAX_HELD && oldest !== undefined) this.states.delete(oldest);
  }
}
