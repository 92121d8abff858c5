import { describe, expect, test } from 'vitest';
import { Deadline } from '@/lib/odds/deadline';
import { fraction, fractionText, toNumber } from '@/lib/odds/fraction';
import type { Attack, OddsModel, Situation } from '@/lib/odds/model';
import { type Evaluation, evaluate } from '@/lib/systems/command-horizon/evaluate/evaluate';
import { forceSchema } from '@/lib/systems/command-horizon/force';
import { blowsOf, type Contest } from '@/lib/systems/command-horizon/odds/contest';
import { doubleSixes } from '@/lib/systems/command-horizon/odds/dice';
import { system } from '@/lib/systems/command-horizon/system';
import { byTrying, lossOf, type Result, rollsOf } from './contests';

const odds = (await system.odds?.()) as OddsModel<Evaluation>;

const miss3: Result[] = ['miss', 'miss', 'miss'];
const tanks: Result[] = [...miss3, 'stun', 'stun', 'kill'];
const rifles: Result[] = [...miss3, 'miss', 'stun', 'kill'];
const artillery: Result[] = [...miss3, 'stun', 'stun', 'stun'];
const marked: Result[] = [...miss3, 'stun', 'kill', 'kill'];
const rush: Result[] = ['miss', 'miss', 'kill', 'kill', 'kill', 'kill'];

const group = (dice: number, results: Result[]) => ({ dice, results });

describe('the same as by enumeration of every roll', () => {
  test.each<[string, Contest]>([
    ['tanks at tanks', { groups: [group(3, tanks)], bonus: 0, overkill: false }],
    ['tanks at medium tanks', { groups: [group(2, tanks)], bonus: 2, overkill: false }],
    ['an overkill', { groups: [group(3, tanks)], bonus: 0, overkill: true }],
    ['an overkill at heavy tanks', { groups: [group(2, tanks)], bonus: 2, overkill: true }],
    ['an overkill of artillery', { groups: [group(3, artillery)], bonus: 0, overkill: true }],
    ['an overkill and lower kills', { groups: [group(4, marked)], bonus: 0, overkill: true }],
    ['infantry with a team', { groups: [group(2, rifles), group(1, tanks)], bonus: 0, overkill: false }],
    [
      'infantry with a team, in cover',
      { groups: [group(1, rifles), group(1, tanks)], bonus: 2, overkill: false },
    ],
    ['a rush', { groups: [group(3, rush)], bonus: 0, overkill: false }],
    ['no dice', { groups: [], bonus: 1, overkill: false }],
  ])('%s', (_, contest) => {
    const { blows, total } = blowsOf(contest, new Deadline(10_000));
    const tried = byTrying(contest);
    expect(
      Object.fromEntries(blows.map(({ kills, stuns, weight }) => [`${kills} ${stuns}`, weight])),
    ).toEqual(Object.fromEntries(tried));
    expect(blows.reduce((sum, { weight }) => sum + weight, 0n)).toBe(total);
  });

  test('double sixes', () => {
    const contest = { groups: [group(3, tanks)], bonus: 0, overkill: false };
    let [through, stopped] = [0n, 0n];
    for (const attack of rollsOf(3)) {
      const hits = attack.filter((face) => face > 3).length;
      if (attack.filter((face) => face === 6).length < 2) continue;
      for (const defence of rollsOf(hits))
        if (defence.filter((face) => face === 6).length < 2) through += 6n ** BigInt(3 - hits);
        else stopped += 6n ** BigInt(3 - hits);
    }
    expect(doubleSixes(contest)).toEqual({ through, stopped, total: 6n ** 6n });
  });
});

test('more dice than there is room for are refused', () =>
  expect(() =>
    blowsOf({ groups: [group(25, tanks)], bonus: 0, overkill: false }, new Deadline(10_000)),
  ).toThrow('Odds are worked out up to 24 dice.'));

test('the example of the document: a kill is left of six attack and five defence dice', () => {
  const attack = [1, 1, 3, 4, 6, 6];
  const results = attack.map(() => tanks);
  expect(lossOf(attack, results, [2, 3, 4, 5, 6], false)).toEqual([1, 0]);
});

