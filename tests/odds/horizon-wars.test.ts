import { describe, expect, test } from 'vitest';
import { Deadline } from '@/lib/odds/deadline';
import { fractionText, toNumber } from '@/lib/odds/fraction';
import { bestGroups, criticalsOf, hitsOf } from '@/lib/odds/groups';
import {
  type Attack,
  type AttackKind,
  type OddsModel,
  ownTargetId,
  type Situation,
  targetLabel,
} from '@/lib/odds/model';
import { Walk } from '@/lib/odds/multisets';
import { type Evaluation, evaluate } from '@/lib/systems/horizon-wars/evaluate/evaluate';
import { forceSchema } from '@/lib/systems/horizon-wars/force';
import { system } from '@/lib/systems/horizon-wars/system';
import { exactSum } from './sums';

const odds = (await system.odds?.()) as OddsModel<Evaluation>;

const mech = (id: string, more: object = {}) => ({
  id,
  kind: 'mech',
  name: id,
  presence: 1,
  stats: { m: 3, f: 3, a: 2, d: 2 },
  ...more,
});
const jet = (id: string, more: object = {}) => ({
  ...mech(id),
  kind: 'aircraft',
  stats: { m: 4, f: 5, a: 2, d: 2 },
  ...more,
});

function forceOf(...elements: object[]): Evaluation {
  return evaluate(forceSchema.parse({ elements }), null);
}

const force = forceOf(
  mech('Tom'),
  mech('Far', { upgrades: [{ id: 'extended-range', option: 'long' }] }),
  mech('Knife', { stats: { m: 3, f: 5, a: 2, d: 2 }, upgrades: [{ id: 'assassin-strike' }] }),
  mech('Flak', { stats: { m: 3, f: 5, a: 2, d: 2 }, upgrades: [{ id: 'anti-aircraft-fire' }] }),
  mech('Fox', {
    upgrades: [{ id: 'agile-frame' }, { id: 'assisted-targeting' }, { id: 'fragmentation-screen' }],
  }),
  mech('Queen', { ace: true }),
  mech('Giant', { stats: { m: 3, f: 21, a: 2, d: 13 } }),
  jet('Jet'),
  jet('Baron', { ace: true }),
  { id: 'guns', kind: 'conventional', type: 'light-artillery' },
  { id: 'cavalry', kind: 'conventional', type: 'light-cavalry' },
  { id: 'foot', kind: 'conventional', type: 'heavy-infantry' },
);
const of = (id: string) => ({ force, id });
const shoot = (a: string, b: string, situation: Situation = {}): Attack =>
  odds.attack('shooting', of(a), of(b), situation);
const chance = ({ chances }: Attack, label: string): number => {
  const found = chances.find((each) => each.label === label);
  if (!found) throw new Error(`No ${label}`);
  return toNumber(found.value);
};

/** What some dice come to: hits and criticals. */
function come(dice: readonly number[], target: number): [number, number] {
  const walk = new Walk(dice.length);
  while ([...walk.faces.slice(0, dice.length)].join() !== dice.map((die) => die - 1).join()) walk.next();
  const outcome = bestGroups(dice.length, target, new Deadline(1000))[dice.length]?.[walk.rank] as number;
  return [hitsOf(outcome), criticalsOf(outcome)];
}

describe('the examples of the book', () => {
  test('a light mech shoots at heavy infantry 8″ away (p.27–28)', () => {
    expect(shoot('Tom', 'foot', { distance: 8 }).because).toEqual(['F 3', 'range 8 + A 3 = 11', 'D 3']);
    expect(come([4, 7], 11)).toEqual([1, 0]);
    expect(come([4, 7, 11], 11)).toEqual([2, 0]);
  });

  test('a fast jet engages a target 9″ away and one altitude lower (p.45)', () => {
    expect(shoot('Jet', 'Tom', { distance: 9 }).because).toEqual([
      'F 5, Engage → 3',
      'range 9 + A 2 + altitude 3 = 14',
      'D 2',
    ]);
    expect(come([3, 8, 9], 14)).toEqual([1, 0]);
  });
});

