import { describe, expect, test } from 'vitest';
import { readRosterBytes } from '@/lib/check/read';
import { readCollectionBytes } from '@/lib/check/read-collection';
import { loadSystem, systems } from '@/lib/systems/registry';

const bytes = (value: unknown) => new TextEncoder().encode(JSON.stringify(value));

const entry = (fields: object = {}) => ({
  id: 'a',
  count: 4,
  element: { kind: 'conventional', type: 'heavy-infantry' },
  ...fields,
});
const thunderer = entry({
  id: 'b',
  name: 'Thunderer',
  count: 1,
  stars: 5,
  min: 1,
  element: {
    kind: 'mech',
    presence: 3,
    stats: { m: 4, f: 5, a: 4, d: 2 },
    ace: true,
    upgrades: [{ id: 'assisted-targeting' }],
  },
});
const collection = (...entries: unknown[]) => ({
  musterCollection: 1,
  system: 'horizon-wars',
  name: 'My 6mm collection',
  entries,
});

test('a collection is read with its defaults filled in', async () => {
  const read = await readCollectionBytes(bytes(collection(entry(), thunderer)));
  expect(read).toMatchObject({
    ok: true,
    value: {
      system: { id: 'horizon-wars' },
      collection: {
        ...collection({ ...entry(), name: '', stars: 1, min: 0 }, thunderer),
      },
    },
  });
});

test('the numbers of an entry may reach their limits', async () => {
  for (const fields of [
    { count: 99, stars: 0 },
    { count: 1, min: 0, max: 0 },
    { count: 1, min: 1, max: 1, stars: 5 },
  ])
    expect(await readCollectionBytes(bytes(collection(entry(fields))))).toMatchObject({ ok: true });
  const entries = (count: number) => Array.from({ length: count }, (_, at) => entry({ id: `e${at}` }));
  expect(await readCollectionBytes(bytes(collection(...entries(300))))).toMatchObject({ ok: true });
  expect(await readCollectionBytes(bytes(collection(...entries(301))))).toMatchObject({
    faults: [{ path: 'entries', message: 'This is a list of 301; it must be a list of at most 300.' }],
  });
});

describe('the faults of a collection have the same sentences as those of a roster', () => {
  const whole = (from: number, to: number) => `a whole number from ${from} to ${to}.`;
  test.each([
    ['no models', entry({ count: 0 }), 'entries[0].count', `This is 0; it must be ${whole(1, 99)}`],
    [
      'a hundred models',
      entry({ count: 100 }),
      'entries[0].count',
      `This is 100; it must be ${whole(1, 99)}`,
    ],
    ['six stars', entry({ stars: 6 }), 'entries[0].stars', `This is 6; it must be ${whole(0, 5)}`],
    ['half a star', entry({ stars: 0.5 }), 'entries[0].stars', `This is 0.5; it must be ${whole(0, 5)}`],
    [
      'more required than owned',
      entry({ min: 5 }),
      'entries[0].min',
      'This is 5; it must be at most the count, 4.',
    ],
    [
      'more to field than owned',
      entry({ max: 5 }),
      'entries[0].max',
      'This is 5; it must be at most the count, 4.',
    ],
    [
      'more required than wanted',
      entry({ min: 2, max: 1 }),
      'entries[0].max',
      'This is 1; it must be at least the minimum, 2.',
    ],
    [
      'no design',
      entry({ element: undefined }),
      'entries[0].element',
      'This is missing; it must be an object.',
    ],
    ['an unknown field', entry({ colour: 'red' }), 'entries[0].colour', 'Unknown field; remove it.'],
    [
      'an id in the design',
      entry({ element: { ...entry().element, id: 'e1' } }),
      'entries[0].element.id',
      'Unknown field; remove it.',
    ],
    [
      'a CHQ in the design',
      entry({ element: { ...entry().element, chq: true } }),
      'entries[0].element.chq',
      'Unknown field; remove it.',
    ],
  ])('%s', async (_, given, path, message) => {
    expect(await readCollectionBytes(bytes(collection(given)))).toMatchObject({
      ok: false,
      faults: [{ path, message }],
    });
  });

  test('a duplicate id, another kind of file, a newer version, an unknown game', async () => {
    expect(await readCollectionBytes(bytes(collection(entry(), entry())))).toMatchObject({
      faults: [{ path: 'entries[1].id', message: 'Entry id "a" is there twice; it must be unique.' }],
    });
    expect(await readCollectionBytes(bytes({ muster: 1 }))).toMatchObject({
      faults: [{ message: 'This is a roster; it must be a collection.' }],
    });
    expect(await readRosterBytes(bytes(collection()))).toMatchObject({
      faults: [{ message: 'This is a collection; it must be a roster.' }],
    });
    expect(await readCollectionBytes(bytes({ ...collection(), musterCollection: 2 }))).toMatchObject({
      why: 'newer',
    });
    expect(await readCollectionBytes(bytes({ ...collection(), system: 'chess' }))).toMatchObject({
      why: 'game',
    });
  });
});

/** The elements or units of a force of any game. */
function elementsOf(force: Record<string, unknown>): Record<string, unknown>[] {
  const { elements, units, platoons, mech } = force as Record<string, never>;
  if (mech) return [mech];
  if (platoons) return (platoons as { slots: [] }[]).flatMap(({ slots }) => slots);
  return elements ?? units ?? [];
}

describe.each(systems.map(({ id }) => id))('%s', (id) => {
  test('every element of its sample rosters can be an entry', async () => {
    const samples = (await (await loadSystem(id))?.samples()) ?? [];
    expect(samples.length).toBeGreaterThan(0);
    for (const { roster } of samples) {
      const elements = elementsOf((roster as { force: Record<string, unknown> }).force);
      const entries = elements.map((element, at) => {
        const { id: _, name, chq: __, attachTo: ___, passengers: ____, ...rest } = element;
        return { id: `e${at}`, name, count: 2, element: rest };
      });
      const read = await readCollectionBytes(bytes({ ...collection(...entries), system: id }));
      expect(read).toMatchObject({ ok: true });
    }
  });
});

test('a unit with attachments or passengers is not a design', async () => {
  const unit = { type: 'heavy-weapons', attachTo: ['u1'] };
  const read = await readCollectionBytes(
    bytes({ ...collection(entry({ element: unit })), system: 'command-horizon' }),
  );
  expect(read).toMatchObject({ ok: false });
  if (!read.ok) expect(read.faults.map(({ path }) => path)).toContain('entries[0].element.attachTo');
});

test('an entry of AT-43 may have its own card, and no other', async () => {
  const card = { id: 'own', designation: 'Guards', army: 'Red', category: 'soldier' };
  const given = (id: string) => ({
    ...collection(entry({ element: { card: 'own', figures: 6 }, card: { ...card, id } })),
    system: 'at-43',
  });
  expect(await readCollectionBytes(bytes(given('own')))).toMatchObject({ ok: true });
  expect(await readCollectionBytes(bytes(given('other')))).toMatchObject({
    faults: [{ path: 'entries[0].card.id', message: 'This is "other"; the unit is of the card "own".' }],
  });
});
