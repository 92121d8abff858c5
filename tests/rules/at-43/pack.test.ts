import { expect, test } from 'vitest';
import { parsePack } from '@/lib/roster/parse';
import { sentenceOf } from '@/lib/roster/sentence';
import { system } from '@/lib/systems/at-43/system';
import { card, check, officer, pack, unit, units } from '../../fixtures/at-43';
import { table } from './table';

table('pack/system', 'error', null, [
  { says: 'a pack for this game', roster: units([]), pack: pack({}) },
  {
    says: 'a pack for another game, whose limits are not applied',
    roster: units([]),
    pack: { ...pack({ limit: 1, maxElements: 0 }), system: 'chess' },
    broken: [
      {
        elements: [],
        message:
          'The pack is for another game (chess); this roster is for AT-43, and nothing else of the pack was applied.',
      },
    ],
  },
]);

table('pack/max-elements', 'error', null, [
  { says: 'as many units as allowed', roster: units([unit('u1')]), pack: pack({ maxElements: 2 }) },
  {
    says: 'one unit more than allowed',
    roster: units([unit('u1')]),
    pack: pack({ maxElements: 1 }),
    broken: [{ elements: [], message: 'The force has 2 units; “Test Open” allows 1.' }],
  },
]);

table('pack/min-points', 'error', null, [
  { says: 'worth exactly the minimum', roster: units([unit('u1')]), pack: pack({ minPoints: 200 }) },
  {
    says: 'one A.P. below the minimum',
    roster: units([unit('u1')]),
    pack: pack({ minPoints: 201 }),
    broken: [
      {
        elements: [],
        message: 'The company is worth 200 A.P.; “Test Open” requires at least 201: 1 too few.',
      },
    ],
  },
  {
    says: 'unknown A.P. do not break the minimum',
    roster: units([unit('u1', { card: 'dear' })], { cards: [card('dear', { ap: null })] }),
    pack: pack({ minPoints: 9999 }),
    broken: [
      {
        rule: 'at43/unit/value-unknown',
        severity: 'warning',
        page: null,
        elements: ['u1'],
        message: 'u1: unknown A.P., so counted as 0: its fighters.',
      },
    ],
  },
]);

table('pack/most', 'error', null, [
  {
    says: 'as many units of a card as allowed',
    roster: units([unit('u1'), unit('u2')]),
    pack: pack({ most: { squad: 2, zora: 0, constructor: 0 } }),
  },
  {
    says: 'one unit more',
    roster: units([unit('u1'), unit('u2')]),
    pack: pack({ most: { squad: 1 } }),
    broken: [
      {
        elements: ['u1', 'u2'],
        message: 'The force has 2 units of squad (u1 and u2); “Test Open” allows 1.',
      },
    ],
  },
  {
    says: "a hero's card counts with the unit that he leads",
    roster: units([unit('u1', { hero: { card: 'zora', name: 'Zora' } }), unit('u2')], {
      cards: [card('zora', { officers: [officer('Zora', { hero: true })] })],
    }),
    pack: pack({ most: { zora: 0 } }),
    broken: [{ elements: ['u1'], message: 'The force has 1 unit of zora (u1); “Test Open” allows 0.' }],
  },
]);

const cards = [card('zora', { officers: [officer('Zora', { hero: true })] })];
const armed = unit('u1', {
  specialWeapons: [{ name: 'Lance', count: 1 }],
  equipment: ['Rope'],
  specialists: ['Medic'],
});

table('pack/ban', 'error', null, [
  {
    says: 'nothing banned is used',
    roster: units([armed]),
    pack: pack({ bans: { types: ['zora'], upgrades: ['Sling', 'Chief'] } }),
  },
  {
    says: 'a banned card',
    roster: units([unit('u1'), unit('u2')]),
    pack: pack({ bans: { types: ['squad'] } }),
    broken: [
      { elements: ['u1'], message: 'u1 uses squad, which “Test Open” bans.' },
      { elements: ['u2'], message: 'u2 uses squad, which “Test Open” bans.' },
    ],
  },
  {
    says: 'banned options, all in one problem',
    roster: units([armed]),
    pack: pack({ bans: { upgrades: ['Lance', 'Rope', 'Medic'] } }),
    broken: [{ elements: ['u1'], message: 'u1 uses Lance, Medic and Rope, which “Test Open” bans.' }],
  },
  {
    says: 'a banned hero, by his name',
    roster: units([unit('u1', { hero: { card: 'zora', name: 'Zora' } })], { cards }),
    pack: pack({ bans: { upgrades: ['Zora'] } }),
    broken: [{ elements: ['u1'], message: 'u1 uses Zora, which “Test Open” bans.' }],
  },
  {
    says: 'a banned hero of a unit of his own card, by his name',
    roster: units([unit('u1', { card: 'solo', figures: 1 })], {
      cards: [card('solo', { numbers: { min: 1, max: 1 }, officers: [officer('Zora', { hero: true })] })],
    }),
    pack: pack({ bans: { upgrades: ['Zora'] } }),
    broken: [{ elements: ['u1'], message: 'u1 uses Zora, which “Test Open” bans.' }],
  },
]);

test("the pack's limit counts before the company's", () => {
  const roster = units([unit('u1')], { limit: 1000 });
  expect(check(roster).report.problems).toEqual([]);
  const { problems } = check(roster, pack({ limit: 199 })).report;
  expect(problems.map((problem) => sentenceOf(problem, system))).toEqual([
    'The company is worth 200 A.P.; the limit is 199: 1 too many, by “Test Open”.',
  ]);
});

test("the pack's rulings count before the company's", () => {
  const roster = units([unit('u1', { figures: 6 })], { rulings: { 'value-between': 'proportional' } });
  expect(check(roster).totals.value).toBe(220);
  expect(check(roster, pack({ rulings: { 'value-between': 'maximum' } })).totals.value).toBe(300);
});

test('a pack has no field without a meaning in this game', () => {
  const read = parsePack({ musterPack: 1, name: '', system: 'at-43', eras: [] }, system);
  expect(read).toMatchObject({
    ok: false,
    faults: [{ path: 'eras', message: 'Unknown field; remove it.' }],
  });
});

test('heroes and officers of the sample cards are offered among the options that may be banned', () => {
  const field = system.packFields.find(({ id }) => id === 'bans.upgrades');
  const ids = field?.kind === 'list' ? field.options.map(({ id }) => id) : [];
  expect(ids).toEqual(expect.arrayContaining(['Missile launcher', 'Captain H. Newton']));
  expect(new Set(ids).size).toBe(ids.length);
});
