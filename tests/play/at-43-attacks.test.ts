import { describe, expect, test } from 'vitest';
import { fraction, fractionText } from '@/lib/odds/fraction';
import { rollAll } from '@/lib/play/dice';
import { resolved } from '@/lib/play/resolving';
import { valueAt } from '@/lib/play/values';
import { card, officer, platoon } from '../fixtures/at-43';
import { game, type Raw } from './at-43-table';
import { AttacksAtTable, type RowPath } from './attacks';
import { type Table, tableOf } from './games';

const attacks = await AttacksAtTable.of(game);

const weapon = (name: string, figures: number[], more: Raw = {}): Raw => {
  const [accuracy, attackRate, rerolls, penetration, damage] = figures;
  return { name, kind: 'ranged', accuracy, attackRate, rerolls, penetration, damage, ...more };
};
const structure = {
  frame: 3,
  propulsion: 2,
  weapons: [
    { name: 'Cannon', points: 1 },
    { name: 'Cannon', points: 1 },
  ],
};
const walker = { category: 'combat-strider', type: null, protection: 9, structure, specialists: [] };
const cards = [
  card('troopers', {
    ...{ type: 2, morale: 6, protection: 5, combat: 4 },
    weapons: [
      weapon('Laser rifle', [5, 1, 0, 5, 1]),
      weapon('Knife', [4, 1, 0, 4, 1], { kind: 'close' }),
      weapon('Lance', [6, 2, 0, 9, 1], { special: true }),
    ],
  }),
  card('golems', {
    ...{ morale: 'nerves-of-steel', protection: 6, combat: 5 },
    weapons: [weapon('Nanoblaster', [3, 1, 1, 5, 1]), weapon('Mortar', [2, 1, 0, 6, 1], { area: 3 })],
  }),
  card('walkers', { ...walker, weapons: [weapon('Cannon', [6, 1, 0, 10, 2], { count: 2 })] }),
  card('guns', {
    ...{ category: 'support-unit', protection: 5, combat: 4 },
    supportWeapon: { name: 'Howitzer', protection: 8, combat: 2 },
  }),
  card('zora', {
    ...{ protection: 8, combat: 7, morale: 9, numbers: { min: 1, max: 1 } },
    officers: [officer('Zora', { hero: true })],
    weapons: [weapon('Pistol', [5, 2, 0, 4, 1])],
  }),
];

const slots = [
  { id: 't', card: 'troopers', figures: 6 },
  { id: 'lances', card: 'troopers', figures: 5, specialWeapons: [{ name: 'Lance', count: 2 }] },
  { id: 'led', card: 'troopers', figures: 5, officer: 'Chief', specialists: ['Medic'] },
  { id: 'w', card: 'walkers', figures: 2 },
];
const others = [
  { id: 'g', card: 'golems', figures: 7 },
  { id: 's', card: 'guns', figures: 5, supportWeapons: 2 },
  { id: 'h', card: 'golems', figures: 5, hero: { card: 'zora', name: 'Zora' } },
  { id: 'x', card: 'walkers', figures: 1 },
];
const companyOf = (units: Raw[]) => ({
  ...{ muster: 1, system: 'at-43', name: 'Company' },
  force: { army: 'Testers', cards, platoons: [platoon(units)] },
});
const table = (): Table => tableOf([companyOf(slots), companyOf(others)], game);

const valuesOf = ({ standing }: Table, [side, row]: RowPath) =>
  standing.sides.find(({ id }) => id === side)?.rows.find((each) => each.row.id === row)?.values.values ?? {};
const mark = (match: Table, [side, row]: RowPath, tracker: string, to: number | string) =>
  match.do({ set: [side, row, tracker], to });

const markOf = ({ setup, state }: Table, [side, row]: RowPath, tracker: string) =>
  valueAt(setup, state, [side, row, tracker]);

const [t, g, w, x]: RowPath[] = [
  ['a', 't'],
  ['b', 'g'],
  ['a', 'w'],
  ['b', 'x/1'],
] as const;
const [lances, led]: RowPath[] = [
  ['a', 'lances'],
  ['a', 'led'],
] as const;
const rifles = { weapon: 1 };

