import { describe, expect, test } from 'vitest';
import { systems } from '@/lib/systems/registry';
import { builderOf } from './build';

const games = new Map(
  await Promise.all(
    systems.map(async ({ id, load }) => {
      const { system } = await load();
      return [id, await builderOf(system, await system.optimizer())] as const;
    }),
  ),
);
const build = (id: string, ...given: Parameters<Awaited<ReturnType<typeof builderOf>>>) => {
  const found = games.get(id);
  if (found === undefined) throw new Error(`No game ${id}`);
  return found(...given);
};
/** The best roster with its force; expects it to be proven. */
async function best(...given: Parameters<typeof build>) {
  const { answers, conflict } = await build(...given);
  const [answer] = answers;
  if (answer === undefined) throw new Error(conflict.join());
  expect(answer.proven).toBe(true);
  // biome-ignore lint/suspicious/noExplicitAny: a force of any game
  return { ...answer, force: answer.roster.force as any };
}

describe('Battle Royale: the one design with the most points spent within its budget', () => {
  const design = (id: string, presence: number, stat: number, fields: object = {}) => ({
    id,
    name: id,
    count: 1,
    element: { presence, stats: { m: stat, f: stat, a: stat, d: stat } },
    ...fields,
  });

  test('most points, then most stars; an overspent design is excluded', async () => {
    // A P3 has 17 points for stats, a P1 11.
    const entries = [
      design('Ash', 3, 4),
      design('Bolt', 3, 4, { stars: 5 }),
      design('Cog', 3, 5),
      design('Dot', 1, 2),
    ];
    const { rank, force } = await best('battle-royale', entries);
    expect(rank).toEqual({ cost: 16, stars: 5, figure: 0, elements: 1 });
    expect(force.mech.name).toBe('Bolt');
    expect((await best('battle-royale', entries, { asked: { limit: 15 } })).force.mech.name).toBe('Dot');
  });

  test('two required designs cannot both be the one mech', async () => {
    const entries = [design('Ash', 3, 4, { min: 1 }), design('Bolt', 3, 4, { min: 1 })];
    const { conflict, change } = await build('battle-royale', entries);
    expect(conflict).toEqual(['one mech; Ash and Bolt both required']);
    expect(change?.says).toMatch(/^without requiring (Ash|Bolt)$/);
  });
});

describe('Command Horizon: the most units, of one faction', () => {
  const unit = (type: string, count: number, fields: object = {}, element: object = {}) => ({
    id: `${type} ${JSON.stringify(element)}`,
    count,
    element: { type, ...element },
    ...fields,
  });

  test('each squad of a platoon counts: three in the Alliance, four in the Asori', async () => {
    const squads = unit('infantry-platoon', 1, {}, { deployAs: 'squads' });
    const { rank, force } = await best('command-horizon', [squads]);
    expect([rank.cost, force.faction]).toEqual([4, 'asori']);
    const alliance = await best('command-horizon', [squads], { asked: { faction: 'alliance' } });
    expect([alliance.rank.cost, alliance.rank.elements]).toEqual([3, 1]);
    const heavy = unit('heavy-weapons-platoon', 2);
    expect((await best('command-horizon', [squads, heavy])).force.faction).toBe('alliance');
  });

  test('the agreed limit and the pack’s maximum both hold, and the roster has the limit', async () => {
    const entries = [unit('light-tanks', 9), unit('command', 1, { min: 1, stars: 3 })];
    const { rank, force } = await best('command-horizon', entries, { asked: { limit: 6 } });
    expect([rank.cost, rank.stars, force.unitLimit]).toEqual([6, 8, 6]);
    expect(
      (await best('command-horizon', entries, { asked: { limit: 6 }, rules: { maxElements: 4 } })).rank.cost,
    ).toBe(4);
    expect((await build('command-horizon', entries, { asked: { limit: 0 } })).conflict).toEqual([
      'limit 0; the smallest possible force: 1',
    ]);
  });

  test('command points decide between forces of as many units and stars, and stars before them', async () => {
    const tanks = (stars: number) => unit('light-tanks', 2, { stars });
    const types = async (stars: number) => {
      const entries = [tanks(stars), unit('command', 1)];
      const { rank, force } = await best('command-horizon', entries, { asked: { limit: 2 } });
      return [rank.figure, force.units.map(({ type }: { type: string }) => type)];
    };
    expect(await types(1)).toEqual([4, ['light-tanks', 'command']]);
    expect((await types(2))[1]).toEqual(['light-tanks', 'light-tanks']);
  });

  test('units of different factions are a conflict', async () => {
    const drones = unit('command', 1, { name: 'Queen', min: 1 }, { shieldDrones: 1 });
    const heavy = unit('heavy-weapons-platoon', 1, { name: 'Guns', min: 1 });
    expect((await build('command-horizon', [drones, heavy])).conflict).toEqual([
      'one faction; Queen and Guns both required',
    ]);
    // They are too many in any faction.
    const tanks = unit('light-tanks', 2, { min: 2 });
    const { conflict, change } = await build('command-horizon', [drones, tanks], { asked: { limit: 2 } });
    expect(conflict).toEqual(['limit 2; Queen and 2 × Light tanks both required: 3']);
    expect(change?.says).toBe('with a limit of 3');
  });
});

