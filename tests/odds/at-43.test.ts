import { describe, expect, test } from 'vitest';
import { fraction, fractionText, toNumber } from '@/lib/odds/fraction';
import type { Attack, OddsModel, Situation } from '@/lib/odds/model';
import { type Evaluation, evaluate } from '@/lib/systems/at-43/evaluate/evaluate';
import { forceSchema } from '@/lib/systems/at-43/force';
import { system } from '@/lib/systems/at-43/system';
import { exactSum } from './sums';

const odds = (await system.odds?.()) as OddsModel<Evaluation>;

const weapon = (name: string, figures: number[], more: object = {}) => {
  const [accuracy, attackRate, rerolls, penetration, damage] = figures;
  return { name, kind: 'ranged', accuracy, attackRate, rerolls, penetration, damage, ...more };
};
const card = (id: string, more: object) => ({
  id,
  designation: id,
  army: 'Reef',
  category: 'soldier',
  protection: 5,
  combat: 4,
  ...more,
});

const cards = [
  card('rifles', {
    weapons: [weapon('Rifle', [5, 1, 0, 5, 1]), weapon('Knife', [4, 1, 0, 4, 1], { kind: 'close' })],
  }),
  card('blasters', {
    protection: 6,
    combat: 5,
    weapons: [weapon('Blaster', [3, 1, 1, 5, 1]), weapon('Blades', [6, 1, 0, 7, 1], { kind: 'close' })],
  }),
  card('walker', {
    category: 'combat-strider',
    protection: 9,
    structure: { frame: 3, propulsion: 2, weapons: [{ name: 'Gun', points: 1 }] },
    weapons: [weapon('Gun', [5, 2, 0, 10, 2], { count: 2 })],
  }),
  card('mortars', { weapons: [weapon('Mortar', [2, 1, 0, 6, 1], { area: 3 })] }),
  card('snipers', { weapons: [weapon('Locked', [5, 1, 0, 6, 1], { fixed: true })] }),
  card('mixed', {
    weapons: [weapon('Rifle', [5, 1, 0, 5, 1]), weapon('Tube', [4, 2, 0, 9, 1], { special: true })],
    specialWeapons: [
      { name: 'Tube', max: 2 },
      { name: 'Beam', max: 1 },
    ],
  }),
  card('crowd', { weapons: [weapon('Rifle', [5, 2, 0, 5, 1])] }),
];

const units = [
  { id: 'six', card: 'rifles', figures: 6 },
  { id: 'two', card: 'rifles', figures: 2 },
  { id: 'seven', card: 'blasters', figures: 7 },
  { id: 'walker', card: 'walker', figures: 1 },
  { id: 'walkers', card: 'walker', figures: 2 },
  { id: 'mortar', card: 'mortars', figures: 2 },
  { id: 'sniper', card: 'snipers', figures: 1 },
  {
    id: 'mixed',
    card: 'mixed',
    figures: 5,
    specialWeapons: [
      { name: 'Tube', count: 2 },
      { name: 'Beam', count: 1 },
    ],
  },
  { id: 'crowd', card: 'crowd', figures: 60 },
  { id: 'golems', card: 'storm-golems', figures: 7 },
  { id: 'troopers', card: 'steel-troopers', figures: 6 },
  { id: 'lost', card: 'nowhere', figures: 3 },
];
const force = evaluate(forceSchema.parse({ army: 'Reef', cards, platoons: [{ slots: units }] }), null);
const of = (id: string) => ({ force, id });
const attack = (kind: string, a: string, b: string, situation: Situation = {}): Attack =>
  odds.attack(kind, of(a), of(b), situation);
const shoot = (a: string, b: string, situation: Situation = {}) => attack('shooting', a, b, situation);
const texts = ({ outcomes }: Attack) => outcomes.map(({ value }) => fractionText(value));
const expectedOf = ({ expected }: Attack) => toNumber(expected ?? fraction(-1));
const chance = ({ chances }: Attack, label: string) =>
  fractionText(chances.find((each) => each.label === label)?.value ?? fraction(-1));

describe('the examples of the book', () => {
  test('six laser rifles at range 4 against protection 6 (p.68)', () => {
    const shot = shoot('six', 'seven', { distance: 45 });
    expect(shot.because).toEqual([
      'Rifle: 6 × 1 = 6 dice, accuracy 5 − range 4 = 1: 4+, penetration 5 − protection 6 = −1: 4+',
    ]);
    expect(texts(shot)[0]).toBe(fractionText(fraction(3n ** 6n, 4n ** 6n)));
    expect(shot.expected).toEqual(fraction(6, 4));
  });

  test('seven blasters with a re-roll at range 5 (p.64)', () =>
    expect(shoot('seven', 'six', { distance: 50 }).because).toEqual([
      'Blaster: 7 × 1 = 7 dice, accuracy 3 − range 5 = −2: 5+, misses again once, penetration 5 − protection 5 = 0: 4+',
    ]));

  test('two knives against combat 5 (p.71), and blades against protection 5 (p.51)', () => {
    expect(attack('combat', 'two', 'seven').because).toEqual([
      'Knife: 2 × 1 = 2 dice, accuracy 4 − combat 5 = −1: 4+, penetration 4 − protection 6 = −2: 5+',
    ]);
    expect(attack('combat', 'seven', 'six').because[0]).toContain('penetration 7 − protection 5 = 2: 3+');
  });
});