const alliance = evaluate(
  forceSchema.parse({
    faction: 'alliance',
    units: [
      { id: 'light', type: 'light-tanks' },
      { id: 'medium', type: 'medium-tanks' },
      { id: 'heavy', type: 'heavy-tanks' },
      { id: 'foot', type: 'infantry-platoon' },
      { id: 'squads', type: 'infantry-platoon', name: 'Squads', deployAs: 'squads' },
      { id: 'teams', type: 'heavy-weapons-platoon', attachTo: ['foot', 'foot', 'foot'] },
      { id: 'guns', type: 'mobile-artillery' },
      { id: 'battery', type: 'mobile-artillery', models: 20, name: 'Battery' },
      { id: 'gone', type: 'light-tanks', models: 0, name: 'Gone' },
    ],
  }),
  null,
);
const asori = evaluate(
  forceSchema.parse({
    faction: 'asori',
    units: [
      { id: 'throne', type: 'command', shieldDrones: 1 },
      { id: 'light', type: 'light-tanks' },
      { id: 'medium', type: 'medium-tanks' },
      { id: 'host', type: 'infantry-platoon' },
    ],
  }),
  null,
);
const A = (id: string) => ({ force: alliance, id });
const B = (id: string) => ({ force: asori, id });
type Fighting = ReturnType<typeof A>;
const attack = (kind: string, a: Fighting, b: Fighting, situation: Situation = {}): Attack =>
  odds.attack(kind, a, b, situation);
const expected = (found: Attack) => toNumber(found.expected ?? fraction(-1));
const chance = ({ chances }: Attack, label: string) => {
  const found = chances.find((each) => each.label === label);
  return found === undefined ? null : fractionText(found.value);
};

test('fighters are what acts as one', () =>
  expect(odds.fighters(alliance).map(({ id, stats }) => [id, stats])).toEqual([
    ['light', '5 tanks · attack 5 · defence +0'],
    ['medium', '4 tanks · attack 8 · defence +1'],
    ['heavy', '3 tanks · attack 9 · defence +2'],
    ['foot', '6 bases and 3 teams · attack 13 · defence +0'],
    ['squads', '2 bases · attack 2 · defence +0'],
    ['squads/2', '2 bases · attack 2 · defence +0'],
    ['squads/3', '2 bases · attack 2 · defence +0'],
    ['teams', '6 teams · attack 12 · defence +0'],
    ['guns', '1 piece · attack 2 · defence +0'],
    ['battery', '20 pieces · attack 40 · defence +0'],
  ]));

describe('dice', () => {
  const because = (kind: string, a: Fighting, situation: Situation = {}, b = B('medium')) =>
    attack(kind, a, b, situation).because;

  test('of fire: raised, stunned, lost, out of range', () => {
    expect(because('fire', A('light'))).toEqual([
      'Light tanks: 5 tanks in range, attack 5 dice',
      '4 and 5 stun, 6 kills',
      'defence: a die a hit + 1',
      'Medium tanks: 4 tanks, ignores its first stun',
    ]);
    expect(because('fire', A('light'), { raised: 1, cover: 1 }).slice(0, 3)).toEqual([
      'Light tanks: 5 tanks in range, attack 5 dice, raised → 7',
      '4 and 5 stun, 6 kills',
      'defence: a die a hit + 1 + cover 1',
    ]);
    expect(because('fire', A('light'), { raised: 1, stuns: 9, lost: 2 })[0]).toBe(
      'Light tanks: 3 tanks in range, attack 3 dice, may not raise them, 9 stuns → 1',
    );
    expect(because('fire', A('light'), { distance: 21 })[0]).toBe(
      'Light tanks: 0 tanks in range, attack 0 dice',
    );
    expect(because('reaction', A('light'), { raised: 1 })[0]).toBe(
      'Light tanks: 5 tanks in range, reaction 3 dice, raised → 4',
    );
  });

  test('of infantry with teams, which hit tanks better and reach farther', () => {
    expect(because('fire', A('foot')).slice(0, 3)).toEqual([
      'Infantry platoon: 6 bases and 3 teams in range, attack 13 dice',
      '7 dice: 5 stuns, 6 kills',
      '6 dice: 4 and 5 stun, 6 kills',
    ]);
    expect(because('fire', A('foot'), { distance: 15 }).slice(0, 2)).toEqual([
      'Infantry platoon: 0 bases and 3 teams in range, attack 6 dice',
      '4 and 5 stun, 6 kills',
    ]);
    expect(because('fire', A('foot'), { cover: 1 }, B('host'))[3]).toBe('defence: a die a hit + cover 2');
  });

  test('of artillery: not within 10 cm, ranged in beyond 20 cm', () => {
    expect(because('fire', A('guns'))[0]).toBe('Mobile artillery: 0 pieces in range, attack 0 dice');
    expect(because('fire', A('guns'), { distance: 20, marks: 2 })[1]).toBe('4, 5 and 6 stun');
    expect(because('fire', A('guns'), { distance: 21, marks: 2 }).slice(1, 3)).toEqual([
      '4 stuns, 5 and 6 kill',
      'ranged in by 2 marks',
    ]);
  });

  test('of close combat and rushes', () => {
    expect(because('combat', A('foot'), {}, B('host'))).toEqual([
      'Infantry platoon: 6 bases and 3 teams, 10 dice, charge → 11',
      '5 and 6 kill',
      'defence: a die a hit + 1',
      'Infantry platoon: 8 bases, ignores its first stun',
    ]);
    const host = (situation: Situation) => because('combat', B('host'), situation, A('foot')).slice(0, 2);
    expect(host({})).toEqual(['Infantry platoon: 8 bases, 16 dice, rush → 17', '3, 4, 5 and 6 kill']);
    expect(host({ charge: 0 })).toEqual(['Infantry platoon: 8 bases, 16 dice', '4, 5 and 6 kill']);
    expect(because('rush', B('host'), {}, A('light')).slice(0, 3)).toEqual([
      'Infantry platoon: 8 bases, 16 dice, rush → 17',
      '3, 4 and 5 stun, 6 kills',
      'defence: a die a hit',
    ]);
  });
});

