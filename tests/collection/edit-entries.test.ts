import { expect, test } from 'vitest';
import { duplicateEntry, removeEntry, setEntry } from '@/components/collection/entry-row';
import { emptyCollection, withNumbers } from '@/lib/roster/collection/collecting';
import type { Collection, Entry } from '@/lib/roster/collection/collection';
import { parseCollection } from '@/lib/roster/collection/parse-collection';
import { system } from '@/lib/systems/horizon-wars/system';

const entry = (fields: Partial<Entry> = {}): Entry => ({
  id: 'm1',
  name: 'Guard',
  count: 4,
  stars: 1,
  min: 0,
  element: { kind: 'conventional', type: 'heavy-infantry' },
  ...fields,
});
const of = (...entries: Entry[]): Collection => ({ ...emptyCollection('horizon-wars'), entries });

test('an entry with changed numbers can always be read again', async () => {
  for (const [before, numbers, after] of [
    [entry(), { count: 2 }, { count: 2, min: 0 }],
    [entry({ min: 3 }), { count: 2 }, { min: 2 }],
    [entry({ min: 1, max: 3 }), { count: 2 }, { min: 1 }],
    [entry({ min: 1, max: 3 }), { max: 0 }, { max: 1 }],
    [entry({ max: 2 }), { max: undefined }, { min: 0 }],
    [entry({ max: 2 }), { min: 2 }, { min: 2, max: 2 }],
  ] as const) {
    const next = withNumbers(before, numbers);
    expect(next).toMatchObject(after);
    expect('max' in next).toBe('max' in after);
    expect((await parseCollection(of(next), system)).ok).toBe(true);
  }
});

test('entries can be changed, duplicated after themselves with a new id and name, and removed', () => {
  const two = duplicateEntry(of(entry(), entry({ id: 'x', name: 'Other' })), 'm1');
  expect(two.entries.map(({ id, name }) => [id, name])).toEqual([
    ['m1', 'Guard'],
    ['m2', 'Guard 2'],
    ['x', 'Other'],
  ]);
  expect(removeEntry(two, 'm1').entries.map(({ id }) => id)).toEqual(['m2', 'x']);
  expect(setEntry(two, 'x', (each) => ({ ...each, stars: 5 })).entries[2]?.stars).toBe(5);
  const full = of(...Array.from({ length: 300 }, (_, at) => entry({ id: `e${at}` })));
  expect(duplicateEntry(full, 'e1')).toBe(full);
});
