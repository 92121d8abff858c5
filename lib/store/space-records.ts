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

/** What a request to write came to, and the revision of the space after it. */
export interface WritesDone {
  written: Written[];
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
 * others not. The answer to a request is null if there is no such space.
 * @returns the outcome of each request, and the newest revisions of the spaces that changed
 */
export async function writeRecords(
  database: Database,
  db: Db,
  requests: readonly Writes[],
): Promise<{ outcomes: Outcome[]; changed: Pick<SpaceRow, 'id' | 'revision'>[] }> {
  const answers = new Map<Writes, WritesDone | null>();
  const changed: Pick<SpaceRow, 'id' | 'revision'>[] = [];
  for (const id of new Set(requests.map(({ space }) => space))) {
    await database.lock(db, 'spaces', id);
    const row = await readSpace(db, id);
    const ofSpace = requests.filter(({ space }) => space === id);
    if (row === undefined) {
      for (const each of ofSpace) answers.set(each, null);
      continue;
    }
    const turn = new Turn(db, row);
    await turn.look(ofSpace.flatMap(({ records }) => records.map((record) => record.id)));
    for (const each of ofSpace) answers.set(each, await turn.write(each.records));
    if (turn.hasChanged) {
      await turn.save();
      await database.announce(db, 'spaces', id, turn.space.revision);
      changed.push(turn.space);
    }
  }
  return { outcomes: requests.map((each) => ({ answer: answers.get(each) })), changed };
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
  private readonly heads = new Map<string, Head>();
  private readonly changed = new Set<string>();

  constructor(
    private readonly db: Db,
    space: SpaceRow,
  ) {
    this.space = { ...space };
  }

  get hasChanged(): boolean {
    return this.changed.size > 0;
  }

  /** Reads what is there of records. */
  async look(ids: readonly string[]) {
    for (const part of inParts([...new Set(ids)])) {
      const rows = await this.db
        .selectFrom('records')
        .select(['id', 'revision', 'at', 'bytes'])
        .where('space', '=', this.space.id)
        .where('id', 'in', part)
        .execute();
      for (const { id, ...head } of rows) this.heads.set(id, head);
    }
  }

  async write(records: readonly RecordWrite[]): Promise<WritesDone> {
    const written: Written[] = [];
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
    return { written, revision: this.space.revision };
  }

  async save() {
    const rows = [...this.changed].map((id) => {
      const { data = null, ...head } = this.heads.get(id) as Head;
      return { space: this.space.id, id, ...head, data };
    });
    for (const part of inParts(rows))
      await this.db
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
    const { id, revision, records, bytes } = this.space;
    await this.db
      .updateTable('spaces')
      .set({ revision, records, bytes, used: Date.now() })
      .where('id', '=', id)
      .execute();
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
