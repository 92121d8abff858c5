import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Roster } from '@/lib/roster/roster';
import { onRostersChange } from '@/lib/storage/changes';
import { database, newId, type StoredRoster, type StoredSpace } from '@/lib/storage/db';
import { deleteStored, readHistory, readStored, writeStored } from '@/lib/storage/rosters';
import { localOf, othersIn, unsentIn } from '@/lib/storage/shared';
import { accepts, copyId, libraryKey, sharedRoster } from '@/lib/storage/shared-items';
import {
  beginSpace,
  DEVICES,
  LeftSpace,
  leaveSpace,
  readSpace,
  updateSpace,
} from '@/lib/storage/shared-space';
import { readVersions, versionRecord } from '@/lib/storage/versions';
import { exchange } from '@/lib/sync/engine';
import type { Fields, Item } from '@/lib/sync/item';
import { keysOf } from '@/lib/sync/key';
import { loadSystem } from '@/lib/systems/registry';
import { MemoryDevice, MemoryServer } from '../sync/memory';

const GAME = 'horizon-wars';
const key = new Uint8Array(32).fill(3);
const keys = keysOf(key);
const space: StoredSpace = {
  id: DEVICES,
  key,
  device: { id: 'laptop', name: 'Laptop' },
  cursor: '0',
  number: 0,
  version: '1',
  synced: null,
  expires: 0,
};
const own: Item = { kind: 'device', id: 'laptop', value: { name: 'Laptop', at: 1 } };
const local = localOf(space, own);

const system = await loadSystem(GAME);
if (!system) throw new Error('The game is there');
const sample = (await system.samples())[0]?.roster as Roster;

const stored = (id: string, name: string, more: Partial<StoredRoster> = {}): StoredRoster => ({
  id,
  changed: 1000,
  roster: { ...sample, name },
  legal: true,
  figures: [],
  checked: { version: '9', errors: [] },
  tags: [],
  binned: null,
  revision: newId(),
  follows: '',
  pack: null,
  step: 0,
  ...more,
});

/** A stored roster with its first step. */
async function write(record: StoredRoster) {
  const { id, step, roster } = record;
  await writeStored(record, { snapshots: [{ id, step, made: 1, roster }] });
  return record;
}

const arrived = (id: string, name: string): Fields => sharedRoster(stored(id, name, { changed: 2000 }));
const commit = (changes: Parameters<typeof local.commit>[0]['changes']) =>
  local.commit({ changes, agreed: [], cursor: '5' });
const nameOf = async (id: string) => (await readStored(id))?.roster.name;

beforeEach(async () => {
  const db = await database();
  for (const table of ['rosters', 'history', 'library', 'spaces', 'agreed'] as const) await db.clear(table);
  await beginSpace(space);
});

