import { dequal } from 'dequal/lite';
import type { Change, Local } from '@/lib/sync/engine';
import { type Agreed, byItemKey, type Item, itemKey } from '@/lib/sync/item';
import { unsentOf } from '@/lib/sync/outgoing';
import { announceChange } from './changes';
import { stamp } from './clock';
import { abandon, database, newId, type StoredRoster, type StoredSpace } from './db';
import { versionKeys } from './kinds';
import { rawRecords } from './raw';
import { historyOf, rewriteHistory } from './rosters';
import { readRosterRecord } from './schemas';
import {
  accepts,
  copyId,
  isAgreed,
  libraryItem,
  libraryKey,
  libraryRecord,
  rosterItem,
  sharedRoster,
} from './shared-items';
import { agreedIn, isSpace, LeftSpace, readSpace } from './shared-space';

/**
 * What is agreed in a space. A damaged record counts as nothing: its item is sent and merged as if it was never shared,
 * in which nothing is lost.
 */
const readAgreed = async (space: string): Promise<Agreed[]> =>
  (await rawRecords('agreed', agreedIn(space))).flatMap(([, record]) => (isAgreed(record) ? [record] : []));

/** A device of a space, and when it was last there, in milliseconds since 1970. */
export interface DeviceSeen {
  id: string;
  name: string;
  at: number;
}

/** The other devices of a space, last seen first. */
export async function othersIn({ id, device }: Pick<StoredSpace, 'id' | 'device'>): Promise<DeviceSeen[]> {
  const all = (await readAgreed(id)).filter(({ kind, value }) => kind === 'device' && value !== null);
  return all
    .filter((each) => each.id !== device.id)
    .map((each) => ({ id: each.id, name: String(each.value?.name), at: Number(each.value?.at) }))
    .sort((one, other) => other.at - one.at);
}

/** How many things of this browser the server does not have yet; the device itself is not one. */
export async function unsentIn({ id }: Pick<StoredSpace, 'id'>, own: Item): Promise<number> {
  const { items, unreadable } = await sharedItems(own);
  const unsent = unsentOf(byItemKey(items), byItemKey(await readAgreed(id)));
  return unsent.filter((each) => each.kind !== 'device' && !unreadable.has(itemKey(each))).length;
}

/** What this browser has, as a device of a space. */
export function localOf(space: StoredSpace, own: Item): Local {
  const { id, device } = space;
  return {
    device,
    accepts,
    copyId,
    items: () => sharedItems(own),
    agreed: () => readAgreed(id),
    cursor: async () => (await still(space)).cursor,
    async numbers(count) {
      const change = (await database()).transaction('spaces', 'readwrite');
      const stored = await change.store.get(id);
      if (!isSpace(stored, space)) throw new LeftSpace();
      await change.store.put({ ...stored, number: stored.number + count });
      await change.done;
      return stored.number + 1;
    },
    commit: (done) => commit(space, done),
  };
}

/** A space as it is stored now. */
async function still(space: StoredSpace): Promise<StoredSpace> {
  const stored = await readSpace();
  if (!isSpace(stored, space)) throw new LeftSpace();
  return stored;
}

/** Everything of this browser that is shared, and the device itself. */
async function sharedItems(own: Item): Promise<Awaited<ReturnType<Local['items']>>> {
  const items: Item[] = [own];
  const unreadable = new Set<string>();
  for (const [key, record] of await rawRecords('rosters')) {
    const item = rosterItem(record);
    if (item) items.push(item);
    else unreadable.add(itemKey({ kind: 'roster', id: String(key) }));
  }
  for (const [key, record] of await rawRecords('library')) {
    const item = libraryItem(key, record);
    if (item) items.push(item);
    else unreadable.add(itemKey({ kind: 'library', id: Array.isArray(key) ? key.join('/') : String(key) }));
  }
  return { items, unreadable };
}

/** Makes changes that arrived, and keeps what is agreed, in one transaction. */
async function commit(
  space: StoredSpace,
  { changes, agreed, cursor }: Parameters<Local['commit']>[0],
): Promise<boolean> {
  const change = await beginCommit();
  const isStored = ({ kind }: Pick<Item, 'kind'>) => kind !== 'device';
  const stored = changes.filter(isStored);
  let oldest = Number.POSITIVE_INFINITY;
  try {
    const spaces = change.objectStore('spaces');
    const of = await spaces.get(space.id);
    if (!isSpace(of, space)) throw new LeftSpace();
    for (const each of stored)
      if (!(await isStill(change, each))) {
        abandon(change);
        return false;
      }
    for (const each of stored) {
      if (each.kind === 'roster') oldest = Math.min(oldest, (await putRoster(change, each)) ?? oldest);
      else {
        const items = change.objectStore('library');
        if (each.value === null) await items.delete(libraryKey(each.id));
        else await items.put(libraryRecord(each.id, each.value));
      }
    }
    const known = change.objectStore('agreed');
    await Promise.all(agreed.map((each) => known.put({ ...each, space: space.id })));
    if (cursor !== undefined) await spaces.put({ ...of, cursor });
    await change.done;
  } catch (error) {
    abandon(change);
    throw error;
  }
  if (stored.length > 0) announceChange(oldest);
  return true;
}

type Transaction = Awaited<ReturnType<typeof beginCommit>>;
const beginCommit = async () =>
  (await database()).transaction(['rosters', 'history', 'library', 'spaces', 'agreed'], 'readwrite');

/** Whether what a change was computed from is still there. */
async function isStill(change: Transaction, { kind, id, was }: Change): Promise<boolean> {
  const record =
    kind === 'roster'
      ? await change.objectStore('rosters').get(id)
      : await change.objectStore('library').get(libraryKey(id));
  if (record === undefined) return was === null;
  const item = kind === 'roster' ? rosterItem(record) : libraryItem(libraryKey(id), record);
  return item !== null && dequal(item.value, was);
}

/** Writes a roster that arrived as a step of its history, or deletes it; returns its time of change. */
async function putRoster(change: Transaction, { id, value }: Change): Promise<number | undefined> {
  const rosters = change.objectStore('rosters');
  if (value === null) {
    await Promise.all([
      rosters.delete(id),
      change.objectStore('history').delete(historyOf(id)),
      ...versionKeys(id).map((keys) => change.objectStore('library').delete(keys)),
    ]);
    return undefined;
  }
  const before: StoredRoster | undefined = await rosters.get(id);
  const step = before ? before.step + 1 : 0;
  // Nothing else that another device may have sent with it, such as a verdict.
  const read = readRosterRecord(id, {
    ...sharedRoster(value as unknown as StoredRoster),
    id,
    step,
    revision: newId(),
    follows: before?.revision ?? '',
  });
  if (!read.ok)
    throw new Error(`A roster arrived that cannot be read: ${read.unreadable.faults[0]?.message}`);
  const { roster } = read.value;
  const snapshots = dequal(before?.roster, roster)
    ? []
    : [{ id, step, made: stamp(), roster, done: 'Changed on another device' }];
  await Promise.all([
    rosters.put(snapshots.length > 0 || !before ? read.value : { ...read.value, step: before.step }),
    ...(snapshots.length > 0 ? rewriteHistory(change as never, read.value, snapshots) : []),
  ]);
  return read.value.changed;
}