describe('the examples of the book', () => {
  const dice = { '1-hit': [4, 5, 6, 4, 5, 6], '1-damage': [4, 5, 6, 4, 3, 1] };

  test('six rifles at range 4 against protection 6 eliminate four, in one step (p.68)', () => {
    const match = table();
    const result = attacks.make(match, 'shooting', t, g, { set: { distance: 45, ...rifles }, dice });
    expect(result).toEqual({ lost: 4 });
    expect(valuesOf(match, g).left).toBe(3);
    // Without an officer the activation costs a point.
    expect(match.standing.sides[0]?.side.values).toMatchObject({ lp: 8 });
    expect(match.log).toHaveLength(1);
    match.do({ undo: 1 });
    expect(match.standing).toEqual(table().standing);
  });

  test('one result lower on a die is a golem less', () => {
    const { read } = attacks.ask(table(), 'shooting', t, g, { distance: 45, ...rifles });
    expect(read({ ...dice, '1-damage': [3, 5, 6, 4, 3, 1] }).result).toEqual({ lost: 3 });
    // At range 7 a 4 is too low.
    const { rolls } = attacks.ask(table(), 'shooting', t, g, { distance: 70, ...rifles });
    expect(rolls(dice).map(({ count }) => count)).toEqual([6, 4]);
  });

  test('seven blasters roll six misses again, and the only impact for damage (p.64)', () => {
    const { rolls, read } = attacks.ask(table(), 'shooting', g, t, { distance: 50 });
    const counts = (dice = {}) => rolls(dice).map(({ id, count }) => [id, count]);
    const hit = { '1-hit': [5, 4, 1, 2, 3, 4, 1] };
    const again = { ...hit, '1-again-1': [1, 2, 3, 4, 4, 3] };
    expect(counts()).toEqual([['1-hit', 7]]);
    expect(counts(hit)).toEqual([
      ['1-hit', 7],
      ['1-again-1', 6],
    ]);
    expect(counts(again).at(-1)).toEqual(['1-damage', 1]);
    expect(read({ ...again, '1-damage': [4] })).toEqual({
      result: { lost: 1 },
      because: [
        'Nanoblaster: 1 of 7 hit (accuracy 3 − range 5 = −2: 5+), 1 through protection (penetration 5 − protection 5 = 0: 4+)',
      ],
    });
  });

  test('two knives against combat 5 need 4 or more (p.71), and both units are engaged', () => {
    const match = table();
    mark(match, t, 'lost', 4);
    mark(match, g, 'knee', 1);
    const dice = { '1-hit': [4, 3], '1-damage': [5] };
    expect(attacks.make(match, 'combat', t, g, { dice })).toEqual({ lost: 1 });
    expect(valuesOf(match, g)).toMatchObject({ left: 6, status: 'engaged' });
    expect(valuesOf(match, t).status).toBe('engaged');
    expect(markOf(match, g, 'knee')).toBe(0);
  });
});

test('cover saves on 5 and 6, after Take cover on 4 too, but not from overwatch', () => {
  const match = table();
  const cover = () => attacks.ask(match, 'shooting', t, g).asked.situation.cover;
  const through = (value: number) =>
    attacks
      .ask(match, 'shooting', t, g, { distance: 40, cover: value, ...rifles })
      .read({ '1-hit': [4, 4, 4, 1, 1, 1], '1-cover': [4, 5, 3], '1-damage': [6, 6] }).result;
  expect([through(1), through(2)]).toEqual([{ lost: 2 }, { lost: 1 }]);
  expect(cover()).toBe(0);
  mark(match, g, 'take-cover', 1);
  expect(cover()).toBe(2);
  mark(match, t, 'overwatch', 1);
  expect(cover()).toBe(1);
  const { propose } = attacks.ask(match, 'shooting', t, g);
  expect(propose({ lost: 0 }).as).toBe('overwatch');
});

