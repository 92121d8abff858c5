import { dequal } from 'dequal/lite';
import type { Change, Local } from '@/lib/sync/engine';
import { type Agreed, type Item, itemKey } from '@/lib/sync/item';
import { SyncProblem, type Transport, type Write, type WriteResult } from '@/lib/sync/transport';

/** A server of one space in memory, which keeps everything that it was given. */
export class MemoryServer {
  private readonly records = new Map<string, { revision: number; at: number; data: Uint8Array }>();
  private at = 0;
  /** Records of a page. */
  page = 100;
  /** What it was given, in order. */
  readonly given: { id: string; revision: number; data: Uint8Array }[] = [];

  /** A connection of one device; `fault` says what happens to each request. */
  connect(fault: () => 'none' | 'before' | 'after' | 'twice' = () => 'none'): Transport {
    const request = async <Answer>(answer: () => Answer): Promise<Answer> => {
      const what = fault();
      if (what === 'before') throw new SyncProblem('No network.', 'offline');
      if (what === 'twice') answer();
      const given = answer();
      if (what === 'after') throw new SyncProblem('No answer.', 'offline');
      return given;
    };
    return {
      make: () => request(() => undefined),
      changes: (since) =>
        request(() => {
          const changed = [...this.records]
            .filter(([, { at }]) => at > Number(since))
            .sort(([, one], [, other]) => one.at - other.at);
          const records = changed.slice(0, this.page);
          return {
            records: records.map(([id, { revision, data }]) => ({ id, revision, data })),
            cursor: `${records.at(-1)?.[1].at ?? since}`,
            more: changed.length > records.length,
            expires: 1,
          };
        }),
      write: (writes) => request(() => writes.map((each) => this.write(each))),
      remove: () => request(() => this.records.clear()),
    };
  }

  /** Puts a record back to an earlier revision, as no honest server does. */
  replay(id: string) {
    const earlier = this.given.find((each) => each.id === id);
    if (earlier) this.records.set(id, { ...earlier, at: ++this.at });
  }

  /** Puts something in the place of a record. */
  put(id: string, revision: number, data: Uint8Array) {
    this.records.set(id, { revision, data, at: ++this.at });
  }

  private write({ id, replaces, data }: Write): WriteResult {
    const current = this.records.get(id);
    if (current && current.revision === replaces + 1 && dequal(current.data, data))
      return { kind: 'written', revision: current.revision };
    if ((current?.revision ?? 0) !== replaces) return { kind: 'outdated', current: current ?? null };
    const revision = replaces + 1;
    this.records.set(id, { revision, data, at: ++this.at });
    this.given.push({ id, revision, data });
    return { kind: 'written', revision };
  }
}

/** A device that keeps everything in memory; what it holds survives a crash. */
export class MemoryDevice implements Local {
  readonly device: Local['device'];
  readonly kept = new Map<string, Item>();
  private readonly known = new Map<string, Agreed>();
  private at = '0';
  private number = 0;
  private copies = 0;
  /** Keys of items that it has and cannot read. */
  readonly unreadable = new Set<string>();
  accepts: Local['accepts'] = async () => true;

  constructor(id: string) {
    this.device = { id, name: id };
  }

  put(item: Item) {
    this.kept.set(itemKey(item), item);
  }

  items = async () => ({ items: structuredClone([...this.kept.values()]), unreadable: this.unreadable });
  agreed = async () => structuredClone([...this.known.values()]);
  cursor = async () => this.at;
  numbers = async (count: number) => {
    this.number += count;
    return this.number - count + 1;
  };
  copyId = ({ id }: Pick<Item, 'id'>) => `${id}-${this.device.id}-${++this.copies}`;

  commit = async ({
    changes,
    agreed,
    cursor = this.at,
  }: {
    changes: readonly Change[];
    agreed: readonly Agreed[];
    cursor?: string;
  }) => {
    if (changes.some((each) => !dequal(this.kept.get(itemKey(each))?.value ?? null, each.was))) return false;
    for (const { kind, id, value } of changes)
      if (value === null) this.kept.delete(itemKey({ kind, id }));
      else this.put({ kind, id, value });
    for (const each of agreed) this.known.set(itemKey(each), structuredClone(each));
    this.at = cursor;
    return true;
  };
}