describe('AT-43: A.P. of one army, in platoons', () => {
  const numbers = { min: 5, max: 9 };
  const card = (id: string, type: number, army = 'Testers', more: object = {}) => ({
    id,
    designation: id,
    army,
    category: 'soldier',
    type,
    numbers,
    ap: { standard: 100, maximum: 140, extra: 10 },
    officers: [{ name: 'Chief', rank: 1, ap: 30 }],
    ...more,
  });
  const squad = (id: string, type: number, figures: number, fields: object = {}, army?: string) => ({
    id: `${id} ${figures} ${JSON.stringify(fields)}`,
    count: 1,
    element: { card: id, figures },
    card: card(id, type, army),
    ...fields,
  });

  test('a unit is worth the A.P. of its figures and of its officer', async () => {
    const led = { ...squad('Lance', 1, 7), element: { card: 'Lance', figures: 7, officer: 'Chief' } };
    const { rank, force } = await best('at-43', [squad('Lance', 1, 6), led], { asked: { limit: 150 } });
    // 100 to 140 over 5 to 9 figures.
    expect(rank.cost).toBe(150);
    expect(force.platoons[0].slots[0].officer).toBe('Chief');
    expect(force.cards.map(({ id }: { id: string }) => id)).toEqual(['Lance']);
  });

  test('leadership points decide between companies of one value and as many stars, under the best commander', async () => {
    const officers = [
      { name: 'Old', rank: 2, leadership: 2, ap: 0 },
      { name: 'Bold', rank: 2, leadership: 6, ap: 0 },
      { name: 'Mute', rank: 2, ap: 0 },
      { name: 'Chief', rank: 3, leadership: 1, ap: 0 },
    ];
    const led = (officer: string, fields: object = {}) => {
      const { card: own, ...rest } = squad('Lance', 1, 5, fields);
      return { ...rest, id: officer, element: { ...rest.element, officer }, card: { ...own, officers } };
    };
    const commandOf = async (entries: object[]) => {
      const { rank, force } = await best('at-43', entries, { asked: { limit: 200 } });
      const units = force.platoons.flatMap(({ slots }: { slots: object[] }) => slots);
      const named = units.find(({ id }: { id: string }) => id === force.commander);
      return [rank.figure, named?.officer ?? null];
    };
    // The first of two of one rank would command: the other is named. A higher rank commands in any case.
    expect(await commandOf([led('Old'), led('Bold')])).toEqual([8, 'Bold']);
    expect(await commandOf([led('Bold'), led('Old')])).toEqual([8, null]);
    expect(await commandOf([led('Mute'), led('Old')])).toEqual([4, 'Old']);
    expect((await commandOf([led('Old'), led('Chief'), led('Bold')]))[0]).toBe(8);
    expect(await commandOf([led('Chief', { min: 1 }), led('Bold')])).toEqual([3, null]);
  });

  test('units of two armies are not in one company', async () => {
    const entries = [squad('Lance', 1, 9, { min: 1 }), squad('Blade', 1, 9, { min: 1 }, 'Strangers')];
    expect((await build('at-43', entries)).conflict).toEqual(['one army; Lance and Blade both required']);
    const { force } = await best('at-43', [squad('Lance', 1, 5), squad('Blade', 1, 9, {}, 'Strangers')]);
    expect(force.army).toBe('Strangers');
  });

  test('six units make two platoons if none are requested', async () => {
    const { force } = await best('at-43', [{ ...squad('Lance', 1, 5), count: 6 }]);
    expect(force.platoons.map(({ slots }: { slots: object[] }) => slots.length)).toEqual([5, 1]);
  });

  test('in requested platoons, units fill suitable slots in order', async () => {
    const ones = { categories: ['soldier'], types: [1] };
    const twos = { categories: ['soldier'], types: [2] };
    const platoons = [{ name: 'First', pattern: [twos, ones, ones] }];
    const entries = [{ ...squad('Lance', 1, 9), count: 4 }, squad('Guard', 2, 5)];
    const { rank, force } = await best('at-43', entries, { asked: { platoons } });
    expect(rank).toMatchObject({ cost: 380, elements: 3 });
    const [first] = force.platoons;
    expect([first.name, ...first.slots.map((unit: { card: string }) => unit.card)]).toEqual([
      'First',
      'Guard',
      'Lance',
      'Lance',
    ]);
    // Without a unit for the first slot, the later ones stay empty.
    expect(
      (await build('at-43', [{ ...squad('Lance', 1, 9), min: 1 }], { asked: { platoons } })).conflict,
    ).toEqual(['the slots of the platoons']);
  });

  test('platoons with the same pattern are all filled; with too many patterns, nothing is proven', async () => {
    const lances = [{ ...squad('Lance', 1, 9), count: 30 }];
    const ones = { categories: ['soldier'], types: [1] };
    const alike = Array.from({ length: 30 }, () => ({ pattern: [ones] }));
    const { rank } = await best('at-43', lances, { asked: { platoons: alike }, count: 1 });
    expect(rank.elements).toBe(30);
    // Patterns differ by their number of slots after the five that are used.
    const unlike = (count: number) =>
      Array.from({ length: count }, (_, at) => ({ pattern: Array.from({ length: 5 + at }, () => ones) }));
    await best('at-43', lances, { asked: { platoons: unlike(20) }, count: 1 });
    const { answers } = await build('at-43', lances, { asked: { platoons: unlike(21) }, count: 1 });
    expect(answers.map(({ proven, bestOfRest }) => [proven, bestOfRest])).toEqual([[false, false]]);
    expect(answers[0]?.roster.force).toMatchObject({ platoons: { length: 21 } });
    const none = await build('at-43', lances, { asked: { platoons: unlike(21), limit: 3 }, count: 1 });
    expect(none.conflict).toEqual([
      'no legal roster was found among the forces searched, but there may be one',
    ]);
  });

  test('if two cards share an id, nothing is proven', async () => {
    const dearer = squad('Lance', 1, 9);
    dearer.card = { ...dearer.card, ap: { standard: 100, maximum: 900, extra: 20 } };
    const { answers } = await build('at-43', [squad('Lance', 1, 9), { ...dearer, id: 'dearer' }]);
    expect(answers[0]).toMatchObject({ rank: { cost: 280 }, proven: false });
  });

  test('a company with unknown A.P. is not subject to the minimum of a pack', async () => {
    const recruits = {
      id: 'r',
      count: 1,
      element: { card: 'R', figures: 5 },
      card: card('R', 1, 'Testers', { ap: null }),
    };
    const rules = { minPoints: 400 };
    expect((await build('at-43', [squad('Lance', 1, 9)], { rules })).conflict).toEqual([
      'at least 400; the most expensive possible force: 140',
    ]);
    expect((await best('at-43', [squad('Lance', 1, 9), recruits], { rules })).rank.cost).toBe(140);
    // Only one of the two armies is subject to it.
    const stranger = squad('Blade', 1, 9, { count: 4 }, 'Strangers');
    expect((await best('at-43', [recruits, stranger], { rules })).force.army).toBe('Strangers');
    expect((await best('at-43', [recruits, { ...stranger, count: 2 }], { rules })).force.army).toBe(
      'Testers',
    );
  });
});