test('an attack by the dialog marks what the same marks by hand do', () => {
  const [made, byHand] = [table(), table()];
  attacks.make(made, 'shooting', g, led, {
    set: { distance: 0 },
    dice: { '1-hit': [6, 6, 6, 6, 6, 1, 1], '1-again-1': [1, 1], '1-damage': [6, 6, 6, 6, 6] },
    input: { grounded: 0 },
  });
  byHand.do({ act: 'activate', row: g, input: { pay: true } });
  mark(byHand, led, 'lost', 5);
  mark(byHand, led, 'specialist-lost-1', 1);
  mark(byHand, led, 'officer-lost', 1);
  expect(made.standing.sides).toEqual(byHand.standing.sides);
  expect(made.state.marks).toEqual(byHand.state.marks);
});

test('no more are eliminated than there are, whatever comes through', () => {
  const match = table();
  mark(match, g, 'lost', 5);
  const { read } = attacks.ask(match, 'shooting', t, g, { distance: 45, ...rifles });
  const { result, because } = read({ '1-hit': [6, 6, 6, 6, 6, 6], '1-damage': [6, 6, 6, 6, 1, 1] });
  expect(result).toEqual({ lost: 2 });
  expect(because[0]).toContain('4 through protection');
});

test('indirect fire grounds those who are left, and more than half of these lose their drills', () => {
  const groundedOf = (grounded: number) => {
    const match = table();
    mark(match, t, 'knee', 1);
    match.do({ act: 'shooting', row: g, target: t, input: { losses: ['fighter', 'fighter'], grounded } });
    return markOf(match, t, 'knee');
  };
  expect([groundedOf(2), groundedOf(3)]).toEqual([1, 0]);
});

test('losses are ordinary fighters first, then specialists, and the officer last', () => {
  const { propose } = attacks.ask(table(), 'shooting', g, led);
  expect(propose({ lost: 3 }).losses).toEqual(['fighter', 'fighter', 'fighter']);
  expect(propose({ lost: 4 }).losses).toEqual(['fighter', 'fighter', 'fighter', 'specialist-lost-1']);
  expect((propose({ lost: 9 }).losses as string[]).at(-1)).toBe('officer');
});