describe('changes that arrive', () => {
  test('are made only where what they were computed from is still there', async () => {
    const before = await write(stored('a', 'One'));
    const was = sharedRoster(before);
    const change = { kind: 'roster', id: 'a', was, value: arrived('a', 'Theirs') } as const;
    await writeStored({ ...before, roster: { ...before.roster, name: 'Typed' }, revision: newId() });
    const other = { kind: 'roster', id: 'b', was: null, value: arrived('b', 'New') } as const;
    expect(await commit([other, change])).toBe(false);
    expect([await nameOf('a'), await nameOf('b')]).toEqual(['Typed', undefined]);
    expect((await readSpace())?.cursor).toBe('0');
    // Nor over what is there by now, or is no more.
    expect(await commit([{ ...change, was: null }])).toBe(false);
    expect(await commit([{ ...other, was }])).toBe(false);
    const typed = sharedRoster((await readStored('a')) as StoredRoster);
    expect(await commit([other, { ...change, was: typed }])).toBe(true);
    expect([await nameOf('a'), await nameOf('b')]).toEqual(['Theirs', 'New']);
    expect((await readSpace())?.cursor).toBe('5');
  });

  test('are steps of the history of a roster, from which undo leads back', async () => {
    const before = await write(stored('a', 'One'));
    // A step that was undone goes, as after typing.
    const { id, roster } = before;
    await writeStored(before, {
      snapshots: [{ id, step: 1, made: 1, roster: { ...roster, name: 'Undone' } }],
    });
    let announced = Number.POSITIVE_INFINITY;
    const forget = onRostersChange((oldest) => {
      announced = oldest;
    });
    await commit([{ kind: 'roster', id: 'a', was: sharedRoster(before), value: arrived('a', 'Theirs') }]);
    forget();
    expect(announced).toBe(2000);
    const after = await readStored('a');
    expect(after).toMatchObject({ step: 1, follows: before.revision, changed: 2000 });
    expect(after?.revision).not.toBe(before.revision);
    expect((await readHistory('a')).map(({ step, roster, done }) => [step, roster.name, done])).toEqual([
      [0, 'One', undefined],
      [1, 'Theirs', 'Changed on another device'],
    ]);
    // Tags are in no history.
    const tagged = { ...sharedRoster(after as StoredRoster), tags: ['club'] };
    await commit([{ kind: 'roster', id: 'a', was: sharedRoster(after as StoredRoster), value: tagged }]);
    expect(await readStored('a')).toMatchObject({ step: 1, tags: ['club'] });
    expect(await readHistory('a')).toHaveLength(2);
  });

  test('bring no verdict along, nor anything else that is not shared', async () => {
    const value = { ...arrived('a', 'Theirs'), legal: true, conflictOf: 'b', makeUp: [], extra: 1 };
    await commit([
      { kind: 'roster', id: 'a', was: null, value: { ...value, checked: stored('a', '').checked } },
    ]);
    const record = await (await database()).get('rosters', 'a');
    expect(record).toMatchObject({ legal: false, checked: { version: '', errors: [] } });
    for (const field of ['conflictOf', 'makeUp', 'extra']) expect(record).not.toHaveProperty(field);
  });

  test('delete a roster with its history and its versions', async () => {
    const before = await write(stored('a', 'One'));
    const db = await database();
    for (const of of ['a', 'ab'])
      await db.put(
        'library',
        versionRecord(GAME, { id: `${of}.1`, of, name: 'Old', made: 5, roster: sample }),
      );
    await commit([{ kind: 'roster', id: 'a', was: sharedRoster(before), value: null }]);
    expect(await readStored('a')).toBeNull();
    expect(await readHistory('a')).toEqual([]);
    expect(await readVersions(GAME, 'a')).toEqual([]);
    expect(await readVersions(GAME, 'ab')).toHaveLength(1);
  });
});

describe('a browser that leaves its space while something is exchanged', () => {
  const change = { kind: 'roster', id: 'a', was: null, value: arrived('a', 'Theirs') } as const;
  const agreed = {
    kind: 'roster',
    id: 'a',
    record: 'r',
    revision: 4,
    value: change.value,
    seen: {},
  } as const;
  test.each([
    ['for none', () => leaveSpace(), null],
    ['for another', () => beginSpace({ ...space, key: new Uint8Array(32).fill(4) }), '0'],
  ])('%s keeps nothing of it', async (_what, go, cursor) => {
    await go();
    await expect(local.commit({ changes: [change], agreed: [agreed], cursor: '5' })).rejects.toThrow(
      LeftSpace,
    );
    await expect(local.cursor()).rejects.toThrow(LeftSpace);
    await expect(local.numbers(3)).rejects.toThrow(LeftSpace);
    await updateSpace(space, { synced: 5 });
    expect(await readStored('a')).toBeNull();
    expect(await local.agreed()).toEqual([]);
    expect((await readSpace())?.cursor ?? null).toBe(cursor);
    expect((await readSpace())?.synced ?? null).toBeNull();
  });

  test('ends an exchange of many pages', async () => {
    const server = new MemoryServer();
    const other = new MemoryDevice('Phone');
    for (let n = 0; n < 5; n++)
      other.put({ kind: 'roster', id: `r${n}`, value: arrived(`r${n}`, `No. ${n}`) });
    await exchange({ keys, local: other, transport: server.connect(), now: Date.now });
    server.page = 1;
    const transport = server.connect();
    let pages = 0;
    const changes = async (since: string) => {
      if (++pages === 2) await leaveSpace();
      return transport.changes(since);
    };
    await expect(
      exchange({ keys, local, transport: { ...transport, changes }, now: Date.now }),
    ).rejects.toThrow(LeftSpace);
    expect(pages).toBe(2);
  });
});