/** Every roll of some dice with six sides. */
const rollsOf = (dice: number): number[][] =>
  dice === 0 ? [[]] : rollsOf(dice - 1).flatMap((roll) => [1, 2, 3, 4, 5, 6].map((die) => [...roll, die]));

describe('the same as by enumeration', () => {
  test('two shots with a re-roll each, cover and damage', () => {
    const pair = evaluate(
      forceSchema.parse({
        army: 'Reef',
        cards,
        platoons: [{ slots: [{ id: 'pair', card: 'blasters', figures: 1 }, units[0]] }],
      }),
      null,
    );
    const shot = odds.attack(
      'shooting',
      { force: pair, id: 'pair' },
      { force: pair, id: 'six' },
      { distance: 50, cover: 1 },
    );
    // First roll, re-roll, cover on two faces, damage.
    const hits = rollsOf(4).filter(
      ([first = 0, again = 0, cover = 0, damage = 0]) =>
        (first >= 5 || again >= 5) && cover > 2 && damage >= 4,
    ).length;
    expect(texts(shot)).toEqual([fraction(1296 - hits, 1296), fraction(hits, 1296)].map(fractionText));
  });

  test('two weapons of a walker with damage 2', () => {
    const shot = shoot('walker', 'walkers', { distance: 60 });
    expect(shot.because).toEqual([
      'Gun: 1 × 2 × 2 = 4 dice, accuracy 5 − range 6 = −1: 4+, penetration 10 − protection 9 = 1: 4+, damage 2',
    ]);
    const counts = [0, 0, 0, 0, 0];
    for (const roll of rollsOf(4))
      for (const other of [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]) {
        const through = roll.filter((die, at) => die >= 4 && (other >> at) % 2 === 1).length;
        counts[through] = (counts[through] ?? 0) + 1;
      }
    const tried = counts.map((count) => fraction(count, 6 ** 4 * 16));
    const [none, one, two, ...more] = tried.map(fractionText);
    // Damage 0, 2, 4, and all 6 structure points from three on.
    expect(texts(shot).slice(0, 3)).toEqual([none, one, two]);
    expect(chance(shot, 'Machine destroyed wherever hit (structure 6)')).toBe(
      fractionText(fraction((counts[3] ?? 0) + (counts[4] ?? 0), 6 ** 4 * 16)),
    );
    expect(chance(shot, 'Machine may be destroyed (frame 3)')).toBe(
      fractionText(fraction((counts[2] ?? 0) + (counts[3] ?? 0) + (counts[4] ?? 0), 6 ** 4 * 16)),
    );
    expect(more).toHaveLength(2);
    expect(shot.notCounted).toContain('walker 2: which part is hit; the location table is lost (p.52)');
  });
});

test('chances fall with distance and cover, and rise with dice', () => {
  const byDistance = [0, 20, 40, 60, 80, 100, 120].map((distance) =>
    expectedOf(shoot('six', 'seven', { distance })),
  );
  expect(byDistance).toEqual(byDistance.toSorted((a, b) => b - a));
  expect(byDistance.at(-1)).toBe(0);
  const byCover = [0, 1, 2].map((cover) => expectedOf(shoot('six', 'seven', { cover })));
  expect(byCover[1]).toBeCloseTo(((byCover[0] ?? 0) * 4) / 6);
  expect(byCover[2]).toBeCloseTo((byCover[0] ?? 0) / 2);
  expect(expectedOf(shoot('two', 'seven'))).toBeLessThan(expectedOf(shoot('six', 'seven')));
  expect(expectedOf(shoot('six', 'seven', { idle: 4 }))).toBe(expectedOf(shoot('two', 'seven')));
  expect(expectedOf(shoot('walker', 'walkers', { cover: 1 }))).toBe(
    expectedOf(shoot('walker', 'walkers', { cover: 2 })),
  );
});

test('no more fighters are eliminated than there are', () => {
  const shot = shoot('six', 'two', { distance: 0 });
  expect(shot.outcomes.map(({ label }) => label)).toEqual([
    '0 fighters eliminated',
    '1 fighter eliminated',
    '2 fighters eliminated',
  ]);
  expect(chance(shot, 'Unit eliminated')).toBe(texts(shot)[2]);
});

test('a locked shot needs the same at any range', () => {
  const because = (distance: number) => shoot('sniper', 'six', { distance }).because;
  expect(because(0)).toEqual([
    'Locked: 1 × 1 = 1 die, locked shot: 5+, penetration 6 − protection 5 = 1: 4+',
  ]);
  expect(because(150)).toEqual(because(0));
});

test('bearers shoot too, and what is not known is named', () => {
  const shot = shoot('mixed', 'six');
  expect(shot.because.map((each) => each.split(',')[0])).toEqual([
    'Rifle: 2 × 1 = 2 dice',
    'Tube: 2 × 2 = 4 dice',
  ]);
  expect(shot.notCounted).toEqual(['Beam: accuracy, attack rate, re-rolls, penetration, damage unknown']);
});

