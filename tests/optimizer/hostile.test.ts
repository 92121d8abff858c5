import { describe, expect, test } from 'vitest';
import type { AnyOptimizerModel, BuildRequest } from '@/lib/roster/collection/optimizer';
import type { AnyGameSystem } from '@/lib/roster/system';
import { systems } from '@/lib/systems/registry';
import { builderOf } from './build';

const many = (of: (at: number) => object) =>
  Array.from({ length: 300 }, (_, at) => ({ id: `e${at}`, count: 99, ...of(at) }));
const stats = { m: 3, f: 3, a: 2, d: 2 };
const mech = (at: number) => ({ kind: 'mech', presence: 1 + (at % 3), ace: at % 2 === 0, stats });
const infantry = ['light-infantry', 'mobile-infantry', 'heavy-infantry', 'airborne-infantry', 'recon'];
const conventional = (at: number) => ({ kind: 'conventional', type: infantry[at % infantry.length] });
const design = (at: number) => ({ presence: 1 + (at % 3), stats: { m: 1 + (at % 5), f: 2, a: 2, d: 2 } });
const tanks = ['light-tanks', 'medium-tanks', 'heavy-tanks', 'infantry-platoon'];
const unit = (at: number) => ({
  type: tanks[at % 4],
  ...(at % 4 === 3 && at % 8 > 3 ? { deployAs: 'squads' } : {}),
});
const troop = (at: number) => ({
  troop: ['line-infantry', 'marines', 'garrison'][at % 3],
  type: 'infantry',
  training: 'professional',
  profile: { cv: 7, sv: 7, fv: 6, av: 1 },
  figures: 1 + (at % 20),
});
const company = (at: number, army = 'Testers') => {
  const id = `card-${at}`;
  const ap = { standard: 90 + (at % 7), maximum: 200 + at, extra: 10 };
  return {
    element: { card: id, figures: 5 + (at % 5) },
    card: {
      id,
      designation: id,
      army,
      category: 'soldier',
      type: 1 + (at % 3),
      numbers: { min: 5, max: 10 },
      ap,
    },
  };
};
const led = (at: number) => {
  const { card, element } = company(at);
  const officers = [{ name: 'Chief', rank: at % 6, leadership: at % 99 }];
  return { element: { ...element, officer: 'Chief' }, card: { ...card, officers } };
};
const slot = { categories: ['soldier'], types: [1] };
const platoons = Array.from({ length: 4 }, () => ({ pattern: [slot, slot, { types: [2] }, {}, {}] }));

const cases: [system: string, what: string, entries: object[], asked: BuildRequest][] = [
  ['horizon-wars', 'all alike', many(() => ({ element: conventional(2) })), { limit: 15 }],
  ['horizon-wars', 'ties everywhere', many((at) => ({ element: conventional(at) })), { limit: 15 }],
  [
    'horizon-wars',
    'all numbers of stars',
    many((at) => ({ element: at % 2 ? conventional(at) : mech(at), stars: at % 6 })),
    { limit: 9999 },
  ],
  ['horizon-wars', 'no limit', many((at) => ({ element: conventional(at), stars: at % 6 })), {}],
  [
    'horizon-wars',
    'an odd limit with even costs',
    many((at) => ({ element: { kind: 'mech', presence: 2, stats }, stars: at % 6 })),
    { limit: 15 },
  ],
  ['horizon-wars', 'nothing affordable', many((at) => ({ element: mech(at) })), { limit: 0 }],
  ['horizon-wars', 'all of them required', many((at) => ({ element: mech(at), min: 99 })), { limit: 15 }],
  ['battle-royale', 'all numbers of stars', many((at) => ({ element: design(at), stars: at % 6 })), {}],
  ['battle-royale', 'nothing affordable', many((at) => ({ element: design(at) })), { limit: 3 }],
  ['command-horizon', 'ties everywhere', many((at) => ({ element: unit(at) })), { limit: 12 }],
  ['command-horizon', 'no limit', many((at) => ({ element: unit(at), stars: at % 6 })), {}],
  ['command-horizon', 'nothing affordable', many(() => ({ element: unit(7), min: 1 })), { limit: 1 }],
  ['forge-of-war', 'ties everywhere', many((at) => ({ element: troop(at) })), { limit: 12 }],
  ['forge-of-war', 'no limit', many((at) => ({ element: troop(at), stars: at % 6 })), {}],
  ['forge-of-war', 'nothing affordable', many((at) => ({ element: troop(at), min: 3 })), { limit: 12 }],
  ['at-43', 'many different values', many((at) => ({ ...company(at), stars: at % 6 })), { limit: 1999 }],
  ['at-43', '300 armies', many((at) => company(at, `Army ${at}`)), { limit: 999 }],
  ['at-43', 'as many commanders as models', many((at) => led(at)), { limit: 1999 }],
  ['at-43', 'no limit', many((at) => company(at)), {}],
  ['at-43', 'nothing affordable', many((at) => ({ ...company(at), min: 1 })), { limit: 50 }],
  [
    'at-43',
    'platoons with a pattern',
    many((at) => ({ ...company(at), stars: at % 6 })),
    { limit: 3000, platoons },
  ],
];

const games = new Map<string, [AnyGameSystem, AnyOptimizerModel]>();
for (const { id, load } of systems) {
  const { system } = await load();
  games.set(id, [system, await system.optimizer()]);
}

/** The most forces that are evaluated between two looks at the clock. */
const MAX_EVALUATED = 20;

describe('hostile collections stay within the time limit', () => {
  test.each(cases)('%s: %s', async (id, _what, entries, asked) => {
    const [system, model] = games.get(id) as [AnyGameSystem, AnyOptimizerModel];
    let [evaluated, most] = [0, 0];
    const counting: AnyGameSystem = {
      ...system,
      evaluate: (...of: Parameters<AnyGameSystem['evaluate']>) => {
        evaluated++;
        return system.evaluate(...of);
      },
    };
    const signal = {
      get aborted() {
        most = Math.max(most, evaluated);
        evaluated = 0;
        return false;
      },
    } as AbortSignal;
    const build = await builderOf(counting, model);
    const { answers, conflict } = await build(entries, { asked, seconds: 0.2, signal });
    expect(answers.length + conflict.length).toBeGreaterThan(0);
    expect(most).toBeLessThanOrEqual(MAX_EVALUATED);
  });

  test.each(cases)('%s: %s, with no time', async (id, _what, entries, asked) => {
    const build = await builderOf(...(games.get(id) as [AnyGameSystem, AnyOptimizerModel]));
    const { answers, change } = await build(entries.slice(0, 20), { asked, seconds: 0 });
    expect(answers).toEqual([]);
    expect(change).toBe(null);
  });
});