describe('a damaged record', () => {
  const damaged = { ...stored('a', 'One'), roster: { name: 'One', player: 5 } };

  test('is neither sent nor replaced, and not taken for deleted', async () => {
    const server = new MemoryServer();
    const phone = new MemoryDevice('Phone');
    const sync = (device: Parameters<typeof exchange>[0]['local']) =>
      exchange({ keys, local: device, transport: server.connect(), now: () => 1000 });
    await write(stored('a', 'One'));
    const db = await database();
    await db.put('library', { system: GAME, kind: 'pack', id: 'p', changed: 5, value: { name: 'Cup' } });
    await sync(local);
    await sync(phone);
    await db.put('rosters', damaged as never);
    await db.put('library', { system: GAME, kind: 'pack', id: 'p', changed: 'x', value: 5n } as never);
    const given = server.given.length;
    await sync(local);
    expect(await unsentIn(space, own)).toBe(0);
    expect(server.given).toHaveLength(given);
    phone.put({ kind: 'roster', id: 'a', value: arrived('a', 'By phone') });
    await sync(phone);
    await sync(local);
    await sync(phone);
    expect(await db.get('rosters', 'a')).toEqual(damaged);
    expect(phone.kept.get('roster/a')?.value).toMatchObject({ roster: { name: 'By phone' } });
    expect(phone.kept.get(`library/${GAME}/pack/p`)).toBeDefined();
    // Once its player deletes it, what the other device has comes back.
    await deleteStored(['a']);
    await sync(local);
    expect(await nameOf('a')).toBe('By phone');
  });

  test.each([
    ['key', { key: 'abc' }],
    ['short key', { key: new Uint8Array(5) }],
    ['device', { device: null }],
    ['number', { number: 'many' }],
    ['name of the device', { device: { id: 'laptop', name: 5 } }],
  ])('of the space itself, in its %s, counts as none', async (_what, part) => {
    await (await database()).put('spaces', { ...space, ...part } as never);
    expect(await readSpace()).toBeNull();
    await expect(local.commit({ changes: [], agreed: [] })).rejects.toThrow(LeftSpace);
  });

  test('of the space is repaired where the next exchange finds it out again', async () => {
    const part = { before: 5, cursor: {}, version: 1, synced: 'now', expires: Number.POSITIVE_INFINITY };
    await (await database()).put('spaces', { ...space, ...part } as never);
    const repaired = { cursor: '0', version: '', synced: null, expires: 0, before: undefined };
    expect(await readSpace()).toEqual({ ...space, ...repaired });
  });

  test('of what is agreed counts as nothing agreed: nothing is lost, or there twice', async () => {
    const server = new MemoryServer();
    const sync = () => exchange({ keys, local, transport: server.connect(), now: () => 1000 });
    await write(stored('a', 'One'));
    await sync();
    const db = await database();
    for (const [at, record] of (await db.getAll('agreed')).entries())
      await db.put('agreed', {
        ...record,
        ...[{ revision: '1' }, { seen: 5 }, { value: 'x' }][at % 3],
      } as never);
    expect(await local.agreed()).toEqual([]);
    expect(await sync()).toMatchObject({ copies: [], refused: [] });
    expect(await unsentIn(space, own)).toBe(0);
    expect((await db.getAll('rosters')).map(({ roster }) => roster.name)).toEqual(['One']);
    expect(await local.agreed()).toHaveLength(2);
  });
});

