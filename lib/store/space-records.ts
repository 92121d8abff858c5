import { sql } from 'kysely';
import type { Outcome } from './batches';
import { type Database, type Db, inParts } from './database';

/** The most bytes and records of a space; records that were deleted count too. */
const MAX_BYTES = 32 * 1024 * 1024;
const MAX_RECORDS = 25_000;

/** A record of a space as it is; without data if it was deleted. */
export interface SpaceRecord {
  id: string;
  revision: number;
  data: Uint8Array | null;
}

/** A record to write: its data, or null to delete it, and the revision that it replaces, 0 for a new record. */
export interface RecordWrite {
  id: string;
  replaces: number;
  data: Uint8Array | null;
}

/** What became of a record that was to be written. */
export type Written =
  /** `at` is the revision of the space after the change. */
  | { kind: 'made' | 'changed'; revision: number; at: number }
  /** Another revision is there; it is left out if the answer would become too large. */
  | { kind: 'outdated'; current?: SpaceRecord | null }
  | { kind: 'full'; why: string };

/** Records that one request writes to a space. */
export interface Writes {
  space: string;
  records: readonly RecordWrite[];
}

/** What a request to write came to, and the revisions of the space before and after it. */
export interface WritesDone {
  written: Written[];
  before: number;
  revision: number;
}

/** Bytes of current records in one answer: about 4 MiB as text. */
export const ANSWER_BYTES = 3 * 1024 * 1024;

/** The row of a space. */
export const readSpace = (db: Db, id: string) =>
  db.selectFrom('spaces').selectAll().where('id', '=', id).executeTakeFirst();

type SpaceRow = NonNullable<Awaited<ReturnType<typeof readSpace>>>;

/**
 * Writes the records of requests, in order, in a transaction that may write. Of each request some may be written and
 * others not. The answer to a request is null if there is no such space. A transaction takes few statements, however many
 * spaces it changes.
 * @returns the outcome of each request, and the newest revisions of the spaces that changed
 */
export async function writeRecords(
  database: Database,
  db: Db,
  requests: readonly Writes[],
): Promise<{ outcomes: Outcome[]; changed: Pick<SpaceRow, 'id' | 'revision'>[] }> {
  const ids = [...new Set(requests.map(({ space }) => space))];
  for (const id of ids) await database.lock(db, 'spaces', id);
  const turns = new Map<string, Turn>();
  for (const part of inParts(ids))
    for (const row of await db.selectFrom('spaces').selectAll().where('id', 'in', part).execute())
      turns.set(row.id, new Turn(db, row));
  const wanted = requests.flatMap(({ space, records }) =>
    turns.has(space) ? records.map(({ id }) => ({ space, id })) : [],
  );
  for (const part of inParts(wanted))
    for (const { space, id, ...head } of await readHeads(db, part)) turns.get(space)?.heads.set(id, head);
  const outcomes: Outcome[] = [];
  for (const { space, records } of requests)
    outcomes.push({ answer: (await turns.get(space)?.write(records)) ?? null });
  const changed = [...turns.values()].filter(({ changed }) => changed.size > 0);
  await save(db, changed);
  for (const { space } of changed) await database.announce(db, 'spaces', space.id, space.revision);
  return { outcomes, changed: changed.map(({ space }) => space) };
}

/** What is there of some records. */
async function readHeads(db: Db, wanted: readonly { space: string; id: string }[]) {
  const values = sql.join(wanted.map(({ space, id }) => sql`(${space}, ${id})`));
  const { rows } = await sql<{ space: string; id: string } & Omit<Head, 'data'>>`
    WITH wanted (space, id) AS (VALUES ${values})
    SELECT space, id, revision, at, bytes FROM wanted JOIN records USING (space, id)`.execute(db);
  return rows;
}

