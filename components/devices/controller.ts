import { DEVICES_KEY, saveSetting } from '@/components/shared/setting';
import { VERSION } from '@/lib/roster/version';
import { onRostersChange } from '@/lib/storage/changes';
import { newId, type StoredSpace, storageSentence } from '@/lib/storage/db';
import type { DeviceSeen } from '@/lib/storage/shared';
import { localOf, othersIn, unsentIn } from '@/lib/storage/shared';
import {
  beginSpace,
  DEVICES,
  LeftSpace,
  leaveSpace,
  readSpace,
  updateSpace,
} from '@/lib/storage/shared-space';
import { exchange, type Round } from '@/lib/sync/engine';
import { type Item, itemKey } from '@/lib/sync/item';
import { keysOf, newKey } from '@/lib/sync/key';
import { farewell } from '@/lib/sync/outgoing';
import { SyncProblem } from '@/lib/sync/transport';
import { listenWhileSeen, transportOf } from './transport';

/** What a page shows of the devices. */
export interface Shared {
  /** Undefined until it is read; null if this browser shares nothing. */
  space: StoredSpace | null | undefined;
  /** Whether something is being exchanged. */
  isBusy: boolean;
  /** Why the last exchange failed, as a sentence; "" if it did not. */
  problem: string;
  /** Whether the space is not on the server any more. */
  isGone: boolean;
  /** What the last exchange that was whole came to; what could not be read, or was replayed, since the page was opened. */
  round: Round | null;
  /** What came from other devices, and conflict copies that were made, since the page was opened or this was begun. */
  came: ReadonlyMap<string, { kind: Item['kind']; isCopy: boolean }>;
  /** How many things are not sent yet. */
  waiting: number;
  others: readonly DeviceSeen[];
}

let shared: Shared = {
  space: undefined,
  isBusy: false,
  problem: '',
  isGone: false,
  round: null,
  came: new Map(),
  waiting: 0,
  others: [],
};
const listeners = new Set<() => void>();

export const sharedNow = (): Shared => shared;