test('one tank against one: a kill is a 6 that no 6 stops', () => {
  const duel = attack('fire', A('light'), A('light'), { lost: 4, 'target-lost': 4 });
  // A stun is no loss below two stuns; the last tank that is killed is the unit.
  expect(duel.outcomes.map(({ label, value }) => [label, fractionText(value)])).toEqual([
    ['0 kills, 0 stuns', fractionText(fraction(36 - 5 - 3 - 4, 36))],
    ['0 kills, 1 stun', fractionText(fraction(3 + 4, 36))],
    ['unit destroyed', fractionText(fraction(5, 36))],
  ]);
  const stunned = attack('fire', A('light'), A('light'), { lost: 4, 'target-lost': 4, 'target-stuns': 1 });
  expect(chance(stunned, 'Unit destroyed')).toBe(fractionText(fraction(12, 36)));
  expect(chance(stunned, 'Model lost to stuns')).toBe(fractionText(fraction(7, 36)));
});

test('Asori ignore the first stun, and with a shield drone every stun', () => {
  const stunned = (b: Fighting, situation: Situation = {}) =>
    attack('fire', A('heavy'), b, situation).chances.find(({ label }) => label === 'Target stunned')?.value;
  expect(toNumber(stunned(B('medium')) ?? fraction(0))).toBeLessThan(
    toNumber(stunned(A('medium')) ?? fraction(0)),
  );
  expect(stunned(B('throne'))).toEqual(fraction(0));
  expect(stunned(B('throne'), { drone: 0 })).not.toEqual(fraction(0));
  const shot = attack('fire', A('heavy'), B('throne'));
  expect(chance(shot, 'Shield drone destroyed')).not.toBe('0');
  expect(chance(attack('fire', A('foot'), B('throne')), 'Shield drone destroyed')).toBeNull();
  expect(chance(attack('fire', A('heavy'), B('medium')), 'Shield drone destroyed')).toBeNull();
});

test('pairs of 6s may be combined, not by or at infantry, and by artillery as ruled', () => {
  const combined = (a: Fighting, b: Fighting, situation: Situation = {}) =>
    attack('fire', a, b, { overkill: 1, ...situation }).because.some((each) => each.startsWith('Overkill'));
  expect([
    combined(A('heavy'), B('medium')),
    combined(A('heavy'), B('host')),
    combined(A('foot'), B('medium')),
  ]).toEqual([true, false, false]);
  const far = { distance: 30 };
  expect([
    combined(A('guns'), B('medium'), far),
    combined(A('guns'), B('medium'), { ...far, marks: 1 }),
  ]).toEqual([false, true]);
  const ruled = evaluate({ ...alliance.force, rulings: { 'artillery-overkill': 'always' } }, null);
  expect(combined({ force: ruled, id: 'guns' }, B('medium'), far)).toBe(true);
  expect(attack('fire', A('heavy'), B('medium')).notCounted).toEqual([
    'Overkill: pairs of 6s may be combined',
  ]);
});

