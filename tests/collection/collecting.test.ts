import { describe, expect, test } from 'vitest';
import { emptyCollection, entriesOf, grown, leftOf, proxiesOf } from '@/lib/roster/collecting';
import type { Collection, Entry } from '@/lib/roster/collection';
import { parseRoster } from '@/lib/roster/parse';
import { parseCollection } from '@/lib/roster/parse-collection';
import type { AnyGameSystem } from '@/lib/roster/system';
import { systems } from '@/lib/systems/registry';

/** The force of each sample of a game. */
async function forcesOf(system: AnyGameSystem): Promise<unknown[]> {
  return (await system.samples()).map(({ roster }) => {
    const read = parseRoster(roster, system);
    if (!read.ok) throw new Error('A sample cannot be read');
    return read.value.force;
  });
}

const everyGame = await Promise.all(
  systems.map(async ({ id, load }) => {
    const { system } = await load();
    return { id, system, collecting: await system.collecting(), forces: await forcesOf(system) };
  }),
);

const total = (entries: readonly Entry[]) => entries.reduce((sum, { count }) => sum + count, 0);

describe.each(everyGame)('a collection of $id', ({ id, system, collecting, forces }) => {
  test('holds each model of a force once, as its schema reads it', async () => {
    for (const force of forces) {
      const owned = collecting.owned(force);
      const entries = entriesOf(owned, collecting);
      expect(total(entries)).toBe(owned.length);
      const { collection, added } = grown(emptyCollection(id), entries, collecting);
      expect(added).toBe(entries.length);
      expect(await parseCollection(JSON.parse(JSON.stringify(collection)), system)).toEqual({
        ok: true,
        value: collection,
      });
      // What was taken from one force is there already.
      expect(grown(collection, entries, collecting)).toMatchObject({
        added: 0,
        raised: 0,
        left: 0,
        collection,
      });
    }
  });

  test('fields its models in a force, where none are left then, and one more is a proxy', async () => {
    for (const force of forces) {
      const { collection } = grown(
        emptyCollection(id),
        entriesOf(collecting.owned(force), collecting),
        collecting,
      );
      let fielded: unknown = system.emptyForce();
      if (system.labels(fielded as never).size === 0)
        for (const entry of collection.entries)
          for (let model = 0; model < entry.count; model++) fielded = collecting.field(fielded, entry).force;
      else fielded = collecting.field(fielded, collection.entries[0] as Entry).force;
      expect(entriesOf(collecting.owned(fielded), collecting).map(({ count }) => count)).toEqual(
        collection.entries.map(({ count }) => count),
      );
      expect([...leftOf(collection, fielded, collecting).values()].every((left) => left === 0)).toBe(true);
      expect(proxiesOf(collection, fielded, collecting)).toEqual([]);
      const [first, ...rest] = collection.entries as [Entry, ...Entry[]];
      const without: Collection = { ...collection, entries: rest };
      expect(proxiesOf(without, fielded, collecting)).toMatchObject([{ fielded: first.count, owned: 0 }]);
    }
  });
});

describe('a collection of Horizon Wars', () => {
  const { collecting, system } = everyGame.find(
    ({ id }) => id === 'horizon-wars',
  ) as (typeof everyGame)[number];
  const infantry = (count: number, id = 'a'): Entry => ({
    id,
    name: '',
    count,
    stars: 1,
    min: 0,
    element: { kind: 'conventional', type: 'heavy-infantry' },
  });
  const of = (...entries: Entry[]): Collection => ({ ...emptyCollection('horizon-wars'), entries });
  const force = (count: number) => {
    let fielded: unknown = system.emptyForce();
    for (let model = 0; model < count; model++) fielded = collecting.field(fielded, infantry(1)).force;
    return fielded;
  };

  test('owns as many as the most that a roster fields, and no entry of one design twice', () => {
    const twice = grown(of(infantry(2)), [infantry(3)], collecting);
    expect(twice).toMatchObject({ added: 0, raised: 1, collection: { entries: [{ count: 3 }] } });
    expect(grown(of(infantry(1), infantry(2, 'b')), [infantry(3)], collecting)).toMatchObject({ raised: 0 });
    const full = of(
      ...Array.from({ length: 300 }, (_, at) => ({ ...infantry(1, `e${at}`), element: { at } })),
    );
    expect(grown(full, [infantry(1)], collecting)).toMatchObject({ added: 0, left: 1, collection: full });
  });

  test('tells how many are left, of two entries of a design the first first, and which elements are too many', () => {
    const collection = of(infantry(2), infantry(1, 'b'));
    expect([...leftOf(collection, force(2), collecting)]).toEqual([
      ['a', 0],
      ['b', 1],
    ]);
    expect([...leftOf(collection, force(4), collecting)]).toEqual([
      ['a', 0],
      ['b', -1],
    ]);
    expect(proxiesOf(collection, force(3), collecting)).toEqual([]);
    expect(proxiesOf(collection, force(4), collecting)).toEqual([
      { elements: ['e1', 'e2', 'e3', 'e4'], fielded: 4, owned: 3 },
    ]);
  });
});
