import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, test } from 'vitest';
import { onRostersChange } from '@/lib/storage/changes';
import type { LibraryRecord, StoredRoster } from '@/lib/storage/db';
import { listLibrary } from '@/lib/storage/library';
import { mergeStored } from '@/lib/storage/merge';
import { deleteStored, listRosters, readStored, writeStored } from '@/lib/storage/rosters';

const stored = (id: string, changed: number, more: Partial<StoredRoster> = {}): StoredRoster => ({
  id,
  changed,
  roster: { muster: 1, system: 'chess', name: id, player: '', notes: '', force: {} },
  legal: true,
  figures: [],
  checked: { version: '0.2.0', errors: [] },
  tags: [],
  binned: null,
  revision: `${id} ${changed}`,
  follows: '',
  pack: null,
  step: 0,
  ...more,
});

const named = (name: string) => ({ roster: { ...stored('', 0).roster, name } });

beforeEach(async () => deleteStored((await listRosters()).map(({ id }) => id)));

describe('merging rosters into the shelf', () => {
  test('announces the earliest time of change among the merged rosters', async () => {
    await writeStored(stored('newer', 9));
    const announced: number[] = [];
    const stop = onRostersChange((oldest) => announced.push(oldest));
    await mergeStored([stored('newer', 1), stored('b', 4), stored('a', 3)], []);
    stop();
    expect(announced).toContain(3);
    expect(Math.min(...announced)).toBe(3);
  });

  test('adds missing rosters, updates older ones, and leaves newer ones', async () => {
    await writeStored(stored('old', 5, named('Old here')));
    await writeStored(stored('new', 9, named('Newer here')));
    await writeStored(stored('same', 7));
    const { rosters } = await mergeStored(
      [
        stored('old', 6, named('Newer there')),
        stored('new', 8, named('Old there')),
        stored('same', 7),
        stored('more', 1),
      ],
      [],
    );
    expect(rosters).toEqual({ added: 1, updated: 1, unbinned: 0, same: 1, newer: 1 });
    const rostersAfter = await listRosters();
    expect(rostersAfter.map(({ id, changed, roster: { name } }) => [id, changed, name])).toEqual([
      ['new', 9, 'Newer here'],
      ['same', 7, 'same'],
      ['old', 6, 'Newer there'],
      ['more', 1, 'more'],
    ]);
  });

  test('loses no tag, and keeps the stored current step', async () => {
    await writeStored(stored('r', 1, { tags: ['Łódź', 'club'], step: 4 }));
    await mergeStored([stored('r', 2, { tags: ['CLUB', 'league'] })], []);
    expect(await readStored('r')).toMatchObject({
      tags: ['Łódź', 'club', 'league'],
      step: 4,
      follows: 'r 1',
    });
  });

  test('puts nothing from the shelf in the bin, and restores what was deleted since', async () => {
    await writeStored(stored('shelved', 1));
    await writeStored(stored('deleted', 1, { binned: 50 }));
    await writeStored(stored('edited-then-deleted', 2, { binned: 50 }));
    const { rosters } = await mergeStored(
      [stored('shelved', 2, { binned: 40 }), stored('deleted', 1), stored('edited-then-deleted', 1)],
      [],
    );
    expect(rosters).toEqual({ added: 0, updated: 1, unbinned: 1, same: 0, newer: 1 });
    expect((await readStored('shelved'))?.binned).toBeNull();
    expect((await readStored('deleted'))?.binned).toBeNull();
    expect((await readStored('edited-then-deleted'))?.binned).toBe(50);
  });

  test('saves nothing if the browser refuses one', async () => {
    const cannotBeStored = stored('bad', 1, { figures: [(() => 0) as never] });
    await expect(mergeStored([stored('good', 1), cannotBeStored], [])).rejects.toThrow();
    expect(await listRosters()).toEqual([]);
  });
});

test('the newer version of a player’s own card or weapon wins', async () => {
  const card = (id: string, value: unknown, changed?: number): LibraryRecord => ({
    system: 'chess',
    kind: 'card',
    id,
    value,
    ...(changed === undefined ? {} : { changed }),
  });
  await mergeStored([], [card('a', 1, 5), card('b', 1, 5), card('c', 1), card('d', 1)]);
  const { library } = await mergeStored(
    [],
    [card('a', 2, 4), card('b', 2, 6), card('c', 2, 1), card('d', 1, 9)],
  );
  expect(library).toEqual({ added: 0, updated: 2, unbinned: 0, same: 1, newer: 1 });
  expect((await listLibrary()).map(({ id, value }) => [id, value])).toEqual([
    ['a', 1],
    ['b', 2],
    ['c', 2],
    ['d', 1],
  ]);
});
