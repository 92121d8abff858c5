import { describe, expect, test } from 'vitest';
import { optimize } from '@/lib/optimizer/optimize';
import type { Pack } from '@/lib/roster/pack';
import type { Force } from '@/lib/systems/horizon-wars/force';
import { optimizer } from '@/lib/systems/horizon-wars/optimizer/model';
import { system } from '@/lib/systems/horizon-wars/system';
import { builderOf } from './build';
import { readRequest } from './horizon-wars';

const stats = { m: 3, f: 3, a: 2, d: 2 };
const mech = (id: string, fields: object = {}, element: object = {}) => ({
  id,
  name: id,
  count: 1,
  element: { kind: 'mech', presence: 3, stats, ...element },
  ...fields,
});
const troops = (type: string, count: number, fields: object = {}) => ({
  id: type,
  count,
  element: { kind: 'conventional', type },
  ...fields,
});

const build = await builderOf(system, optimizer);

const conflictOf = async (...given: Parameters<typeof build>) => {
  const { answers, conflict } = await build(...given);
  expect(answers).toEqual([]);
  return conflict;
};

test('the cost comes first, then the stars, then the fewest elements', async () => {
  const entries = [
    mech('Thunderer', { stars: 0 }),
    mech('Vulture', { stars: 5 }),
    mech('Wasp', { stars: 5 }, { presence: 1 }),
    mech('Gnat', { stars: 0, count: 2 }, { presence: 1 }),
  ];
  const { answers } = await build(entries, { asked: { limit: 5 }, count: 2 });
  expect(answers.map(({ rank, fielded, proven }) => ({ rank, fielded, proven }))).toEqual([
    { rank: { cost: 5, stars: 10, figure: 0, elements: 3 }, fielded: [0, 1, 1, 1], proven: true },
    { rank: { cost: 5, stars: 5, figure: 0, elements: 3 }, fielded: [1, 0, 1, 1], proven: false },
  ]);
  const [free] = (
    await build([mech('A', { stars: 0, count: 2 }), mech('B', { stars: 0 }, { presence: 1, ace: true })], {
      asked: { limit: 3 },
    })
  ).answers;
  expect(free?.rank).toEqual({ cost: 3, stars: 0, figure: 0, elements: 1 });
});

test('a CHQ whose prices allow more stars is chosen, and has enough elements of its type', async () => {
  const { answers } = await build([troops('heavy-infantry', 3), troops('heavy-cavalry', 3, { stars: 5 })], {
    asked: { limit: 7 },
    count: 1,
  });
  // Heavy cavalry as the CHQ: free itself, the next for 3, heavy infantry for a point less.
  expect(answers[0]?.rank).toEqual({ cost: 7, stars: 16, figure: 0, elements: 4 });
  const [best] = answers;
  const { elements = [] } = (best?.roster.force ?? {}) as Partial<Force>;
  const chq = elements.find((element) => element.chq);
  expect(chq).toMatchObject({ type: 'heavy-cavalry' });
});

describe('conflicts are reported', () => {
  test('required models over the limit, and the same one point higher', async () => {
    const entries = [
      mech('Thunderer', { min: 1 }, { presence: 6 }),
      mech('Vulture', { min: 1 }, { presence: 6 }),
      mech('Wasp'),
    ];
    const superMechs = { superMechs: true };
    expect(await conflictOf(entries, { asked: { limit: 11, ...superMechs } })).toEqual([
      'limit 11; Thunderer and Vulture both required: 12',
    ]);
    const { answers } = await build(entries, { asked: { limit: 12, ...superMechs } });
    expect(answers[0]).toMatchObject({ rank: { cost: 12 }, fielded: [1, 1, 0], proven: true });
  });

  test('only the parts of the conflict', async () => {
    const lance = mech('Lance', { count: 3, min: 3 });
    expect(
      await conflictOf([lance, troops('recon', 2, { min: 1 })], { asked: { limit: 15, mechCap: 8 } }),
    ).toEqual(['mech cap 8; 3 × Lance required']);
    expect(await conflictOf([lance], { rules: { most: { mech: 2 } } })).toEqual([
      'at most 2 mechs; 3 × Lance required',
    ]);
    expect(await conflictOf([lance], { asked: { era: 'colonial-war' } })).toEqual([
      'mechs at most half of the force presence',
    ]);
  });

  test('limits that no force can reach', async () => {
    expect(await conflictOf([mech('Lance')], { asked: { limit: 2 } })).toEqual([
      'limit 2; the cheapest force there is: 3',
    ]);
    expect(await conflictOf([mech('Lance')], { rules: { minPoints: 4 } })).toEqual([
      'at least 4; the dearest force there is: 3',
    ]);
    expect(
      await conflictOf([mech('Lance')], { rules: { limit: 3, minPoints: 4 }, asked: { limit: 2 } }),
    ).toHaveLength(1);
  });

  test('models that no force may have, and collections without a legal model', async () => {
    expect(await conflictOf([mech('Giant', { min: 1 }, { presence: 4 })])).toEqual([
      'Giant required; Giant is P4, a super-mech; this force allows mechs up to P3.',
    ]);
    expect(await conflictOf([troops('recon', 1)], { asked: { era: 'maul' } })).toEqual([
      'no model of the collection may be fielded',
      'Reconnaissance is no mech; a Maul is fought by mechs only.',
    ]);
    expect(await conflictOf([])).toEqual(['no model of the collection may be fielded']);
    expect(await conflictOf([mech('Lance')], { rules: { eras: ['burning', 'maul'] } })).toEqual([
      'The era is Open; “Open” allows only the Burning or the Maul.',
    ]);
  });

  test('a pack of another game, and a battle for which the player must choose places', async () => {
    const { collection } = readRequest([mech('Lance')]);
    const pack: Pack = { musterPack: 1, name: 'Other', system: 'chess', bans: { types: [], upgrades: [] } };
    const built = await optimize(collection, system, optimizer, { pack });
    expect(built).toMatchObject({
      ok: true,
      value: { answers: [], conflict: [expect.stringContaining('another game')] },
    });
    const [conflict] = await conflictOf([mech('Lance')], {
      rules: { setPiece: { battle: 'deliberate-attack', size: 'troop' } },
    });
    expect(conflict).toContain('The roster has no scenario');
  });
});

test('an option that does not fit the game is a fault', async () => {
  const { collection } = readRequest([mech('Lance')]);
  const built = await optimize(collection, system, optimizer, { asked: { era: 'stone-age' } });
  expect(built).toMatchObject({ ok: false, faults: [{ path: 'era', code: 'value' }] });
});

test('a search that runs out of time proves nothing, and says so', async () => {
  const entries = [troops('recon', 9), troops('heavy-infantry', 9), mech('Lance', { count: 9 })];
  const { answers, conflict } = await build(entries, { asked: { limit: 15 }, seconds: 0 });
  expect(answers).toEqual([]);
  expect(conflict).toEqual(['none was found in the time there was; there may be one']);
});
