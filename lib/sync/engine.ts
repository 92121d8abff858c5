import { dequal } from 'dequal/lite';
import { type Arrived, agreedOf, readArrived } from './arrived';
import { type Agreed, byItemKey, copyOf, type Fields, type Item, itemKey, mergeItem } from './item';
import type { SpaceKeys } from './key';
import { outgoingOf, unsentOf } from './outgoing';
import type { ServerRecord, Transport, WriteResult } from './transport';

/** A change to what a device has. */
export interface Change extends Pick<Item, 'kind' | 'id'> {
  /** What the change was computed from; if something else is there by now, nothing is changed. */
  was: Fields | null;
  /** Null deletes it. */
  value: Fields | null;
}

/** What a device has in a space. */
export interface Local {
  device: { id: string; name: string };
  /** All items of this device, and the keys of those that it has and cannot read: they stay as they are everywhere. */
  items: () => Promise<{ items: readonly Item[]; unreadable: ReadonlySet<string> }>;
  /** What is agreed about every item that was ever shared. */
  agreed: () => Promise<readonly Agreed[]>;
  /** Where reading the changes of the server goes on; "0" for the start. */
  cursor: () => Promise<string>;
  /** Reserves numbers for this device's next changes, never given before; returns the first. */
  numbers: (count: number) => Promise<number>;
  /** Whether this version of the app can read an item. */
  accepts: (item: Item) => Promise<boolean>;
  /** Returns the id for a conflict copy of an item. */
  copyId: (item: Pick<Item, 'kind' | 'id'>) => string;
  /**
   * Makes changes, and keeps what is agreed, all at once.
   * @returns false, without changing anything, if an item differs from the `was` of its change
   */
  commit: (done: {
    changes: readonly Change[];
    agreed: readonly Agreed[];
    cursor?: string;
  }) => Promise<boolean>;
}

/** What a round of exchanging came to. */
export interface Round {
  /** Items that came from other devices, and conflict copies that were made. */
  received: readonly Pick<Item, 'kind' | 'id'>[];
  copies: readonly Pick<Item, 'kind' | 'id'>[];
  /** Items that the server did not take, each with why. */
  refused: readonly { item: Pick<Item, 'kind' | 'id'>; why: string }[];
  /** Whether the server has all that this device had at the end. */
  isAll: boolean;
  /** Records that no device of this space has made, or that a newer version made. */
  unreadable: number;
  /** Records that the server gave in an older revision than it had given before. */
  replayed: number;
  /** When the space is deleted unless it is used before, in milliseconds since 1970. */
  expires: number;
}

/** Most pages of changes in a round; a server that has more is asked again in the next. */
const MOST_PAGES = 1000;

/** Maximum number of retries in a round after concurrent local changes. */
const MOST_TURNS = 20;

interface Parts {
  keys: SpaceKeys;
  local: Local;
  transport: Transport;
  /** Milliseconds since 1970. */
  now: () => number;
}

/**
 * Brings a device and its space to the same state: takes in what others changed, merging it with what was changed here,
 * and then sends what is new here. Whatever is interrupted is done by the next round.
 */
export async function exchange(parts: Parts): Promise<Round> {
  const round = {
    received: [] as Pick<Item, 'kind' | 'id'>[],
    copies: [] as Pick<Item, 'kind' | 'id'>[],
    refused: [] as Round['refused'][number][],
    isAll: false,
    unreadable: 0,
    replayed: 0,
    expires: 0,
  };
  await receive(parts, round);
  const tried = new Map<string, number>();
  for (let turn = 0; turn < MOST_TURNS; turn++) if (await send(parts, round, tried)) break;
  return round;
}

type RoundSoFar = {
  -readonly [Key in keyof Round]: Round[Key] extends readonly (infer One)[] ? One[] : Round[Key];
};

/** Takes in all changes of the server, page by page. */
async function receive(parts: Parts, round: RoundSoFar): Promise<void> {
  for (let page = 0; page < MOST_PAGES; page++) {
    const since = await parts.local.cursor();
    const { records, cursor, more, expires } = await parts.transport.changes(since);
    round.expires = expires;
    await take(parts, records, round, cursor);
    if (!more || cursor === since) return;
  }
}

