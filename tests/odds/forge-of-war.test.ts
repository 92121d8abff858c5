import { describe, expect, test } from 'vitest';
import { fraction, fractionText, toNumber } from '@/lib/odds/fraction';
import type { Attack, OddsModel, Situation } from '@/lib/odds/model';
import { type Evaluation, evaluate } from '@/lib/systems/forge-of-war/evaluate/evaluate';
import { forceSchema } from '@/lib/systems/forge-of-war/force';
import { system } from '@/lib/systems/forge-of-war/system';
import { exactSum } from './sums';

const odds = (await system.odds?.()) as OddsModel<Evaluation>;

const unit = (id: string, [cv, sv, fv, av]: number[], figures: number, more: object = {}) => ({
  id,
  name: id,
  type: 'infantry',
  training: 'professional',
  profile: { cv, sv, fv, av },
  figures,
  ...more,
});
const armed = (id: string, count: number) => ({ weapons: [{ id, count }] });

const units = [
  unit('foot', [7, 6, 6, 1], 20, armed('laser-rifle', 20)),
  unit('heavies', [9, 8, 8, 7], 5, { training: 'elite' }),
  unit('aliens', [7, 4, 4, 1], 5, armed('launcher', 5)),
  unit('marines', [8, 7, 8, 4], 10, { training: 'veteran', ...armed('assault-rifle', 10) }),
  unit('cultists', [7, 4, 5, 1], 13),
  unit('guards', [7, 4, 6, 4], 8),
  unit('team', [8, 7, 6, 1], 2, armed('missile-launcher-heap', 1)),
  unit('carrier', [7, 6, 0, 7], 1, {
    type: 'vehicle',
    profile: { cv: 7, sv: 6, fv: 0, av: 7, facing: 1, w: 1 },
    weapons: [
      { id: 'heavy-flame-thrower', count: 1 },
      { id: 'heavy-machine-gun', count: 2 },
    ],
  }),
  unit('horde', [3, 2, 4, 0], 30, { training: 'horde' }),
  unit('grenadiers', [7, 7, 6, 1], 4, {
    weapons: [
      { id: 'rpg-he', count: 2 },
      { id: 'rpg-heap', count: 1 },
      { id: 'assault-rifle', count: 4 },
      { id: 'mortar-light', count: 1 },
    ],
  }),
  unit('mortars', [7, 7, 6, 1], 4, armed('mortar-light', 2)),
  unit('riders', [7, 6, 6, 2], 8, {
    type: 'cavalry',
    profile: { cv: 7, sv: 6, fv: 7, av: 2, attacks: 2, w: 2 },
    onFoot: { profile: { cv: 7, sv: 5, fv: 5, av: 1 } },
    weapons: [
      { id: 'assault-rifle', count: 8 },
      { id: 'lance', count: 3 },
    ],
  }),
  unit('swarm', [5, 4, 5, 1], 300, armed('assault-rifle', 300)),
];
const customWeapons = [
  { id: 'laser-rifle', name: 'Laser rifle', range: 30, value: 0, weightOfFire: 1 },
  { id: 'launcher', name: 'Launcher', range: 36, value: 6, weightOfFire: 1 },
  { id: 'lance', name: 'Lance', range: 0, value: 2, weightOfFire: 0 },
];
const forceOf = (rulings: object = {}) =>
  evaluate(forceSchema.parse({ units, customWeapons, rulings }), null);
const force = forceOf();
const divided = forceOf({ 'shortfall-dice': 'divided' });

const attack = (kind: string, a: string, b: string, situation: Situation = {}, by = force): Attack =>
  odds.attack(kind, { force: by, id: a }, { force: by, id: b }, situation);
const shoot = (a: string, b: string, situation: Situation = {}, by = force) =>
  attack('shooting', a, b, situation, by);
const fight = (a: string, b: string, situation: Situation = {}, by = force) =>
  attack('close-combat', a, b, situation, by);
const expected = (found: Attack) => toNumber(found.expected ?? fraction(-1));
const chance = ({ chances }: Attack, label: string) =>
  fractionText(chances.find((each) => each.label === label)?.value ?? fraction(-1));

