import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { packStore } from '@/components/shell/packs/stored-packs';
import type { Pack } from '@/lib/roster/pack';
import { parsePack } from '@/lib/roster/parse';
import { pendingPacks } from '@/lib/storage/pending';
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
