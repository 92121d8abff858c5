import { describe, expect, test } from 'vitest';
import { checkRoster } from '@/lib/roster/check';
import {
  addModels,
  builtName,
  emptyCollection,
  entriesOf,
  judgingModels,
  modelsLeft,
  proxiesOf,
  removeModels,
} from '@/lib/roster/collection/collecting';
import type { Collection, Entry } from '@/lib/roster/collection/collection';
import { parseCollection } from '@/lib/roster/collection/parse-collection';
import { parseRoster } from '@/lib/roster/parse';
import type { AnyGameSystem } from '@/lib/roster/system';
import { systems } from '@/lib/systems/registry';

/** The forces of a game's samples. */
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
  test('has each model of a force once, and can be read by its schema', async () => {
    for (const force of forces) {
      const owned = collecting.owned(force);
      const entries = entriesOf(owned, collecting);
      expect(total(entries)).toBe(owned.length);
      const { collection, added } = addModels(emptyCollection(id), entries, collecting);
      expect(added).toBe(entries.length);
      expect(await parseCollection(JSON.parse(JSON.stringify(collection)), system)).toEqual({
        ok: true,
        value: collection,
      });
      // Adding the same force again changes nothing.
      expect(addModels(collection, entries, collecting)).toMatchObject({
        added: 0,
        raised: 0,
        left: 0,
        collection,
      });
    }
  });

  test('is unchanged after added models are removed', () => {
    for (const force of forces) {
      const owned = collecting.owned(force);
      const entries = entriesOf(owned, collecting);
      const some = addModels(
        emptyCollection(id),
        entriesOf(owned.slice(0, 2), collecting),
        collecting,
      ).collection;
      const more = addModels(some, entries, collecting, true).collection;
      expect(total(more.entries)).toBe(total(some.entries) + owned.length);
      expect(removeModels(more, entries, collecting)).toEqual(some);
    }
  });

  test('is judged by rules whose findings name at most one element', () => {
    const { rules } = judgingModels(system);
    expect(rules.length).toBeGreaterThan(0);
    expect(rules.map((rule) => rule.id).filter((rule) => rule.startsWith('pack/'))).toEqual([]);
    for (const force of forces)
      for (const rule of rules)
        for (const { elements } of rule.check(system.evaluate(force, null)))
          expect(elements.length, rule.id).toBeLessThanOrEqual(1);
  });

  test('fields all its models in a force, of which none are left, and one more is a proxy', async () => {
    for (const force of forces) {
      const { collection } = addModels(
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
      expect([...modelsLeft(collection, fielded, collecting).values()].every((left) => left === 0)).toBe(
        true,
      );
      expect(proxiesOf(collection, fielded, collecting)).toEqual([]);
      const [first, ...rest] = collection.entries as [Entry, ...Entry[]];
      const without: Collection = { ...collection, entries: rest };
      expect(proxiesOf(without, fielded, collecting)).toMatchObject([{ fielded: first.count, owned: 0 }]);
    }
  });
});

test('a roster is named after a collection that its player named, and otherwise like any new one', () => {
  expect(builtName({ name: 'My 6mm box' })).toBe('My 6mm box');
  for (const name of [emptyCollection('horizon-wars').name, 'My collection', ' ', ''])
    expect(builtName({ name })).toBe('New force');
  expect(builtName({ name: 'Red Company' }, '15 points', 1)).toBe('Red Company, 15 points, 1');
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
  const mech = (id: string, more: object = {}): Entry => ({
    ...infantry(1, id),
    element: {
      kind: 'mech',
      presence: 1,
      stats: { m: 4, f: 3, a: 2, d: 1 },
      ace: false,
      upgrades: [{ id: 'engineer' }],
      ...more,
    },
  });

  test('has problems of its models, but none of the force that they would make', () => {
    const stats = { m: 9, f: 9, a: 1, d: 1 };
    const entries = [mech('a'), mech('b', { stats }), mech('c', { stats: { m: 1, f: 1, a: 1, d: 1 } })];
    const filled = entries.reduce(
      (now, entry) => collecting.field(now, entry).force,
      collecting.begin(entries),
    );
    const roster = {
      muster: 1 as const,
      system: 'horizon-wars',
      name: '',
      player: '',
      notes: '',
      force: filled,
    };
    const rulesOf = (by: AnyGameSystem) => checkRoster(roster, by).report.problems.map(({ rule }) => rule);
    expect(rulesOf(judgingModels(system))).toEqual(['hw/mech/points-over', 'hw/mech/points-unspent']);
    expect(rulesOf(system)).toContain('hw/mech/engineer-ratio');
  });

  const force = (count: number) => {
    let fielded: unknown = system.emptyForce();
    for (let model = 0; model < count; model++) fielded = collecting.field(fielded, infantry(1)).force;
    return fielded;
  };

  test('has as many models as the largest number in a roster, and one entry per design', () => {
    const twice = addModels(of(infantry(2)), [infantry(3)], collecting);
    expect(twice).toMatchObject({ added: 0, raised: 1, collection: { entries: [{ count: 3 }] } });
    expect(addModels(of(infantry(1), infantry(2, 'b')), [infantry(3)], collecting)).toMatchObject({
      raised: 0,
    });
    const full = of(
      ...Array.from({ length: 300 }, (_, at) => ({ ...infantry(1, `e${at}`), element: { at } })),
    );
    expect(addModels(full, [infantry(1)], collecting)).toMatchObject({ added: 0, left: 1, collection: full });
  });

  test('has the models left, using the first of two entries of a design first, and the proxies', () => {
    const collection = of(infantry(2), infantry(1, 'b'));
    expect([...modelsLeft(collection, force(2), collecting)]).toEqual([
      ['a', 0],
      ['b', 1],
    ]);
    expect([...modelsLeft(collection, force(4), collecting)]).toEqual([
      ['a', 0],
      ['b', -1],
    ]);
    expect(proxiesOf(collection, force(3), collecting)).toEqual([]);
    expect(proxiesOf(collection, force(4), collecting)).toEqual([
      { elements: ['e1', 'e2', 'e3', 'e4'], fielded: 4, owned: 3 },
    ]);
  });
});