/** Subscribes to what a page shows of the devices. */
export function onShared(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function show(part: Partial<Shared>) {
  shared = { ...shared, ...part };
  for (const listener of listeners) listener();
}

/** How exactly devices tell each other when they were last there, in milliseconds, so that it is seldom sent. */
const SEEN_EVERY = 5 * 60 * 1000;

/** What this device tells the others of itself. */
const ownItem = ({ device }: Pick<StoredSpace, 'device'>): Item => ({
  kind: 'device',
  id: device.id,
  value: { name: device.name, at: Math.floor(Date.now() / SEEN_EVERY) * SEEN_EVERY },
});

/** Milliseconds from a change here until it is sent: several that follow each other are sent together. */
const PAUSE = 200;
/** Milliseconds between attempts while the server does not answer. */
const AGAIN = 15_000;

let timer: ReturnType<typeof setTimeout> | undefined;
let running: Promise<void> = Promise.resolve();

/** Schedules an exchange; debounced, so that a burst of changes causes one. */
function soon(pause = PAUSE) {
  clearTimeout(timer);
  timer = setTimeout(() => void exchangeNow(), pause);
}

/** Exchanges everything now; rejects never, `sharedNow().problem` says what went wrong. */
export function exchangeNow(): Promise<void> {
  clearTimeout(timer);
  // One after the other, also among tabs where the browser has locks: pages over plain HTTP have none.
  const { locks } = navigator as { locks?: LockManager };
  running = running.then(() => (locks ? locks.request('muster-devices', once) : once()));
  return running;
}

async function once(): Promise<void> {
  let isDone = false;
  try {
    const space = await readSpace();
    show({ space, isBusy: space !== null });
    if (space === null) return;
    // A newer version may read what this one could not.
    if (space.version !== VERSION) await updateSpace(space, { version: VERSION, cursor: '0' });
    const keys = keysOf(space.key);
    const local = localOf(space, ownItem(space));
    const round = await exchange({ keys, local, transport: transportOf(keys), now: Date.now });
    await updateSpace(space, { synced: Date.now(), expires: round.expires });
    if (space.before) await removeBefore(space, space.before);
    const { unreadable, replayed } = shared.round ?? { unreadable: 0, replayed: 0 };
    const sum = { unreadable: unreadable + round.unreadable, replayed: replayed + round.replayed };
    show({ round: { ...round, ...sum }, came: withCame(round), problem: '', isGone: false });
    isDone = round.isAll;
  } catch (error) {
    if (error instanceof LeftSpace) soon(0);
    else fail(error);
  }
  const space = await readSpace().catch(() => null);
  show({
    space,
    isBusy: false,
    // A concurrent change schedules the next exchange.
    waiting: space && !isDone ? await unsentIn(space, ownItem(space)).catch(() => 0) : 0,
    others: space ? await othersIn(space).catch(() => []) : [],
  });
}

function fail(error: unknown) {
  const isGone = error instanceof SyncProblem && error.kind === 'gone';
  show({ problem: error instanceof SyncProblem ? error.message : storageSentence(error), isGone });
  if (!isGone) soon(AGAIN);
}

function withCame({ received, copies }: Round): Shared['came'] {
  const all = [
    ...received.map((item) => ({ ...item, isCopy: false })),
    ...copies.map((item) => ({ ...item, isCopy: true })),
  ];
  return new Map([
    ...shared.came,
    ...all.map(({ kind, id, isCopy }) => [itemKey({ kind, id }), { kind, isCopy }] as const),
  ]);
}

/** Deletes the space that this one took the place of; one that is gone already is deleted. */
async function removeBefore(space: StoredSpace, key: Uint8Array): Promise<void> {
  await transportOf(keysOf(key))
    .remove()
    .catch((error) => {
      if (!(error instanceof SyncProblem) || error.kind !== 'gone') throw error;
    });
  await updateSpace(space, { before: undefined });
}

let stop: (() => void) | null = null;

/** Keeps this browser and the space in sync while the page is open; resolves after the first exchange. */
export async function start(): Promise<void> {
  if (stop !== null) return;
  const ended = new AbortController();
  const { signal } = ended;
  const now = () => document.visibilityState === 'visible' && soon(0);
  for (const [target, type] of [
    [window, 'online'],
    [window, 'focus'],
    [document, 'visibilitychange'],
  ] as const)
    target.addEventListener(type, now, { signal });
  const forget = onRostersChange(() => soon());
  stop = () => {
    forget();
    ended.abort();
    stop = null;
  };
  void readSpace().then((space) => space && listenWhileSeen(keysOf(space.key), () => soon(0), signal));
  await exchangeNow();
}

function end() {
  saveSetting(DEVICES_KEY, 'off');
  stop?.();
  show({ space: null, round: null, came: new Map(), problem: '', isGone: false, waiting: 0, others: [] });
}

const newSpace = (key: Uint8Array, name: string): StoredSpace => ({
  id: DEVICES,
  key,
  device: { id: newId(), name },
  cursor: '0',
  number: 0,
  version: VERSION,
  synced: null,
  expires: 0,
});

async function enter(space: StoredSpace): Promise<void> {
  await beginSpace(space);
  saveSetting(DEVICES_KEY, 'on');
  // Listens to this space instead of the one before.
  stop?.();
  await start();
}

/** Makes a space for the player's devices, and sends everything there. Rejects with a `SyncProblem`. */
export async function begin(name: string): Promise<void> {
  const key = newKey();
  await transportOf(keysOf(key)).make();
  await enter(newSpace(key, name));
}

/** Joins the space of another device. Rejects with a `SyncProblem`. */
export async function join(key: Uint8Array, name: string): Promise<void> {
  // One that has been deleted is not made again.
  await transportOf(keysOf(key)).changes('0');
  await enter(newSpace(key, name));
}

/** Replaces the key, so that devices with the old link lose access, and uploads everything again. */
export async function renew(space: StoredSpace): Promise<void> {
  const key = newKey();
  await transportOf(keysOf(key)).make();
  await enter({ ...space, key, before: space.key, cursor: '0', synced: null });
}

/** Stops sharing here; what is here stays. */
export async function leave(space: StoredSpace): Promise<void> {
  const keys = keysOf(space.key);
  const local = localOf(space, ownItem(space));
  // The others are told if the server answers; without that they go on listing this device.
  await farewell({ keys, local, transport: transportOf(keys) }).catch(() => undefined);
  await leaveSpace();
  end();
}

/** Deletes the space from the server; what is on each device stays. Rejects with a `SyncProblem`. */
export async function removeSpace(space: StoredSpace): Promise<void> {
  await transportOf(keysOf(space.key)).remove();
  await leaveSpace();
  end();
}