describe('what another device sends is read as a file is', () => {
  const pack = (value: unknown): Fields => ({ value, changed: 5 });
  const cup = { musterPack: 1, system: GAME, name: 'Cup' };
  const item = (kind: Item['kind'], id: string, value: Fields) => ({ kind, id, value });
  const roster = (fields: object, id = 'a') =>
    item('roster', id, { ...arrived(id, 'One'), roster: { ...sample, name: 'One', ...fields } });
  const deep = JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`);
  const at = 1_700_000_000_000;

  test.each([
    ['a roster', roster({})],
    ['a pack', item('library', `${GAME}/pack/p`, pack(cup))],
    [
      'a pack with hidden characters in its name',
      item('library', `${GAME}/pack/p`, pack({ ...cup, name: 'Cu\u202ep' })),
    ],
    [
      'a collection',
      item(
        'library',
        `${GAME}/collection/c`,
        pack({ musterCollection: 1, system: GAME, name: 'Mine', entries: [] }),
      ),
    ],
    ['a device', item('device', 'd', { name: 'Phone', at })],
  ])('%s is', async (_what, one) => {
    expect(await accepts(one)).toBe(true);
  });

  test.each([
    ['a roster that is none', item('roster', 'a', { roster: 5 })],
    ['a roster of an unknown game', roster({ system: 'chess' })],
    ['a roster of a game called __proto__', roster({ system: '__proto__' })],
    ['a roster with a force that is none', roster({ force: [] })],
    ['a roster with a slash in its id', roster({}, 'a/b')],
    ['a roster called __proto__ with nothing in it', item('roster', '__proto__', {})],
    ['a roster of 9 MB', roster({ notes: 'x'.repeat(9_000_000) })],
    ['a roster with hidden characters in its name', roster({ name: 'O\u202ene' })],
    ['a roster with a list in place of its name', roster({ name: ['One'] })],
    ['a roster with a pack that is too deep', item('roster', 'a', { ...arrived('a', 'One'), pack: deep })],
    ['a roster with a time that is none', item('roster', 'a', { ...arrived('a', 'One'), changed: 1e300 })],
    ['a pack that is none', item('library', `${GAME}/pack/p`, pack({ ...cup, limit: 'many' }))],
    ['a pack of an unknown game', item('library', 'chess/pack/p', pack(cup))],
    ['a pack without an id', item('library', `${GAME}/pack`, pack(cup))],
    ['a pack that is too deep', item('library', `${GAME}/pack/p`, pack({ ...cup, notes: deep }))],
    ['a pack called __proto__', item('library', '__proto__/__proto__/__proto__', pack(cup))],
    ['something of an unknown kind', item('library', `${GAME}/constructor/p`, pack(cup))],
    ['a version of no roster', item('library', `${GAME}/version/v`, pack({ name: 'Old' }))],
    ['a device without a name', item('device', 'd', { name: ' ', at })],
    ['a device with a long name', item('device', 'd', { name: 'x'.repeat(41), at })],
    ['a device with hidden characters in its name', item('device', 'd', { name: 'Pho\u202ene', at })],
    ['a device that was there at no time', item('device', 'd', { name: 'Phone', at: 1e300 })],
  ])('%s is not', async (_what, one) => {
    expect(await accepts(one)).toBe(false);
  });
});

test('a page that is killed 50 times, at any step of an exchange, loses nothing and is in no conflict with itself', async () => {
  const server = new MemoryServer();
  const phone = new MemoryDevice('Phone');
  const sync = (device: typeof local, transport = server.connect()) =>
    exchange({ keys, local: device, transport, now: () => 1000 });
  const db = await database();
  await write(stored('a', 'One'));
  for (let kill = 0; kill < 50; kill++) {
    const before = (await readStored('a')) as StoredRoster;
    const roster = { ...before.roster, name: `Change ${kill}` };
    await writeStored({ ...before, roster, revision: newId() });
    await write(stored(`r${kill}`, `No. ${kill}`));
    let left = kill % 12;
    /** Dies before or after a step; nothing of the page goes on. */
    const dying = <Step extends (...all: never[]) => Promise<unknown>>(step: Step): Step =>
      (async (...all: Parameters<Step>) => {
        if (left-- <= 0) throw new Error('killed');
        const done = await step(...all);
        if (left-- <= 0) throw new Error('killed');
        return done;
      }) as Step;
    const { commit, numbers } = local;
    const { changes, write: send, ...transport } = server.connect();
    await expect(
      sync(
        { ...local, commit: dying(commit), numbers: dying(numbers) },
        { ...transport, changes: dying(changes), write: dying(send) },
      ),
    ).rejects.toThrow('killed');
    if (kill % 7 === 0) await sync(phone);
  }
  await sync(local);
  await sync(phone);
  const names = (await db.getAll('rosters')).map((each) => each.roster.name).sort();
  expect(names).toEqual(['Change 49', ...Array.from({ length: 50 }, (_, at) => `No. ${at}`)].sort());
  const theirs = [...phone.kept.values()].filter(({ kind }) => kind === 'roster');
  expect(theirs.map(({ value }) => (value.roster as Roster).name).sort()).toEqual(names);
});

test('the other devices are listed as they were last seen, without this one and those that left', async () => {
  const device = (id: string, value: Fields | null) =>
    ({ kind: 'device', id, record: id, revision: 1, seen: {}, value }) as const;
  const all = [
    device('laptop', { name: 'Laptop', at: 9 }),
    device('phone', { name: 'Phone', at: 5 }),
    device('tablet', { name: 'Tablet', at: 7 }),
    device('sold', null),
  ];
  await local.commit({ changes: [], agreed: all });
  expect(await othersIn(space)).toEqual([
    { id: 'tablet', name: 'Tablet', at: 7 },
    { id: 'phone', name: 'Phone', at: 5 },
  ]);
});

test('numbers of changes are given once, also to two tabs at once', async () => {
  const first = await Promise.all([local.numbers(3), localOf(space, own).numbers(2), local.numbers(1)]);
  expect(first.sort()).toEqual([1, 4, 6]);
});

test('a conflict copy of a version stays with its roster', () => {
  const [game, kind, id] = libraryKey(copyId({ kind: 'library', id: `${GAME}/version/a-1.some` }));
  expect([game, kind, id.split('.')[0]]).toEqual([GAME, 'version', 'a-1']);
  expect(id).not.toBe('a-1.some');
  expect(copyId({ kind: 'library', id: `${GAME}/pack/p` })).toMatch(/^horizon-wars\/pack\/[\w-]{36}$/);
  expect(copyId({ kind: 'roster', id: 'a' })).toMatch(/^[\w-]{36}$/);
});
