import type { Database, Watched } from './database';

/** Most rows that are compared after changes may have been missed: those that were made or used last. */
const MAX_COMPARED = 10_000;

export type Listener = (id: string, revision: number) => void;

const newest = { events: 'made', spaces: 'used' } as const;

/** Tells listeners which events or spaces changed, here or in another process. */
export class Watchers {
  private readonly listeners = new Set<Listener>();
  /** The revisions that listeners know. */
  private readonly told = new Map<string, number>();
  private stop: (() => void) | null = null;

  constructor(
    private readonly database: Database,
    private readonly table: Watched,
  ) {}

  /** Calls back when one changed, until the returned function is called. */
  watch(listener: Listener): () => void {
    // The same function may watch twice.
    const own: Listener = (id, revision) => listener(id, revision);
    this.listeners.add(own);
    this.stop ??= this.database.listen(
      this.table,
      (id, revision) => this.tell(id, revision),
      () => this.compare(),
    );
    return () => {
      this.listeners.delete(own);
      if (this.listeners.size === 0) this.close();
    };
  }

  /** Tells the listeners, unless they know this revision or a later one: what was read may arrive late. */
  tell(id: string, revision: number) {
    if (this.listeners.size === 0 || revision <= (this.told.get(id) ?? 0)) return;
    this.told.set(id, revision);
    for (const each of this.listeners) each(id, revision);
  }

  /** Stops listening to other processes. */
  close() {
    this.stop?.();
    this.stop = null;
    this.listeners.clear();
    this.told.clear();
  }

  private async compare() {
    const { db } = this.database;
    const known = [...this.told];
    const rows = await db
      .selectFrom(this.table)
      .select(['id', 'revision'])
      .orderBy(newest[this.table], 'desc')
      .limit(MAX_COMPARED)
      .execute();
    for (const { id, revision } of rows) this.tell(id, revision);
    if (rows.length === MAX_COMPARED) return;
    const there = new Set(rows.map(({ id }) => id));
    for (const [id, revision] of known) {
      if (there.has(id)) continue;
      this.tell(id, revision + 1);
      this.told.delete(id);
    }
  }
}
