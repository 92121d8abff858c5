import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Answer } from '@/lib/optimizer/answers';
import { optimize } from '@/lib/optimizer/optimize';
import { comparedText, proofText } from '@/lib/optimizer/words';
import { checkRoster } from '@/lib/roster/check';
import type { BuildRequest } from '@/lib/roster/collection/optimizer';
import type { Pack } from '@/lib/roster/pack/pack';
import { optimizer } from '@/lib/systems/horizon-wars/collection/optimizer-model';
import { fillScenario } from '@/lib/systems/horizon-wars/edits/fill-scenario';
import { evaluate } from '@/lib/systems/horizon-wars/evaluate/evaluate';
import type { Force } from '@/lib/systems/horizon-wars/force';
import { system } from '@/lib/systems/horizon-wars/system';
import { runs } from '../fixtures/runs';
import { builderOf } from './build';
import { horizonWars, readRequest } from './horizon-wars';

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
      'limit 2; the cheapest possible force: 3',
    ]);
    expect(await conflictOf([mech('Lance')], { rules: { minPoints: 4 } })).toEqual([
      'at least 4; the most expensive possible force: 3',
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
      'no model in the collection can be fielded',
      'Reconnaissance is not a mech; a Maul allows only mechs.',
    ]);
    expect(await conflictOf([])).toEqual(['no model in the collection can be fielded']);
    expect(await conflictOf([mech('Lance')], { rules: { eras: ['burning', 'maul'] } })).toEqual([
      'The era is Open; “Open” allows only the Burning or the Maul.',
    ]);
  });

  test('a pack of another game', async () => {
    const { collection } = readRequest([mech('Lance')]);
    const pack: Pack = { musterPack: 1, name: 'Other', system: 'chess', bans: { types: [], upgrades: [] } };
    const built = await optimize(collection, system, optimizer, { pack });
    expect(built).toMatchObject({
      ok: true,
      value: { answers: [], conflict: [expect.stringContaining('another game')] },
    });
  });

  test('what the checker has against every force that the rows allow', async () => {
    // Places are worked out for at most P300.
    const rules = { setPiece: { battle: 'the-rescue', size: 'troop' }, superMechs: true, limit: 9999 };
    const giants = (count: number) => [mech('Giant', { count, min: count }, { presence: 4, ace: false })];
    expect((await conflictOf(giants(76), { rules }))[0]).toMatch(/^Not placed yet: Giant/);
    expect((await build(giants(75), { rules, count: 1 })).answers[0]).toMatchObject({ proven: true });
  });
});

test('a pack’s set-piece battle is set up, and each element has the place that loses least', async () => {
  const rules = { setPiece: { battle: 'deliberate-attack', size: 'troop' } };
  const { answers } = await build([troops('heavy-infantry', 6), mech('Lance', { count: 2 })], { rules });
  expect(answers).toHaveLength(3);
  for (const { roster } of answers) {
    const force = roster.force as Force;
    expect(force.scenario).toMatchObject({ kind: 'set-piece', ...rules.setPiece, role: 'attacker' });
    const filling = fillScenario(evaluate(force, null));
    expect(filling).toMatchObject({ added: 0, moved: 0 });
  }
});

describe('the command resources of a built roster', () => {
  const entries = [
    troops('heavy-infantry', 2, { min: 2 }),
    troops('light-infantry', 4, { min: 4 }),
    troops('recon', 2, { min: 2 }),
    // A mech leads, and changes no price.
    mech('Lance', { min: 1 }),
  ];
  const builtOf = async (options: Parameters<typeof build>[1]) => {
    const [answer] = (await build(entries, { count: 1, ...options })).answers;
    const force = answer?.roster.force as Force;
    return { force, finished: answer?.finished?.force as Force | undefined };
  };

  test('raise stats of the type fielded most, then of the next; what is left buys tactical upgrades', async () => {
    const { force, finished } = await builtOf({});
    expect(force.commandResources).toEqual([]);
    // 8 conventional elements under a CHQ earn 4: one stat of the four light infantry.
    expect(finished?.commandResources).toEqual([{ type: 'light-infantry', raise: { f: 1 }, upgrades: [] }]);
    expect(evaluate(finished as Force, null).commandResources).toMatchObject({ earned: 4, spent: 4 });
    expect({ ...finished, commandResources: [] }).toEqual(force);
  });

  test('stay legal, and unspent if there is no CHQ or nothing that they may buy', async () => {
    const banned = { bans: { types: [], upgrades: ['strike', 'traps', 'antigrav'] } };
    const { finished } = await builtOf({ rules: banned });
    expect(finished?.commandResources.flatMap(({ upgrades }) => upgrades)).toEqual([]);
    const [none] = (await build([mech('Lance')], { count: 1 })).answers;
    expect(none?.finished).toBe(null);
    const property = fc.asyncProperty(horizonWars.anyRequest(8), async ({ collection, pack, asked }) => {
      const built = await optimize(collection, system, optimizer, { pack, asked, count: 1 });
      const [answer] = built.ok ? built.value.answers : [];
      if (!answer?.finished) return;
      const { report, evaluation } = checkRoster(answer.finished, system, pack);
      expect(report.legal).toBe(true);
      expect(horizonWars.cost(evaluation)).toBe(answer.rank.cost);
    });
    await fc.assert(property, { numRuns: runs(10) });
  });
});

describe('a further answer', () => {
  const entries = [
    mech('Thunderer', { stars: 5 }),
    mech('Vulture', { stars: 2 }),
    mech('Wasp', { stars: 2 }, { presence: 1 }),
    mech('Gnat', {}, { presence: 1 }),
  ];

  test('says what it gains and lacks against the first, and what exactly was ruled out', async () => {
    const { answers } = await build(entries, { asked: { limit: 4 } });
    const [first, second, third] = answers;
    if (!first || !second || !third) throw new Error('Three rosters can be built');
    const collection = readRequest(entries).collection;
    const compared = (answer: Answer) => comparedText(answer, first, collection, optimizer);
    expect(compared(second)).toEqual({ gains: ['1 × Gnat'], lacks: ['1 star', '1 × Wasp'] });
    expect(compared(first)).toEqual({ gains: [], lacks: [] });
    expect(compared(third)).toEqual({ gains: ['1 × Vulture'], lacks: ['3 stars', '1 × Thunderer'] });
    expect([first, second, third].map((answer, at) => proofText(answer, at + 1))).toEqual([
      'proven: no legal roster ranks higher',
      'proven: of those that differ from roster 1 by 2 models or more, none ranks higher',
      'proven: of those that differ from rosters 1 and 2 by 2 models or more, none ranks higher',
    ]);
    expect(proofText({ ...first, proven: false, bestOfRest: false }, 1)).toBe(
      'not proven: one may rank higher',
    );
  });

  test('is named after the collection, the request and its number', async () => {
    const named = async (name: string, asked: BuildRequest) => {
      const { collection } = readRequest(entries);
      const built = await optimize({ ...collection, name }, system, optimizer, { asked, count: 2 });
      return built.ok ? built.value.answers.map(({ roster }) => roster.name) : [];
    };
    expect(await named('Red Company', { limit: 4 })).toEqual([
      'Red Company, 4 points, 1',
      'Red Company, 4 points, 2',
    ]);
    expect(await named(' ', {})).toEqual(['New force, 1', 'New force, 2']);
    const long = await named('x'.repeat(120), { limit: 4 });
    expect(long?.[1]).toMatch(/^x+, 4 points, 2$/);
    expect(long?.[1]).toHaveLength(120);
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
  expect(conflict).toEqual(['no legal roster was found in the time available, but there may be one']);
});