test('Forge of War: as many units as agreed, those with the most stars first', async () => {
  const troop = (id: string, stars: number, count: number) => ({
    id,
    name: id,
    count,
    stars,
    element: {
      type: 'infantry',
      training: 'militia',
      profile: { cv: 5, sv: 4, fv: 4, av: 0 },
      figures: 10,
      troop: id === 'Marines' ? 'marines' : 'garrison',
    },
  });
  const entries = [troop('Guard', 1, 4), troop('Marines', 4, 3)];
  expect(await best('forge-of-war', entries, { asked: { limit: 5 } })).toMatchObject({
    rank: { cost: 5, stars: 14, elements: 5 },
    fielded: [2, 3],
  });
  const rules = { maxElements: 5, most: { marines: 1 } };
  expect((await best('forge-of-war', entries, { rules })).fielded).toEqual([4, 1]);
});

test('Forge of War: units bring their own weapons, even two with the same id', async () => {
  const entry = (id: string, value: number) => ({
    id,
    name: id,
    count: 2,
    element: {
      type: 'infantry',
      training: 'militia',
      profile: { cv: 5, sv: 4, fv: 4, av: 0 },
      figures: 5,
      weapons: [{ id: 'own' }],
    },
    weapons: [{ id: 'own', name: `Lance of ${id}`, range: 24, value, weightOfFire: 2 }],
  });
  const { rank, force } = await best('forge-of-war', [entry('One', 1), entry('Two', 2)]);
  expect(rank.cost).toBe(4);
  expect(force.customWeapons.map(({ name }: { name: string }) => name)).toEqual([
    'Lance of One',
    'Lance of Two',
  ]);
  const borne = force.units.map(({ weapons }: { weapons: { id: string }[] }) => weapons[0]?.id);
  expect(new Set(borne).size).toBe(2);
});