const HARD = 2;

describe('the examples of the rules', () => {
  test('twenty infantry at armour 7 in hard cover: −4 (8.3)', () => {
    const situation = { distance: 18, cover: HARD };
    const sum = 'SV 6 − AV 7 − hard cover 2 − over half range 1 = −4: a 1, then 6 or less';
    expect(shoot('foot', 'heavies', situation).because[0]).toBe(`Laser rifle: 20 × 1 = 20 dice, ${sum}`);
    const few = shoot('foot', 'heavies', situation, divided);
    expect(few.because[0]).toBe(`Laser rifle: 20 ÷ 6 → 4 × 1 = 4 dice, ${sum}`);
    expect(few.expected).toEqual(fraction(4 * 6, 100));
  });

  test('five launchers after a move at power armour: 2 (8.3)', () =>
    expect(shoot('aliens', 'marines', { distance: 20, moved: 1 }).because).toEqual([
      'Launcher: 5 × 1 = 5 dice, SV 4 − AV 4 + value 4 − over half range 1 − move 1 = 2: 2 or less',
      'marines: 10 figures, 4 D-markers at most',
    ]));

  test('marines strike at 8, and 13 figures at −1 roll 5 dice (9.3)', () => {
    expect(fight('marines', 'cultists').because[0]).toBe(
      'Bare hands: 10 × 1 = 10 dice, FV 8 − AV 1 + FV of the opponent 1 = 8: 8 or less',
    );
    const back = fight('cultists', 'guards', { obstacle: 1 }, divided);
    expect(back.because[0]).toBe(
      'Bare hands: 13 ÷ 3 → 5 × 1 = 5 dice, FV 5 − AV 4 − obstacle 2 = −1: a 1, then 9 or less',
    );
    expect(back.expected).toEqual(fraction(5 * 9, 100));
  });

  test('a missile at a carrier: the roll under the number decides the damage (10.7)', () => {
    const shot = shoot('team', 'carrier', { distance: 20 });
    expect(shot.because[0]).toContain('SV 7 − AV 7 + value 6 = 6: 6 or less');
    // 6 and 5 are D-markers, 4 and 3 moderate, 2 and 1 destroy, which the one wound cancels.
    expect(shot.outcomes.map(({ label, value }) => [label, fractionText(value)])).toEqual([
      ['no damage', '2/5'],
      ['1 D-marker', '1/10'],
      ['2 D-markers', '1/10'],
      ['moderate damage × 1', '1/10'],
      ['moderate damage × 2', '1/10'],
      ['1 destroying hit against wounds', '1/5'],
    ]);
    const moderate = shoot('team', 'carrier', { distance: 20 }, forceOf({ 'vehicle-wound': 'moderate' }));
    expect(chance(moderate, 'Destroyed')).toBe('1/5');
    expect(chance(shot, 'Destroyed')).toBe('0');
  });
});

/** What two d10 come to at a number needed: the first, and the re-roll that a 1 has below 1. */
function hitsByTrying(needed: number): number {
  let hits = 0;
  for (let die = 1; die <= 10; die++)
    for (let again = 1; again <= 10; again++)
      if (needed >= 1 ? die <= needed : die === 1 && again <= 10 + needed) hits++;
  return hits;
}

