import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { parseRoster } from '@/lib/roster/parse';
import type { Roster } from '@/lib/roster/roster';
import { backupText, readBackup } from '@/lib/storage/backup';
import { onRostersChange } from '@/lib/storage/changes';
import { database, newId, type StoredRoster } from '@/lib/storage/db';
import { deleteLibraryItem, readLibrary, readLibraryRecords } from '@/lib/storage/library';
import { mergeStored } from '@/lib/storage/merge';
import { deleteStored, listRosters, MAX_STEPS, writeStored } from '@/lib/storage/rosters';
import {
  deleteUnreadable,
  unreadableKind,
  unreadableLibrary,
  unreadableName,
} from '@/lib/storage/unreadable';
import { nameVersion, readVersions, versionRecord } from '@/lib/storage/versions';
import { loadSystem, systems } from '@/lib/systems/registry';

const MOST = 20;

async function rosterOf(game: string): Promise<Roster> {
  const system = await loadSystem(game);
  const read = system && parseRoster((await system.samples())[0]?.roster, system);
  if (!read?.ok) throw new Error(`no sample of ${game}`);
  return read.value;
}

const stored = (id: string, roster: Roster): StoredRoster => ({
  id,
  changed: 1000,
  roster,
  legal: true,
  figures: [],
  checked: { version: '0.3.0', errors: [] },
  tags: [],
  binned: null,
  revision: newId(),
  follows: '',
  pack: null,
  step: 0,
});

const names = async (game: string, of: string) => (await readVersions(game, of)).map(({ name }) => name);

beforeEach(async () => {
  const db = await database();
  for (const table of ['rosters', 'history', 'library'] as const) await db.clear(table);
});

test.each(systems)(
  'a named version of a roster of $name is saved, and read by its game',
  async ({ id: game }) => {
    const roster = await rosterOf(game);
    expect(await nameVersion(game, { of: 'a', name: 'before the club night', made: 5, roster })).toBeNull();
    expect(
      await nameVersion(game, { of: 'a', name: 'after', made: 9, roster: { ...roster, name: 'New' } }),
    ).toBeNull();
    expect(await nameVersion(game, { of: 'a-other-1', name: 'of a copy', made: 7, roster })).toBeNull();
    const [newest, oldest] = await readVersions(game, 'a');
    expect(oldest).toMatchObject({ of: 'a', name: 'before the club night', made: 5, roster });
    expect(newest).toMatchObject({ name: 'after', made: 9, roster: { name: 'New' } });
    expect(await names(game, 'a')).toHaveLength(2);
    expect(await names(game, 'a-other')).toEqual([]);
  },
);

test('a roster has at most 20 named versions, each can be deleted, and every tab is notified', async () => {
  const roster = await rosterOf('horizon-wars');
  const version = (at: number) => ({ of: 'a', name: `${at}`, made: at + 1, roster });
  for (let at = 0; at < MOST; at += 1) expect(await nameVersion('horizon-wars', version(at))).toBeNull();
  expect(await nameVersion('horizon-wars', version(99))).toBe(
    'This roster has 20 named versions, and may have 20: delete one first.',
  );
  expect(await nameVersion('horizon-wars', { ...version(1), of: 'b' })).toBeNull();
  let announced = 0;
  const stop = onRostersChange(() => {
    announced += 1;
  });
  const [newest] = await readVersions('horizon-wars', 'a');
  if (newest) await deleteLibraryItem(versionRecord('horizon-wars', newest));
  stop();
  expect(announced).toBe(1);
  expect(await names('horizon-wars', 'a')).toHaveLength(MOST - 1);
  expect(await nameVersion('horizon-wars', version(99))).toBeNull();
});

test('only one of two versions named at the same time becomes the twentieth', async () => {
  const roster = await rosterOf('horizon-wars');
  const version = (at: number) => ({ of: 'a', name: `${at}`, made: at + 1, roster });
  for (let at = 1; at < MOST; at += 1) await nameVersion('horizon-wars', version(at));
  const answers = await Promise.all([40, 41].map((at) => nameVersion('horizon-wars', version(at))));
  expect(answers).toEqual([null, 'This roster has 20 named versions, and may have 20: delete one first.']);
  expect(await names('horizon-wars', 'a')).toHaveLength(MOST);
});

test('named versions outlive undo steps, and are deleted with their roster only', async () => {
  const roster = await rosterOf('at-43');
  for (const id of ['a', 'b']) {
    await nameVersion('at-43', { of: id, name: `of ${id}`, made: 1, roster });
    const step = MAX_STEPS + 50;
    const snapshots = Array.from({ length: step }, (_, at) => ({ id, step: at, made: 1, roster }));
    await writeStored({ ...stored(id, roster), step }, { snapshots });
  }
  expect(await names('at-43', 'a')).toEqual(['of a']);
  await deleteStored(['a']);
  expect(await names('at-43', 'a')).toEqual([]);
  expect(await names('at-43', 'b')).toEqual(['of b']);
});

test('deleting a roster that cannot be read deletes its named versions', async () => {
  const roster = await rosterOf('horizon-wars');
  await nameVersion('horizon-wars', { of: 'a', name: 'kept', made: 1, roster });
  await deleteUnreadable([{ table: 'rosters', key: 'a', record: {}, faults: [] }]);
  expect(await names('horizon-wars', 'a')).toEqual([]);
});

test('a backup restores named versions with their roster, once', async () => {
  const roster = await rosterOf('forge-of-war');
  await writeStored(stored('a', roster));
  await nameVersion('forge-of-war', { of: 'a', name: '=1+1 <b>', made: 5, roster });
  const text = backupText(await listRosters(), (await readLibraryRecords()).read, 10);
  await deleteStored(['a']);
  const read = await readBackup(new TextEncoder().encode(text), Date.now());
  if (!read.ok) throw new Error('The backup cannot be read');
  expect(read.value.unread).toEqual([]);
  const merge = () => mergeStored([stored('a', roster)], read.value.library);
  expect((await merge()).library).toMatchObject({ added: 1 });
  expect((await merge()).library).toMatchObject({ same: 1 });
  expect(await readVersions('forge-of-war', 'a')).toMatchObject([{ name: '=1+1 <b>', made: 5, roster }]);
});

test.each([
  [
    'a roster of another game',
    { roster: { muster: 1, system: 'battle-royale', name: '', force: {} } },
    /roster/,
  ],
  ['no name', { name: '' }, /name/],
  ['a name that is too long', { name: 'x'.repeat(121) }, /name/],
  ['no time', { made: 0 }, /made/],
  ['an unknown field', { pack: null }, /pack/],
])('a named version with %s is listed as unreadable, by its name', async (_, wrong, path) => {
  const roster = await rosterOf('horizon-wars');
  const value = { of: 'a', name: 'Old', made: 1, roster, ...wrong };
  await (await database()).put('library', { system: 'horizon-wars', kind: 'version', id: 'a.x', value });
  expect(await names('horizon-wars', 'a')).toEqual([]);
  const [unread] = await unreadableLibrary();
  if (!unread) throw new Error('It is not listed');
  expect(unread.faults[0]?.path).toMatch(path);
  expect([unreadableKind(unread), unreadableName(unread)]).toEqual([
    'Named version',
    value.name.slice(0, 120),
  ]);
  expect((await readLibrary({ kind: 'pack' })).unread).toEqual([]);
});