describe('the dice', () => {
  const dice = (a: string, b: string, situation: Situation = {}) => shoot(a, b, situation).because[0];

  test('are half for a move, rounded up', () =>
    expect(dice('Tom', 'foot', { action: 1 })).toBe('F 3, moved → 2'));
  test('are all for a strike of an aircraft', () =>
    expect(dice('Jet', 'foot', { action: 2 })).toBe('F 5, Strike → 5'));
  test('are one fewer against an agile mech, of a mech alone', () => {
    expect(dice('Tom', 'Fox')).toBe('F 3, Agile frame − 1 → 2');
    expect(dice('foot', 'Fox')).toBe('F 4');
  });
  test('are those of the indirectly firing element less 1 for Guide Fire, and none on the move', () => {
    expect(dice('foot', 'Tom', { indirect: 7 })).toBe('indirect F 7 − 1 = 6');
    expect(dice('foot', 'Tom', { indirect: 7, action: 1 })).toBe('Guide Fire: no Move & Shoot → 0');
    expect(dice('guns', 'Tom', { action: 1 })).toBe('Cumbersome: no Move & Shoot → 0');
  });
  test('are half for anti-aircraft fire at the ground', () => {
    expect(dice('Flak', 'foot')).toBe('F 5, anti-aircraft fire at the ground → 3');
    expect(dice('Flak', 'Jet')).toBe('F 5');
  });
});

describe('the effective range', () => {
  const range = (a: string, b: string, situation: Situation = {}) => shoot(a, b, situation).because[1];

  test('adds A, cover and digging in', () =>
    expect(range('Tom', 'foot', { distance: 8, cover: 3, 'dug-in': 1 })).toBe(
      'range 8 + A 3 + cover 3 + dug in 3 = 17',
    ));
  test('is less by Extended range, without its sign', () =>
    expect(range('Far', 'foot', { distance: 8 })).toBe('range 8 − 24 → 16 + A 3 = 19'));
  test('adds 3 a point of altitude, or 1 for anti-aircraft fire', () => {
    expect(range('Tom', 'Jet', { distance: 8, 'target-altitude': 3 })).toBe(
      'range 8 + A 2 + altitude 9 = 19',
    );
    expect(range('Flak', 'Jet', { distance: 8, 'target-altitude': 3 })).toBe(
      'range 8 + A 2 + altitude 3 = 13',
    );
  });
});

describe('what hits do', () => {
  test('an assassin hits once, with two points of damage if critical', () => {
    const plain = shoot('Tom', 'foot', { distance: 3 });
    const knife = shoot('Knife', 'foot', { distance: 3 });
    expect(chance(plain, 'At least 2 hits')).toBeGreaterThan(0);
    expect(chance(knife, 'At least 2 hits')).toBe(0);
    expect(chance(knife, 'Critical hit')).toBeGreaterThan(0);
    expect(chance(knife, 'Target loses a token')).toBe(0);
    // Two critical points are not enough for A 3, but for A 2.
    expect(chance(knife, 'Target destroyed')).toBe(0);
    const other = shoot('Knife', 'Tom', { distance: 3 });
    expect(chance(other, 'Target destroyed')).toBe(chance(other, 'Critical hit'));
  });

  test('a critical hit on an aircraft does two points', () => {
    const shot = shoot('Tom', 'Jet', { distance: 6 });
    expect(chance(shot, 'Target destroyed')).toBe(chance(shot, 'Critical hit'));
  });

  test('hits above P take a token', () => {
    const shot = shoot('Tom', 'Far', { distance: 6 });
    expect(chance(shot, 'Target loses a token')).toBe(chance(shot, 'At least 2 hits'));
  });

  test('one die at 11 with no defence hits with an 11 or 12', () => {
    const bare = forceOf(
      mech('one', { stats: { m: 1, f: 1, a: 1, d: 1 } }),
      mech('none', { stats: { m: 9, f: 9, a: 3, d: 0 } }),
    );
    const shot = odds.attack(
      'shooting',
      { force: bare, id: 'one' },
      { force: bare, id: 'none' },
      { distance: 8 },
    );
    expect(shot.outcomes.map(({ label, value }) => [label, fractionText(value)])).toEqual([
      ['0 hits', '5/6'],
      ['1 hit', '1/6'],
    ]);
    expect(fractionText(shot.expected ?? { n: 0n, d: 1n })).toBe('1/6');
  });
});