describe('the same as by enumeration', () => {
  test.each([18, 12, 40])('three shots at %i″', (distance) => {
    const some = evaluate(
      forceSchema.parse({
        units: [unit('three', [7, 3, 6, 1], 3, armed('rifle', 3)), units[1]],
        customWeapons: [{ ...customWeapons[0], id: 'rifle', value: 1, range: 36 }],
      }),
      null,
    );
    const shot = odds.attack(
      'shooting',
      { force: some, id: 'three' },
      { force: some, id: 'heavies' },
      { distance },
    );
    const needed = 3 - 7 + 1 - (distance > 18 ? 1 : 0);
    const hits = distance > 36 ? 0 : hitsByTrying(needed);
    expect(shot.expected).toEqual(fraction(3 * hits, 100));
    expect(chance(shot, 'At least 3 hits')).toBe(fractionText(fraction(hits ** 3, 100 ** 3)));
    expect(chance(shot, 'At least 1 hit')).toBe(
      fractionText(fraction(100 ** 3 - (100 - hits) ** 3, 100 ** 3)),
    );
  });

  test('two dice at a vehicle with two free D-markers and a wound', () => {
    const some = evaluate(
      forceSchema.parse({
        units: [unit('pair', [7, 7, 6, 1], 2, armed('beam', 2)), { ...units[7], id: 'carrier' }],
        customWeapons: [{ ...customWeapons[0], id: 'beam', value: 5 }],
      }),
      null,
    );
    const shot = odds.attack(
      'shooting',
      { force: some, id: 'pair' },
      { force: some, id: 'carrier' },
      { 'target-markers': 1, facing: 2 },
    );
    // Rear: AV 6, so 7 − 6 + 5 = 6 is needed.
    const counts = new Map<string, number>();
    for (let a = 1; a <= 10; a++)
      for (let b = 1; b <= 10; b++) {
        let [light, moderate, destroying] = [0, 0, 0];
        for (const roll of [a, b]) {
          if (roll === 6) light += 1;
          if (roll === 5) light += 2;
          if (roll === 4) moderate += 1;
          if (roll === 3) moderate += 2;
          if (roll <= 2) destroying += 1;
        }
        moderate += Math.max(0, light - 2);
        light = Math.min(2, light);
        const key = destroying > 1 ? 'destroyed' : `${light} ${moderate} ${destroying}`;
        counts.set(key, (counts.get(key) ?? 0) + 1);
      }
    expect(shot.outcomes.map(({ value }) => fractionText(value)).sort()).toEqual(
      [...counts.values()].map((count) => fractionText(fraction(count, 100))).sort(),
    );
    expect(chance(shot, 'Destroyed')).toBe('1/25');
    const worse = [...counts].filter(([key]) => !/^\d 0 0$/.test(key));
    expect(chance(shot, 'Moderate damage or destroying hit')).toBe(
      fractionText(
        fraction(
          worse.reduce((sum, [, count]) => sum + count, 0),
          100,
        ),
      ),
    );
  });
});

test('weights of fire go by target, distance and move', () => {
  const dice = (a: string, b: string, situation: Situation = {}) =>
    shoot(a, b, situation).because.map((each) => each.split(',')[0]);
  expect(dice('marines', 'cultists', { distance: 12 })[0]).toBe('Assault rifle: 10 × 2 = 20 dice');
  expect(dice('marines', 'cultists', { distance: 13 })[0]).toBe('Assault rifle: 10 × 1 = 10 dice');
  expect(dice('marines', 'cultists', { distance: 13, moved: 1 })[0]).toBe(
    'Assault rifle: does not fire past 12″ after a move',
  );
  expect(dice('marines', 'cultists', { distance: 25 })[0]).toBe('Assault rifle: beyond its range of 24″');
  // Each of four figures fires one weapon, the best first.
  expect(dice('grenadiers', 'horde').slice(0, 3)).toEqual([
    'RPG (HE): 2 × 3 = 6 dice',
    'Assault rifle (2 of 4 fire): 2 × 2 = 4 dice',
    'RPG (HEAP) (0 of 1 fire): 0 × 1 = 0 dice',
  ]);
  expect(shoot('grenadiers', 'horde').notCounted).toEqual([
    'Light mortar: indirect fire, which falls where a template is (14)',
  ]);
  expect(dice('grenadiers', 'carrier')).toContain('RPG (HE): value 0 does a vehicle no harm (10.7)');
  expect(dice('carrier', 'horde')[0]).toBe('Heavy machine gun: 2 × 3 = 6 dice');
});

test('cover comes off the roll, or is armour by a ruling', () => {
  const armour = forceOf({ cover: 'armour' });
  expect(shoot('aliens', 'marines', { cover: HARD }).because[0]).toContain('− hard cover 2 + value 4 = 2');
  expect(shoot('aliens', 'marines', { cover: HARD }, armour).because[0]).toContain(
    '− hard cover 2 + value 6 = 4',
  );
});

