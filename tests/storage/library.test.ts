import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { deleteLibraryItem, listLibrary, readLibrary, writeLibraryItem } from '@/lib/storage/library';
import { unreadableKind, unreadableName, unreadableText } from '@/lib/storage/unreadable';
import { database02 } from '../fixtures/database';

const packRecord = (id: string, name: string, kind = 'pack', system = 'horizon-wars') => ({
  system,
  kind,
  id,
  value: { musterPack: 1, name, system },
});
const packs = async (system?: string) =>
  (await readLibrary({ kind: 'pack', ...(system ? { system } : {}) })).read.map(({ id, value }) => [
    id,
    (value as { name: string }).name,
  ]);

test('library records are listed by game and kind, replaced by id, and deleted', async () => {
  await writeLibraryItem(packRecord('b', 'One'));
  await writeLibraryItem(packRecord('a', 'Two'));
  await writeLibraryItem(packRecord('a', 'Three'));
  await writeLibraryItem(packRecord('a', 'Four', 'pack', 'at-43'));
  await writeLibraryItem(packRecord('a', 'Five', 'packet'));
  expect(await packs('horizon-wars')).toEqual([
    ['a', 'Three'],
    ['b', 'One'],
  ]);
  expect(await packs()).toHaveLength(3);
  await deleteLibraryItem(packRecord('a', '', 'pack'));
  expect(await packs('horizon-wars')).toEqual([['b', 'One']]);
  expect(await listLibrary()).toHaveLength(3);
});

test('each value is read by the schema of its game; unreadable records are listed unchanged', async () => {
  const library = database02().flatMap(({ table, record }) => (table === 'library' ? [record as never] : []));
  for (const each of library) await writeLibraryItem(each);
  const { read, unread } = await readLibrary();
  expect(read.map(({ kind }) => kind).sort()).toEqual(['card', 'pack', 'pack', 'pack', 'troop', 'weapon']);
  expect(unread).toMatchObject([
    {
      table: 'library',
      key: ['horizon-wars', 'packet', 'a'],
      record: packRecord('a', 'Five', 'packet'),
      faults: [{ path: 'kind' }],
    },
  ]);
});

test('an unreadable record is moved aside when another is saved under its id', async () => {
  await writeLibraryItem({ ...packRecord('u', 'Old'), value: { musterPack: 9 } as never });
  await writeLibraryItem(packRecord('u', 'New'));
  const { read, unread } = await readLibrary({ system: 'horizon-wars', kind: 'pack' });
  expect(read.find(({ id }) => id === 'u')?.value).toMatchObject({ name: 'New' });
  const aside = unread.map(({ record }) => record as { id: string; value: unknown });
  expect(aside.find(({ id }) => id.startsWith('u-unreadable-'))?.value).toEqual({ musterPack: 9 });
});

test('a collection is read by the schema of its game, and a damaged one is listed', async () => {
  const value = {
    musterCollection: 1,
    system: 'horizon-wars',
    name: 'Box',
    entries: [{ id: 'a', count: 2, element: { kind: 'conventional', type: 'heavy-infantry' } }],
  };
  const collectionRecord = (id: string, more: object = {}) => ({
    system: 'horizon-wars',
    kind: 'collection',
    id,
    value: { ...value, ...more },
  });
  await writeLibraryItem(collectionRecord('c'));
  await writeLibraryItem(collectionRecord('d', { entries: [{ ...value.entries[0], count: 100 }] }));
  const { read, unread } = await readLibrary({ kind: 'collection' });
  expect(read.map((each) => each.value)).toEqual([
    {
      ...value,
      entries: [{ ...value.entries[0], name: '', stars: 1, min: 0 }],
    },
  ]);
  expect(unread).toMatchObject([
    { key: ['horizon-wars', 'collection', 'd'], faults: [{ path: 'value.entries[0].count' }] },
  ]);
  const [damaged] = unread;
  if (!damaged) throw new Error('The damaged collection is listed');
  expect([unreadableKind(damaged), unreadableName(damaged)]).toEqual(['Collection', 'Box']);
  expect(JSON.parse(unreadableText(unread))).toMatchObject({ musterCollection: 1, name: 'Box' });
});