test('an Ace mech re-rolls always, an Ace aircraft on Strikes', () => {
  const aces = (id: string, situation: Situation) =>
    shoot(id, 'foot', situation).because.some((each) => each.startsWith('Ace'));
  expect([aces('Queen', {}), aces('Baron', {}), aces('Baron', { action: 2 })]).toEqual([true, false, true]);
  expect(chance(shoot('Queen', 'foot'), 'At least 1 hit')).toBeGreaterThan(
    chance(shoot('Tom', 'foot'), 'At least 1 hit'),
  );
});

test('what is left out is named', () => {
  expect(shoot('Fox', 'Baron').notCounted).toEqual(['Ace: the target’s re-roll of an evasion die']);
  expect(odds.attack('charge', of('Fox'), of('foot'), {}).notCounted).toEqual([
    'Fragmentation screen: +2 P in the first charge of Fox',
  ]);
});

test('a charge adds for its move, and for a counter-charge of infantry', () => {
  const because = (situation: Situation, b = 'foot') =>
    odds.attack('charge', of('Queen'), of(b), situation).because;
  expect(because({ distance: 3, 'counter-charge': 1 })).toEqual([
    'Queen: P 1, move + 1, Ace re-rolls a die',
    'Heavy infantry: P 2, move + 1, infantry adds at most 1',
  ]);
  expect(because({ 'counter-charge': 1 }, 'cavalry')).toEqual([
    'Queen: P 1, move + 2, Ace re-rolls a die',
    'Light cavalry: P 2',
  ]);
});

test('what cannot be says why', () => {
  const can = (attack: string, a: string, b: string) => odds.can(attack, of(a), of(b));
  expect(can('shooting', 'Tom', 'foot')).toBeNull();
  expect(can('shooting', 'Giant', 'foot')).toBe('Giant has F 21; odds are worked out up to F 20.');
  expect(can('shooting', 'Tom', 'Giant')).toBe('Giant has D 13; odds are worked out up to D 12.');
  expect(can('charge', 'Tom', 'Jet')).toBe(
    'Jet is an aircraft; only elements on the ground charge and are charged (p.29).',
  );
  expect(can('charge', 'Tom', 'foot')).toBeNull();
  expect(can('recover', 'cavalry', 'cavalry')).toBe(
    'Light cavalry has Vanguard and may not recover or repair (p.67).',
  );
});

test('recovery restores no more than was lost', () => {
  const { outcomes, because } = odds.attack('recover', of('foot'), of('foot'), { damage: 2 });
  expect(because).toEqual(['D 3, each above 2', 'at most 2 restored']);
  expect(outcomes.map(({ value }) => fractionText(value))).toEqual(['1/216', '5/72', '25/27']);
});

/** A table of an attack by its title, as rows of label and number. */
const rowsOf = ({ tables = [] }: Attack, title: string) =>
  tables
    .find((table) => table.title === title)
    ?.chances.map(({ label, value }) => [label, toNumber(value)]) ?? [];

test('the number of critical hits has a table; an assassin has one at most', () => {
  const shot = shoot('Knife', 'foot', { distance: 3 });
  const critical = chance(shot, 'Critical hit');
  const [none, one, ...more] = rowsOf(shot, 'Critical hits');
  expect([none?.[0], one, more]).toEqual(['0 critical hits', ['1 critical hit', critical], []]);
  const several = shoot('Flak', 'Jet', { distance: 0, 'target-altitude': 0 });
  const rows = rowsOf(several, 'Critical hits');
  expect(rows.length).toBeGreaterThan(2);
  // A critical hit on an aircraft does two points, and is one hit.
  expect(rows.length).toBeLessThanOrEqual(4);
});

