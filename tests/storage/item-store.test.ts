import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, test } from 'vitest';
import { packStore } from '@/components/shared/packs/stored-packs';
import type { Pack } from '@/lib/roster/pack/pack';
import { parsePack } from '@/lib/roster/parse';
import { pendingPacks } from '@/lib/storage/changes';
import { system } from '@/lib/systems/horizon-wars/system';

function packOf(limit: number): Pack {
  const read = parsePack({ musterPack: 1, name: 'League', system: system.id, limit }, system);
  if (!read.ok) throw new Error('The pack cannot be read');
  return read.value;
}

test('an item written while all are read is not listed in its old state', async () => {
  await packStore.save(packOf(1), 'a');
  const newer = { system: system.id, kind: 'pack', id: 'a', value: packOf(15), changed: Date.now() };
  pendingPacks.set('a', newer);
  const reading = packStore.all();
  // The database confirms the write after the list is read and before it is merged.
  pendingPacks.delete('a');
  expect((await reading).read.map(({ value }) => value.limit)).toEqual([15]);
});

describe('an item that two tabs save', () => {
  const saved = async (id: string) => {
    const { read } = await packStore.all();
    return {
      limit: read.find((each) => each.id === id)?.value.limit,
      copies: read.filter(({ value }) => value.name === 'League (other tab)'),
    };
  };
  const removeAll = async () => {
    for (const item of (await packStore.all()).read) await packStore.remove(item);
  };
  beforeEach(removeAll);

  test('without having seen the other’s change has a copy of what was there', async () => {
    await packStore.save(packOf(1), 'x');
    expect(await packStore.save(packOf(2), 'x', [packOf(1)])).toBeNull();
    expect(await packStore.save(packOf(3), 'x', [packOf(1)])).toBe(
      'Another tab changed League at the same time. Its version is saved as “League (other tab)”.',
    );
    const { limit, copies } = await saved('x');
    expect([limit, copies.map(({ value }) => value.limit)]).toEqual([3, [2]]);
  });

  test('one after the other, or alike, has no copy', async () => {
    await packStore.save(packOf(1), 'x');
    const { system: game, ...rest } = packOf(2);
    expect(await packStore.save({ ...rest, system: game }, 'x', [packOf(1)])).toBeNull();
    expect(await packStore.save(packOf(2), 'x', [packOf(1)])).toBeNull();
    expect(await packStore.save(packOf(3), 'x', [packOf(1), packOf(2)])).toBeNull();
    expect((await saved('x')).copies).toEqual([]);
  });

  test('again and again has one copy, the newest that lost, and another once somebody has edited that', async () => {
    await packStore.save(packOf(1), 'x');
    for (let limit = 2; limit < 20; limit++) await packStore.save(packOf(limit), 'x', [packOf(1)]);
    const { limit, copies } = await saved('x');
    expect([limit, copies.map(({ value }) => value.limit)]).toEqual([19, [18]]);
    const [copy] = copies;
    if (copy) await packStore.save({ ...copy.value, limit: 99 }, copy.id);
    await packStore.save(packOf(20), 'x', [packOf(1)]);
    expect((await saved('x')).copies.map(({ value }) => value.limit).sort()).toEqual([19, 99]);
  });
});
