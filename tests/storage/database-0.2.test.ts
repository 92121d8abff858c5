import 'fake-indexeddb/auto';
import { beforeAll, describe, expect, test } from 'vitest';
import { openedHistory, readStoredOf } from '@/components/builder/history';
import { packStore } from '@/components/shared/packs/stored-packs';
import { parseRoster } from '@/lib/roster/parse';
import { listLibrary } from '@/lib/storage/library';
import { listRosters, readHistory, readStored } from '@/lib/storage/rosters';
import { loadSystem } from '@/lib/systems/registry';
import { database02, fillDatabase } from '../fixtures/database';

const records = database02();
const recordsIn = (table: string) => records.flatMap((each) => (each.table === table ? [each.record] : []));

beforeAll(() => fillDatabase(records));

describe('a database written by version 0.2', () => {
  test('opens with every roster, on the shelf and in the bin, last changed first', async () => {
    const rosters = await listRosters();
    expect(rosters).toEqual(
      recordsIn('rosters').sort(
        (a, b) => Number(b.changed) - Number(a.changed) || rosterOrder(rosters, a, b),
      ),
    );
    expect(rosters.filter(({ binned }) => binned !== null)).toHaveLength(1);
  });

  test('has rosters that open in their builders, with every undo step', async () => {
    for (const { id } of recordsIn('rosters')) {
      const stored = await readStored(String(id));
      const system = stored && (await loadSystem(stored.roster.system));
      if (!stored || !system) throw new Error('It is stored, and of a game');
      const read = parseRoster(stored.roster, system);
      if (!read.ok) throw new Error(`${id} can be read`);
      const snapshots = await readHistory(stored.id);
      expect(snapshots).toEqual(recordsIn('history').filter((each) => each.id === id));
      const { steps } = openedHistory(stored.id, read.value, stored.step, snapshots, readStoredOf(system));
      expect(steps).toHaveLength(Math.max(1, snapshots.length));
    }
  });

  test('has the packs and the players’ library items', async () => {
    expect(await listLibrary()).toEqual(recordsIn('library'));
    const packs = await packStore.all();
    expect(packs.read).toHaveLength(1);
    expect(packs.unread).toEqual([]);
  });
});

/** Rosters changed at the same time may be in any order. */
const rosterOrder = (rosters: readonly { id: string }[], a: { id?: unknown }, b: { id?: unknown }) =>
  rosters.findIndex(({ id }) => id === a.id) - rosters.findIndex(({ id }) => id === b.id);