/** Merges records into the local items; retries if one of them was changed concurrently. */
async function take(
  { keys, local, now }: Parts,
  records: readonly ServerRecord[],
  round: RoundSoFar,
  cursor?: string,
): Promise<void> {
  for (let turn = 0; turn < MOST_TURNS; turn++) {
    const { items: own, unreadable } = await local.items();
    const [items, known] = [byItemKey(own), byItemKey(await local.agreed())];
    const accepts = async (item: Item) => !unreadable.has(itemKey(item)) && local.accepts(item);
    const arrived = await readArrived(keys, records, { known, accepts, device: local.device.id });
    const changes = arrived.items.flatMap((each) =>
      changesOf(each, items.get(itemKey(each)), { local, now }),
    );
    const checked = await Promise.all(changes.map((change) => withReadable(change, local)));
    const agreed = arrived.items.map(agreedOf);
    const made = checked.flat();
    if (
      !(await local.commit({
        changes: made,
        agreed: [...agreed, ...arrived.stale],
        ...(cursor && { cursor }),
      }))
    )
      continue;
    round.unreadable += arrived.unreadable;
    round.replayed += arrived.stale.length;
    for (const { kind, id, isCopy } of made) (isCopy ? round.copies : round.received).push({ kind, id });
    return;
  }
  throw new Error('What is here changes faster than it can be merged.');
}

interface Made extends Change {
  isCopy: boolean;
  /** What to do instead if the merged item cannot be read: theirs here, mine as a copy. */
  instead?: readonly Made[];
}

/** What an item that arrived changes here. */
function changesOf(
  { kind, id, base, theirs }: Arrived,
  own: Item | undefined,
  { local, now }: Pick<Parts, 'local' | 'now'>,
): Made[] {
  const mine = own?.value ?? null;
  const merged = mergeItem(kind, { base, mine, theirs }, now());
  const change = (value: Fields | null): Made[] =>
    dequal(value, mine) ? [] : [{ kind, id, was: mine, value, isCopy: false }];
  const beside = (): Made[] => [
    ...change(theirs),
    ...(mine === null
      ? []
      : [
          {
            kind,
            id: local.copyId({ kind, id }),
            was: null,
            value: copyOf({ kind, value: mine }, local.device.name),
            isCopy: true,
          },
        ]),
  ];
  if (merged.copy !== null) return beside();
  // What arrived was found readable before.
  const isTheirs = dequal(merged.value, theirs);
  return change(merged.value).map((each) => ({ ...each, ...(!isTheirs && { instead: beside() }) }));
}

/** A change, or what to do instead if the merged item cannot be read. */
async function withReadable({ instead, ...change }: Made, local: Local): Promise<readonly Made[]> {
  const { kind, id, value } = change;
  return value === null || instead === undefined || (await local.accepts({ kind, id, value }))
    ? [change]
    : instead;
}

/**
 * Sends what is new here; returns whether the server has all of it now, or did not take it.
 * @param tried the revisions that items of this round were to replace: if what is there instead cannot be read here, an
 * item is sent again in the next round and not in this one
 */
async function send(parts: Parts, round: RoundSoFar, tried: Map<string, number>): Promise<boolean> {
  const { local } = parts;
  const { items, unreadable } = await local.items();
  const left = new Set([...unreadable, ...round.refused.map(({ item }) => itemKey(item))]);
  const known = byItemKey(await local.agreed());
  const all = unsentOf(byItemKey(items), known);
  const unsent = all.filter(
    (each) => !left.has(itemKey(each)) && tried.get(itemKey(each)) !== (each.agreed?.revision ?? 0),
  );
  round.isAll = all.length === 0;
  if (unsent.length === 0) return true;
  let count = 0;
  for (const each of unsent) tried.set(itemKey(each), each.agreed?.revision ?? 0);
  const { batches, tooLarge } = await outgoingOf(unsent, parts);
  round.refused.push(...tooLarge);
  for (const batch of batches) {
    // Kept before it is sent: the page may be gone before the answer is here.
    await local.commit({ changes: [], agreed: batch.map(({ agreed }) => agreed) });
    const results = await parts.transport.write(batch.map(({ write }) => write));
    const outdated: ServerRecord[] = [];
    const written: Agreed[] = [];
    batch.forEach(({ agreed, write }, index) => {
      const result: WriteResult = results[index] ?? { kind: 'outdated' };
      if (result.kind === 'written') {
        written.push(arrivedAs(agreed, result.revision));
        count += 1;
      } else if (result.kind === 'refused') round.refused.push({ item: agreed, why: result.why });
      else if (result.current) outdated.push({ ...result.current, id: write.id });
      // The server has lost it: it is sent as a new one.
      else if (result.current === null) written.push({ ...agreed, revision: 0 });
    });
    await local.commit({ changes: [], agreed: written });
    if (outdated.length > 0) await take(parts, outdated, round);
    if (written.length + outdated.length < batch.length) await receive(parts, round);
  }
  // Concurrent local changes are sent in the next round.
  round.isAll = count === all.length;
  return round.isAll;
}

/** What is agreed once what was sent has arrived. */
const arrivedAs = ({ sent, ...agreed }: Agreed, revision: number): Agreed => ({
  ...agreed,
  revision,
  value: sent?.value ?? null,
});