test('cavalry fights mounted or on foot, with its lances first', () => {
  const because = (situation: Situation) => fight('riders', 'guards', situation).because;
  expect(because({})).toEqual([
    'Lance: 3 × 2 = 6 dice, FV 7 − AV 4 + value 2 = 5: 5 or less',
    'Bare hands: 5 × 2 = 10 dice, FV 7 − AV 4 = 3: 3 or less',
    'guards: 8 figures, 3 D-markers at most',
  ]);
  expect(because({ 'on-foot': 1, figures: 4, markers: 1 })[1]).toBe(
    'Bare hands: 1 × 1 = 1 die, FV 5 − AV 4 − D-markers 1 = 0: a 1, then 10 or less',
  );
  expect(fight('guards', 'riders').because.at(-1)).toBe('riders: 8 figures, W 2, 3 D-markers at most');
  expect(fight('guards', 'riders', { 'target-on-foot': 1 }).because.at(-1)).toBe(
    'riders on foot: 6 figures, 3 D-markers at most',
  );
});

test('hits beyond the D-markers cost figures in any case', () => {
  const shot = shoot('team', 'cultists');
  expect(chance(shot, 'Figure lost in any case')).toBe('0');
  const marked = shoot('team', 'cultists', { 'target-markers': 3 });
  expect(chance(marked, 'Figure lost in any case')).toBe(chance(marked, 'At least 1 hit'));
});

test('chances fall with distance, armour, cover, moves and D-markers', () => {
  const falling = (situations: Situation[], a = 'foot', b = 'cultists') => {
    const values = situations.map((situation) => expected(shoot(a, b, situation)));
    expect(values).toEqual(values.toSorted((x, y) => y - x));
    expect(values[0]).toBeGreaterThan(values.at(-1) as number);
  };
  falling([2, 10, 20, 31].map((distance) => ({ distance })));
  falling([0, 1, 2, 3, 4].map((cover) => ({ cover })));
  falling([0, 1, 2].map((moved) => ({ moved })));
  falling([0, 1, 2, 9].map((markers) => ({ markers })));
  falling([0, 1].map((fast) => ({ 'target-fast': fast })));
  falling(
    [2, 0, 1].map((facing) => ({ facing })),
    'team',
    'carrier',
  );
  const byAv = [0, 1, 2, 3, 4, 5].map((av) =>
    expected(odds.attack('shooting', { force, id: 'foot' }, { target: `av-${av}` }, {})),
  );
  expect(byAv).toEqual(byAv.toSorted((x, y) => y - x));
});

test('what cannot be says why', () => {
  const can = (kind: string, a: string, b = 'foot') => odds.can(kind, { force, id: a }, { force, id: b });
  expect(can('shooting', 'foot')).toBeNull();
  expect(can('shooting', 'cultists')).toBe('cultists has no known ranged weapon.');
  expect(can('shooting', 'mortars')).toBe(
    'Dice do not decide how many mortars hits; Light mortar: indirect fire, which falls where a template is (14).',
  );
  expect(can('close-combat', 'carrier')).toBe('carrier has FV 0 and does not fight (10.2).');
  expect(can('shooting', 'swarm')).toBe('swarm may roll 600 dice; odds are worked out up to 200.');
  expect(odds.can('shooting', { target: 'av-1' }, { force, id: 'foot' })).toBe('A target does not attack.');
});

test('targets are the AVs, that of line infantry first', () =>
  expect(odds.targets.map(({ label }) => label).slice(0, 3)).toEqual([
    'AV 1, flak',
    'AV 0, none',
    'AV 2, mesh',
  ]));

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
        const situation = answers % 2 === 0 ? {} : Object.fromEntries(fields.map(({ id }) => [id, 1]));
        const { outcomes, because } = odds.attack(kind, a, b, situation);
        expect(exactSum(outcomes)).toBe('1');
        expect(because).not.toEqual([]);
      }
  expect(answers).toBeGreaterThan(500);
});