describe('odds of units that have lost something', () => {
  /** Every roll of so many dice. */
  const all = (count: number): number[][] =>
    count === 0 ? [[]] : all(count - 1).flatMap((roll) => [1, 2, 3, 4, 5, 6].map((die) => [...roll, die]));
  /** Chances of what comes through by rolling everything: nothing shared with the odds but the table. */
  function enumerated(dice: number, toHit: number, toDamage: number): string[] {
    const counts = Array<number>(dice + 1).fill(0);
    for (const hits of all(dice))
      for (const damage of all(dice)) {
        const through = hits.filter((die, at) => die >= toHit && (damage[at] ?? 0) >= toDamage).length;
        counts[through] = (counts[through] ?? 0) + 1;
      }
    return counts.map((count) => fractionText(fraction(count, 36 ** dice)));
  }
  const outcomes = (match: Table, a: RowPath, b: RowPath, set = {}) =>
    attacks.ask(match, 'shooting', a, b, set).odds();
  const texts = (...asked: Parameters<typeof outcomes>) =>
    outcomes(...asked).outcomes.map(({ value }) => fractionText(value));

  test('count the fighters who are left', () => {
    const match = table();
    mark(match, t, 'lost', 3);
    expect(outcomes(match, t, g, { distance: 40 }).because).toEqual([
      'Laser rifle: 3 × 1 = 3 dice, accuracy 5 − range 4 = 1: 4+, penetration 5 − protection 6 = −1: 4+',
    ]);
    expect(texts(match, t, g, { distance: 40 })).toEqual(enumerated(3, 4, 4));
  });

  test('count the bearers who are left', () => {
    const match = table();
    mark(match, lances, 'lost', 4);
    mark(match, lances, 'bearers-lost-1', 1);
    // The bearer alone is left: two dice.
    expect(outcomes(match, lances, g, { distance: 80 }).because).toEqual([
      'Lance: 1 × 2 = 2 dice, accuracy 6 − range 8 = −2: 5+, penetration 9 − protection 6 = 3: 3+',
    ]);
    expect(texts(match, lances, g, { distance: 80 })).toEqual(enumerated(2, 5, 3));
  });

  test('count the weapons that are left, and the structure of the machine that is shot at', () => {
    const match = table();
    mark(match, ['a', 'w/1'], 'weapon-1', 1);
    mark(match, x, 'frame', 1);
    mark(match, x, 'weapon-2', 1);
    const { because, chances } = outcomes(match, w, x, { distance: 70 });
    expect(because).toEqual([
      'Cannon: 3 × 1 = 3 dice, accuracy 6 − range 7 = −1: 4+, penetration 10 − protection 9 = 1: 4+, damage 2',
    ]);
    const tried = enumerated(3, 4, 4);
    // The frame has 2 points left, of 5 in all: one shot may destroy it, three do for certain.
    const chanceOf = (label: string) =>
      fractionText(chances.find((each) => each.label === label)?.value ?? fraction(-1));
    expect(chanceOf('Machine destroyed wherever hit (structure 5)')).toBe(tried[3]);
    expect(chanceOf('Machine may be destroyed (frame 2)')).toBe(fractionText(fraction(37, 64)));
    mark(match, ['a', 'w/2'], 'frame', 3);
    expect(outcomes(match, w, x).because[0]).toContain('Cannon: 1 × 1 = 1 die');
  });

  test('say so when nothing is left to attack with', () => {
    const match = table();
    mark(match, t, 'lost', 5);
    expect(attacks.ask(match, 'shooting', t, g).refusal).toBeNull();
    mark(match, t, 'lost', 6);
    expect(attacks.ask(match, 'shooting', t, g).refusal).toBe('troopers 1 has no weapon left for this.');
  });

  test('know support weapons and heroes by their own protection, and no more fighters than are left', () => {
    const match = table();
    const needs = (row: string) => outcomes(match, t, ['b', row]).because[0]?.split('protection ')[1];
    expect([needs('s'), needs('s/support'), needs('h'), needs('h/hero')]).toEqual([
      ...['5 = 0: 4+', '8 = −3: 5+', '6 = −1: 4+', '8 = −3: 5+'],
    ]);
    expect(outcomes(match, t, ['b', 'h/hero']).outcomes).toHaveLength(2);
    mark(match, g, 'lost', 5);
    expect(outcomes(match, t, g).outcomes).toHaveLength(3);
    match.do({ act: 'shooting', row: t, target: ['b', 's/support'], input: { losses: ['support'] } });
    expect(valuesOf(match, ['b', 's/support']).left).toBe(1);
  });
});

test('one weapon can be chosen of several', () => {
  const because = (choice: number) =>
    attacks
      .ask(table(), 'shooting', lances, g, { weapon: choice })
      .odds()
      .because.map((each) => each.split(':')[0]);
  expect([because(0), because(1), because(3)]).toEqual([
    ['Laser rifle', 'Lance'],
    ['Laser rifle'],
    ['Lance'],
  ]);
  const { asked, resolution } = attacks.ask(table(), 'shooting', lances, g, { weapon: 3 });
  expect(resolution.rolls(asked, {}).map(({ label, count }) => [label, count])).toEqual([
    ['Lance, to hit', 4],
  ]);
});