test('what cannot be says why', () => {
  const can = (kind: string, a: string, b: string) => odds.can(kind, of(a), of(b));
  expect(can('shooting', 'six', 'seven')).toBeNull();
  expect(can('shooting', 'troopers', 'golems')).toBeNull();
  expect(can('shooting', 'golems', 'six')).toBe(
    'Unknown for Storm golems: Nanoblaster, its penetration and damage.',
  );
  expect(can('combat', 'troopers', 'golems')).toBe(
    'Unknown for Steel troopers: Combat knife, its penetration and damage.',
  );
  expect(can('combat', 'six', 'troopers')).toBe('Unknown for Steel troopers: its combat.');
  expect(can('shooting', 'mortar', 'six')).toBe('mortars has no known weapon that fires directly.');
  expect(can('combat', 'walker', 'six')).toBe('walker 1 has no known close combat weapon.');
  expect(can('shooting', 'lost', 'six')).toBe('The card of nowhere is unknown.');
  expect(can('shooting', 'six', 'lost')).toBe('The card of nowhere is unknown.');
  expect(can('shooting', 'crowd', 'six')).toBe('crowd rolls 120 dice; odds are worked out up to 100.');
  expect(odds.can('shooting', { target: 'protection-5' }, of('six'))).toBe('A target does not attack.');
});

test('targets are cards of known protection, then every protection', () => {
  expect(odds.targets.slice(0, 3)).toEqual([
    { id: 'steel-troopers', label: 'Steel troopers, protection 5' },
    { id: 'storm-golems', label: 'Storm golems, protection 6' },
    { id: 'protection-1', label: 'Protection 1' },
  ]);
  const against = (target: string) => odds.attack('shooting', of('six'), { target }, {});
  const byProtection = odds.targets.slice(2).map(({ id }) => expectedOf(against(id)));
  expect(byProtection).toEqual(byProtection.toSorted((a, b) => b - a));
  expect(against('storm-golems').expected).toEqual(against('protection-6').expected);
  expect(odds.can('combat', of('six'), { target: 'protection-6' })).toBe(
    'Unknown for Protection 6: its combat.',
  );
});

test('figures of a match count instead of those of the roster', () => {
  const shot = (a: object, b: object, situation: Situation = {}) =>
    odds.attack('shooting', { ...of('mixed'), now: { ...a } }, { ...of('six'), now: { ...b } }, situation);
  expect(shot({ 'attacks-1': 1, 'attacks-2': 0 }, { fighters: 3 }).because).toEqual([
    'Rifle: 1 × 1 = 1 die, accuracy 5 − range 2 = 3: 3+, penetration 5 − protection 5 = 0: 4+',
  ]);
  expect(shot({}, { fighters: 3 })).toEqual(
    odds.attack('shooting', of('mixed'), { ...of('six'), now: { fighters: 3 } }, {}),
  );
  expect(chance(shot({}, { fighters: 1 }), 'Unit eliminated')).toBe(
    chance(shoot('mixed', 'six'), 'At least 1 fighter eliminated'),
  );
});

test('a target can be given by its protection and combat', () => {
  const own = { target: 'own.protection6.combat5' };
  const against = (kind: string, target: string) => odds.attack(kind, of('six'), { target }, {}).because;
  expect(against('shooting', own.target)).toEqual(against('shooting', 'protection-6'));
  expect(odds.can('combat', of('six'), own)).toBeNull();
  expect(against('combat', own.target)[0]).toContain('accuracy 4 − combat 5 = −1: 4+');
});

test('a morale test that is not known, or never taken, says so', () => {
  const can = (id: string) => odds.can('morale', of(id), of(id));
  expect(can('six')).toBe('Unknown for rifles 1: its morale.');
  expect(can('lost')).toBe('The card of nowhere is unknown.');
  expect(odds.can('morale', { target: 'protection-6' }, of('six'))).toBe('A target does not attack.');
});

test('every sample answers for every pair, or says why not', async () => {
  const samples = (await system.samples()).map(({ roster }) =>
    evaluate(forceSchema.parse((roster as { force: unknown }).force), null),
  );
  const sides = [force, ...samples].flatMap((each) =>
    odds.fighters(each).map(({ id }) => ({ force: each, id })),
  );
  let answers = 0;
  for (const { id: kind, fields } of odds.attacks)
    for (const a of sides)
      for (const b of [...sides, ...odds.targets.map(({ id }) => ({ target: id }))]) {
        const why = odds.can(kind, a, b);
        if (why !== null) {
          expect(why).toMatch(/^[A-Za-z].*\.$/);
          continue;
        }
        answers++;
        for (const situation of [{}, Object.fromEntries(fields.map(({ id }) => [id, 1]))]) {
          const { outcomes, because } = odds.attack(kind, a, b, situation);
          expect(exactSum(outcomes)).toBe('1');
          expect(because).not.toEqual([]);
        }
      }
  expect(answers).toBeGreaterThan(100);
});
