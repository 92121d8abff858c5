import { describe, expect, test } from 'vitest';
import { optimize } from '@/lib/optimizer/optimize';
import { optimizer as at43 } from '@/lib/systems/at-43/collection/optimizer-model';
import { system as at43System } from '@/lib/systems/at-43/system';
import { optimizer as commandHorizon } from '@/lib/systems/command-horizon/collection/optimizer-model';
import { system as commandHorizonSystem } from '@/lib/systems/command-horizon/system';
import { optimizer as horizonWars } from '@/lib/systems/horizon-wars/collection/optimizer-model';
import { system as horizonWarsSystem } from '@/lib/systems/horizon-wars/system';
import { builderOf, type Options } from './build';

const mech = (id: string, presence: number, fields: object = {}) => ({
  id,
  name: id,
  count: 1,
  element: { kind: 'mech', presence, stats: { m: 3, f: 3, a: 2, d: 2 } },
  ...fields,
});
const tanks = (type: string, fields: object = {}) => ({ id: type, count: 2, element: { type }, ...fields });
const build = await builderOf(horizonWarsSystem, horizonWars);

describe('without a roster, the smallest change that allows one is reported and can be built', () => {
  const changeOf = async (entries: unknown[], options: Options) => {
    const { answers, change } = await build(entries, options);
    expect(answers).toEqual([]);
    if (change === null) return null;
    const { collection, pack, asked } = change;
    const built = await optimize(collection, horizonWarsSystem, horizonWars, { pack, asked });
    expect(built.ok && built.value.answers.length).toBeGreaterThan(0);
    return change;
  };

  test('the lowest limit that is enough', async () => {
    const entries = [mech('Thunderer', 3, { min: 1 }), mech('Vulture', 3, { min: 1 })];
    expect(await changeOf(entries, { asked: { limit: 5 } })).toMatchObject({
      says: 'with a limit of 6',
      asked: { limit: 6 },
    });
    expect(await changeOf([mech('Lance', 3)], { asked: { limit: 0 } })).toMatchObject({
      says: 'with a limit of 3',
    });
  });

  test('no longer requiring a model, if the limit is the pack’s or out of reach', async () => {
    const entries = [mech('Vulture', 3), mech('Lance', 1, { count: 4, min: 4 })];
    expect(await changeOf(entries, { rules: { limit: 2 } })).toMatchObject({
      says: 'without requiring 2 × Lance',
      collection: { entries: [{ min: 0 }, { min: 2 }] },
    });
    const giant = mech('Giant', 4, { min: 1 });
    expect(await changeOf([giant, mech('Lance', 1)], { rules: { superMechs: false } })).toMatchObject({
      says: 'without requiring Giant',
    });
  });

  test('an era that the pack allows, super-mechs, no mech cap', async () => {
    const eras = { eras: ['burning', 'maul'] };
    expect(await changeOf([mech('Lance', 3)], { rules: eras })).toMatchObject({
      says: 'in the Burning',
      asked: { era: 'burning' },
    });
    expect(await changeOf([mech('Giant', 4, { min: 1 })], { asked: {} })).toMatchObject({
      says: 'with super-mechs',
    });
    const capped = { mechCap: 2, limit: 15 };
    expect(await changeOf([mech('Lance', 3, { min: 1 })], { asked: capped })).toMatchObject({
      says: 'without a mech cap',
      asked: { limit: 15 },
    });
  });

  test('two changes, if one is not enough', async () => {
    const giants = [mech('Giant', 4, { min: 1 }), mech('Titan', 5, { min: 1 })];
    expect(await changeOf(giants, { asked: { limit: 3 } })).toMatchObject({
      says: 'with super-mechs and with a limit of 9',
      asked: { limit: 9, superMechs: true },
    });
    const cheap = mech('Vulture', 3);
    expect(
      await changeOf([cheap], { asked: { limit: 2 }, rules: { minPoints: 4, eras: ['burning'] } }),
    ).toMatchObject({
      says: 'without the pack and with a limit of 3',
      pack: null,
    });
  });

  test('no pack, if no change by the player is enough; and no change at all', async () => {
    expect(await changeOf([mech('Lance', 3)], { rules: { minPoints: 4 } })).toMatchObject({
      says: 'without the pack',
      pack: null,
    });
    expect(await changeOf([], {})).toBe(null);
  });
});

test('another faction or army is a change if one was requested', async () => {
  const buildUnits = await builderOf(commandHorizonSystem, commandHorizon);
  const units = [tanks('heavy-weapons-platoon')];
  const none = await buildUnits(units, { asked: { faction: 'asori' } });
  expect(none.conflict).toEqual([
    'no model in the collection can be fielded',
    'Heavy weapons platoon: the Asori cannot field a heavy weapons platoon.',
  ]);
  expect(none.change).toMatchObject({ says: 'for the Alliance', asked: { faction: 'alliance' } });

  const buildCompany = await builderOf(at43System, at43);
  const company = [{ id: 'a', count: 1, element: { card: 'storm-golems', figures: 6, ap: 100 } }];
  const { change } = await buildCompany(company, { asked: { army: 'U.N.A.' } });
  expect(change).toMatchObject({ says: 'with another army', asked: {} });
});

describe('a search reports its progress, and can be aborted', () => {
  const entries = Array.from({ length: 60 }, (_, at) => {
    const id = `card-${at}`;
    const ap = { standard: 91 + ((at * 37) % 53), maximum: 300 };
    return {
      id,
      count: 3,
      stars: (at * 7) % 6,
      element: { card: id, figures: 5 },
      card: { id, designation: id, army: 'Testers', category: 'soldier', numbers: { min: 5, max: 9 }, ap },
    };
  });

  // Units have to be placed in these, which a knapsack cannot express.
  const platoons = Array.from({ length: 4 }, () => ({ name: '', slots: [] }));

  test('progress has the current criterion, the best known value and its upper bound', async () => {
    const buildCompany = await builderOf(at43System, at43);
    const reports: [string, number | null, number | null][] = [];
    const progress: Options['progress'] = ({ answers, by, best, most }) => {
      expect(answers).toBeGreaterThanOrEqual(0);
      reports.push([by, best, most]);
    };
    const start = performance.now();
    await buildCompany(entries, { asked: { limit: 1999, platoons }, count: 20, seconds: 1, progress });
    expect(reports.length).toBeGreaterThan(0);
    // One in a tenth of a second, however long it took.
    expect(reports.length).toBeLessThan((performance.now() - start) / 100 + 2);
    for (const [by, best, most] of reports) {
      if (by === 'cost' && most !== null) expect(most).toBeLessThanOrEqual(1999);
      if (best !== null && most !== null) expect(by === 'elements' ? most <= best : best <= most).toBe(true);
    }
  });

  test('an abort ends it immediately, with the answers so far and nothing proven', async () => {
    const buildCompany = await builderOf(at43System, at43);
    const controller = new AbortController();
    const { answers } = await buildCompany(entries, {
      asked: { limit: 1999 },
      count: 1000,
      seconds: 60,
      signal: controller.signal,
      progress: () => controller.abort(),
    });
    expect(answers.length).toBeLessThan(1000);
    const aborted = await build([mech('Lance', 3)], { signal: AbortSignal.abort() });
    expect(aborted).toEqual({
      answers: [],
      conflict: ['no legal roster was found in the time available, but there may be one'],
      change: null,
    });
  });
});