async function save(db: Db, turns: readonly Turn[]) {
  const records = turns.flatMap(({ space, heads, changed }) =>
    [...changed].map((id) => {
      const { data = null, ...head } = heads.get(id) as Head;
      return { space: space.id, id, ...head, data };
    }),
  );
  for (const part of inParts(records))
    await db
      .insertInto('records')
      .values(part)
      .onConflict((conflict) =>
        conflict.columns(['space', 'id']).doUpdateSet(({ ref }) => ({
          revision: ref('excluded.revision'),
          at: ref('excluded.at'),
          bytes: ref('excluded.bytes'),
          data: ref('excluded.data'),
        })),
      )
      .execute();
  const used = Date.now();
  for (const part of inParts(turns))
    await db
      .insertInto('spaces')
      .values(part.map(({ space }) => ({ ...space, used })))
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet(({ ref }) => ({
          revision: ref('excluded.revision'),
          used: ref('excluded.used'),
          records: ref('excluded.records'),
          bytes: ref('excluded.bytes'),
        })),
      )
      .execute();
}

const TOO_MANY = `This space has ${MAX_RECORDS.toLocaleString('en-GB')} records, the most that it can have. A new link begins a new space without those that were deleted.`;
const TOO_MUCH = `This space would have more than ${MAX_BYTES / 1024 / 1024} MiB, the most that it can have. Delete something in it first.`;

/** What is there of a record; its data are read when they are needed. */
interface Head {
  revision: number;
  at: number;
  bytes: number;
  data?: Uint8Array | null;
}

/** Changes of one space in a transaction. */
class Turn {
  readonly space: SpaceRow;
  /** What is there of the records that are written. */
  readonly heads = new Map<string, Head>();
  /** The ids of those that changed. */
  readonly changed = new Set<string>();

  constructor(
    private readonly db: Db,
    space: SpaceRow,
  ) {
    this.space = { ...space };
  }

  async write(records: readonly RecordWrite[]): Promise<WritesDone> {
    const written: Written[] = [];
    const before = this.space.revision;
    let room = ANSWER_BYTES;
    for (const record of records) {
      const head = this.heads.get(record.id);
      if ((head?.revision ?? 0) === record.replaces) {
        written.push(this.change(record, head));
      } else if (await this.isRepeated(record, head)) {
        const { revision, at } = head as Head;
        written.push({ kind: revision === 1 ? 'made' : 'changed', revision, at });
      } else {
        // The first is always told.
        const isTold = room === ANSWER_BYTES || (head?.bytes ?? 0) <= room;
        if (isTold) room -= head?.bytes ?? 0;
        written.push({ kind: 'outdated', ...(isTold && { current: await this.current(record.id, head) }) });
      }
    }
    return { written, before, revision: this.space.revision };
  }

  private change({ id, data }: RecordWrite, head: Head | undefined): Written {
    const { space } = this;
    const bytes = data?.length ?? 0;
    const more = bytes - (head?.bytes ?? 0);
    if (head === undefined && space.records >= MAX_RECORDS) return { kind: 'full', why: TOO_MANY };
    if (more > 0 && space.bytes + more > MAX_BYTES) return { kind: 'full', why: TOO_MUCH };
    space.revision += 1;
    space.bytes += more;
    if (head === undefined) space.records += 1;
    const revision = (head?.revision ?? 0) + 1;
    this.heads.set(id, { revision, at: space.revision, bytes, data });
    this.changed.add(id);
    return { kind: revision === 1 ? 'made' : 'changed', revision, at: space.revision };
  }

  /** Whether a request is what made the revision that is there: its answer was lost. */
  private async isRepeated({ id, replaces, data }: RecordWrite, head: Head | undefined): Promise<boolean> {
    if (head?.revision !== replaces + 1 || head.bytes !== (data?.length ?? 0)) return false;
    const there = await this.dataOf(id, head);
    return data === null || there === null ? data === there : Buffer.compare(there, data) === 0;
  }

  private async current(id: string, head: Head | undefined): Promise<SpaceRecord | null> {
    return head ? { id, revision: head.revision, data: await this.dataOf(id, head) } : null;
  }

  private async dataOf(id: string, head: Head): Promise<Uint8Array | null> {
    if (head.data !== undefined) return head.data;
    const { data } = await this.db
      .selectFrom('records')
      .select('data')
      .where('space', '=', this.space.id)
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    head.data = data;
    return data;
  }
}