test('chances fall with losses, stuns, cover and defence, and rise with raised dice and marks', () => {
  const falling = (values: number[]) => {
    expect(values).toEqual(values.toSorted((x, y) => y - x));
    expect(values[0]).toBeGreaterThan(values.at(-1) as number);
  };
  const fire = (situation: Situation, b = A('light')) => expected(attack('fire', A('medium'), b, situation));
  falling([0, 1, 2, 3].map((lost) => fire({ lost })));
  falling([0, 1, 2, 8].map((stuns) => fire({ stuns })));
  falling([0, 1].map((cover) => fire({ cover })));
  falling([1, 0].map((raised) => fire({ raised })));
  falling([10, 30, 31].map((distance) => fire({ distance })));
  falling(['light', 'medium'].map((id) => fire({}, A(id))));
  falling(
    [3, 2, 1, 0].map((marks) => expected(attack('fire', A('guns'), A('light'), { distance: 25, marks }))),
  );
});

test('what cannot be says why', () => {
  const can = (kind: string, a: Fighting, b = B('medium')) => odds.can(kind, a, b);
  expect(can('fire', A('light'))).toBeNull();
  expect(can('fire', A('gone'))).toBe('Nothing of this unit is on the table.');
  expect(can('fire', A('battery'))).toBe('Battery may roll 60 dice; odds are worked out up to 24.');
  expect(can('reaction', A('guns'))).toBe('Mobile artillery does not fire in reaction (VI Artillery).');
  expect(can('combat', A('foot'))).toBe(
    'Medium tanks is not infantry; only infantry fights in close combat.',
  );
  expect(can('combat', A('foot'), B('host'))).toBeNull();
  expect(can('rush', A('foot'), A('light'))).toBe('Infantry platoon makes no rush; Asori infantry does.');
  expect(can('rush', B('host'), A('light'))).toBeNull();
  expect(can('rush', B('host'), A('medium'))).toBe('Medium tanks: Asori rush at light tanks only.');
});

test('targets are the types of both factions, and attack too', () => {
  expect(odds.targets).toHaveLength(13);
  expect(odds.targets[0]).toEqual({ id: 'alliance-light-tanks', label: 'Light tanks, Alliance' });
  const target = { target: 'alliance-light-tanks' };
  expect(odds.attack('fire', target, A('light'), {}).expected).toEqual(
    attack('fire', A('light'), A('light')).expected,
  );
});

test('every sample answers for every pair, or says why not', async () => {
  const samples = (await system.samples()).map(({ roster }) =>
    evaluate(forceSchema.parse((roster as { force: unknown }).force), null),
  );
  const sides = samples.flatMap((each) => odds.fighters(each).map(({ id }) => ({ force: each, id })));
  // Squads after the first of a unit are attacked as the first is.
  const attacked = sides.filter(({ id }) => !id.includes('/'));
  // A number of rolls that all chances are fractions of.
  const ROLLS = 6n ** 60n;
  let answers = 0;
  for (const { id: kind, fields } of odds.attacks)
    for (const a of sides)
      for (const b of [...attacked, ...odds.targets.map(({ id }) => ({ target: id }))]) {
        const why = odds.can(kind, a, b);
        if (why !== null) {
          expect(why).toMatch(/^[A-Za-z].*\.$/);
          continue;
        }
        answers++;
        const situation = answers % 5 > 0 ? {} : Object.fromEntries(fields.map(({ id }) => [id, 1]));
        const { outcomes, because } = odds.attack(kind, a, b, situation);
        expect(outcomes.reduce((sum, { value: { n, d } }) => sum + n * (ROLLS / d), 0n)).toBe(ROLLS);
        expect(because).not.toEqual([]);
      }
  expect(answers).toBeGreaterThan(500);
});
