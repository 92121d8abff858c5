import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { ownershipOf } from '@/components/builder/collection/ownership';
import { fieldsMore } from '@/components/builder/fixes/apply-fix';
import { collectionStore } from '@/components/shared/stored/item-store';
import type { Collection } from '@/lib/roster/collection/collection';
import { parseCollection } from '@/lib/roster/collection/parse-collection';
import { parseRoster } from '@/lib/roster/parse';
import { system } from '@/lib/systems/horizon-wars/system';

/** A force of `count` light infantry. */
function forceOf(count: number): unknown {
  const elements = Array.from({ length: count }, (_, at) => ({
    id: `e${at}`,
    kind: 'conventional',
    type: 'light-infantry',
  }));
  const read = parseRoster({ muster: 1, system: system.id, name: '', force: { elements } }, system);
  if (!read.ok) throw new Error('The force cannot be read');
  return read.value.force;
}

test('a fix fields more than is owned if it needs more proxies than the force before it', async () => {
  const read = await parseCollection(
    {
      musterCollection: 1,
      system: system.id,
      name: 'Box',
      entries: [{ id: 'a', count: 2, element: { kind: 'conventional', type: 'light-infantry' } }],
    },
    system,
  );
  if (!read.ok) throw new Error('The collection cannot be read');
  const id = await collectionStore.saveNew(read.value as Collection);
  const ownership = await ownershipOf(id, system, 'elements');
  if (!ownership) throw new Error('The collection does not exist');
  const more = (before: unknown, after: unknown) => fieldsMore(ownership, before, after);
  expect(more(forceOf(2), forceOf(3))).toBe(true);
  expect(more(forceOf(1), forceOf(2))).toBe(false);
  expect(more(forceOf(3), forceOf(4))).toBe(true);
  expect(more(forceOf(3), forceOf(2))).toBe(false);
});