describe('a machine that is hit', () => {
  const dice = { '1-hit': [6, 6, 1, 1], '1-damage': [6, 6], location: [3, 4] };

  test('has a location die for each damage test, and the player says what each shows', () => {
    const match = table();
    const { rolls, read, propose } = attacks.ask(match, 'shooting', w, x, { distance: 40 });
    expect(rolls(dice).at(-1)).toMatchObject({ id: 'location', count: 2 });
    const { result, because } = read(dice);
    expect(result).toEqual({ points: 4 });
    expect(because).toContain(
      'Each location die hits a part by the book’s table (p.52), which loses 2: choose it below',
    );
    expect(propose(result).parts).toEqual([]);
    // What a weapon cannot take goes to the frame.
    const input = { parts: ['x/1 weapon-1', 'x/1 weapon-1', 'x/1 propulsion', 'x/1 propulsion'] };
    match.do({ act: 'shooting', row: w, target: x, input });
    expect(valuesOf(match, x)).toMatchObject({
      ...{ 'frame-left': 2, 'propulsion-left': 0, 'weapon-1-left': 0, immobilised: true },
    });
  });

  test('loses it of the frame where nothing else is left', () => {
    const match = table();
    for (const [part, points] of Object.entries({ propulsion: 2, 'weapon-1': 1 }))
      mark(match, x, part, points);
    const proposed = () => attacks.ask(match, 'shooting', w, x).propose({ points: 3 }).parts;
    expect(proposed()).toEqual([]);
    mark(match, x, 'weapon-2', 1);
    expect(proposed()).toEqual(Array<string>(3).fill('x/1 frame'));
    attacks.make(match, 'shooting', w, ['b', 'x'], { set: { distance: 40 }, dice });
    expect(valuesOf(match, x)).toMatchObject({ destroyed: true });
  });
});

describe('a morale test', () => {
  const needs = (match: Table, [side, row]: RowPath) => {
    const action = game.model.actions.find(({ id }) => id === 'morale-test');
    const { asked } = attacks.ask(match, 'morale', [side, row], null);
    return action?.scope === 'row' ? action.needs?.(asked.a) : undefined;
  };

  test('says what it needs, by the hero’s morale while he is there', () => {
    const match = table();
    // Morale 6 against 8, and 9 against 8.
    expect([needs(match, t), needs(match, g), needs(match, ['b', 'h'])]).toEqual([
      ...['1 die, 5+', null, '1 die, 4+'],
    ]);
    expect(attacks.ask(match, 'morale', g, null).refusal).toContain('nerves of steel');
    mark(match, ['b', 'h/hero'], 'removed', 1);
    expect(needs(match, ['b', 'h'])).toBeNull();
  });

  test('that fails makes the unit disorganised, and one that passes nothing', () => {
    const moraleAfter = (die: number) => {
      const match = table();
      attacks.make(match, 'morale', t, null, { dice: { morale: [die] } });
      return valuesOf(match, t).status;
    };
    expect([moraleAfter(4), moraleAfter(5)]).toEqual(['disorganised', 'free']);
    const { chances } = attacks.ask(table(), 'morale', t, null).odds();
    expect(chances.map(({ value }) => fractionText(value))).toEqual(['1/3', '2/3']);
  });

  test('marks nothing as long as it is not known', () =>
    expect(attacks.ask(table(), 'morale', t, null).propose({})).toEqual({ result: '' }));
});

test('what is typed is read roll after roll, and what is rolled is complete', () => {
  const { asked, resolution } = attacks.ask(table(), 'shooting', g, t, { distance: 50, cover: 1 });
  const typed = { '1-hit': '5 4 1 2 3 4 1', '1-again-1': '5 2 3 4 4 3', '1-cover': '4 6', '1-damage': '4' };
  const entered = { set: {}, dice: typed, isRolled: false, result: {}, given: {} };
  expect(resolved(resolution, asked, entered)).toMatchObject({
    ...{ result: { lost: 1 }, given: { losses: ['fighter'], as: 'activation' } },
    words:
      'Nanoblaster, to hit 5, 4, 1, 2, 3, 4, 1; Nanoblaster, misses again 5, 2, 3, 4, 4, 3; ' +
      'Nanoblaster, cover of the target 4, 6; Nanoblaster, damage 4; Fighters eliminated 1',
  });
  const dice = rollAll(
    (so) => resolution.rolls(asked, so),
    () => 6,
  );
  expect(Object.keys(dice)).toEqual(['1-hit', '1-cover']);
});

test('a target that is known by its figures marks nothing but the attacker', () => {
  const match = table();
  match.do({ act: 'shooting', row: t, input: { losses: ['fighter'], as: 'activation' } });
  expect(match.log[0]).toMatchObject({ act: 'shooting:activation' });
  expect(valuesOf(match, g).left).toBe(7);
});