describe('whether to charge', () => {
  const charged = (a: string, b: string) => odds.attack('charge', of(a), of(b), { distance: 0 });

  test('has the expected damage each way, and the chance of each number of points or more', () => {
    const { expected, counts, alsoExpected = [], ...attack } = charged('Tom', 'Far');
    // Half of a die, rounded down: 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6.
    expect([fractionText(expected as never), counts]).toEqual(['3', 'damage to the target']);
    expect(alsoExpected.map(({ label, value }) => [label, fractionText(value)])).toEqual([
      ['damage to the attacker', '3'],
    ]);
    const rows = rowsOf(attack as Attack, 'Damage to the target');
    expect(rows.map(([label]) => label)).toEqual([
      ...[1, 2, 3, 4, 5, 6].map((least) => `At least ${least}`),
      'Destroyed: all 8 points',
    ]);
    expect(rows[0]?.[1]).toBeCloseTo(11 / 12, 12);
    expect(rows[5]?.[1]).toBeCloseTo(1 / 12, 12);
    expect(rows[6]?.[1]).toBe(0);
  });

  test('counts all points of what is destroyed', () => {
    const attack = charged('Tom', 'foot');
    // Infantry that loses to a mech is destroyed, whatever the damage.
    expect(chance(attack, 'Target destroyed')).toBeGreaterThan(0.1);
    const rows = rowsOf(attack, 'Damage to the target');
    expect(rows.at(-1)).toEqual(['Destroyed: all 10 points', chance(attack, 'Target destroyed')]);
    expect(toNumber(attack.expected as never)).toBeGreaterThan(
      10 * chance(attack, 'Target destroyed') - 1e-12,
    );
  });

  test('names shooting as what could be done instead', () =>
    expect(odds.attacks.find(({ id }) => id === 'charge')?.instead).toBe('shooting'));
});

describe('a target', () => {
  test('may be a ready-made mech or aircraft, with what its type does', () => {
    const targets = new Map(odds.targets.map(({ id, label }) => [label, id]));
    expect([...targets.keys()].join()).not.toMatch(/mech mech/i);
    expect([...targets.keys()].filter((label) => label.endsWith('(super-mech)'))).toHaveLength(2);
    const at = (label: string) =>
      odds.attack('shooting', of('Tom'), { target: targets.get(label) ?? '' }, { distance: 6 });
    expect(at('Skirmisher (light mech)').because[0]).toBe('F 3, Agile frame − 1 → 2');
    const jet = at('Interceptor (fighter)');
    expect(jet.because[1]).toMatch(/altitude 3/);
  });

  test('may have A and D that the player sets, within limits', () => {
    const fields = odds.ownTarget ?? [];
    const id = ownTargetId(fields, { a: 5 });
    expect(id).toBe('own.a5.d2');
    expect(targetLabel(odds, id)).toBe('A 5, D 2');
    expect(odds.attack('shooting', of('Tom'), { target: id }, { distance: 6 }).because).toEqual([
      'F 3',
      'range 6 + A 5 = 11',
      'D 2',
    ]);
    for (const bad of ['own.a5', 'own.a0.d2', 'own.a5.d13', 'own.d2.a5', 'own.a5.d2.d2', 'a5.d2', ''])
      expect(targetLabel(odds, bad), bad).toBeNull();
    expect(targetLabel(odds, 'own.a1.d12')).toBe('A 1, D 12');
    expect(targetLabel(odds, 'a3-d2')).toBe('A 3, D 2 (light cavalry)');
  });
});

test('every attack of every fighter on every target adds up to 1', () => {
  for (const { id } of odds.fighters(force))
    for (const target of odds.targets)
      for (const { id: attack } of odds.attacks as AttackKind[]) {
        const [a, b] = [of(id), { target: target.id }];
        if (odds.can(attack, a, b) !== null) continue;
        expect(exactSum(odds.attack(attack, a, b, {}).outcomes), `${id} ${attack} ${target.id}`).toBe('1');
      }
});

test('the default target has A 3 and D 2', () => {
  expect(odds.targets[0]).toEqual({ id: 'a3-d2', label: 'A 3, D 2 (light cavalry)' });
  expect(odds.targets).toHaveLength(35);
  expect(odds.attack('shooting', of('Tom'), { target: 'a3-d2' }, {}).because).toEqual([
    'F 3',
    'range 12 + A 3 = 15',
    'D 2',
  ]);
});
