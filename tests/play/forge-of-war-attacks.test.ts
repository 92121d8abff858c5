import { describe, expect, test } from 'vitest';
import { type Fraction, fraction, fractionText } from '@/lib/odds/fraction';
import { carrier, cavalry, infantry, rawForce } from '../fixtures/forge-of-war';
import { AttacksAtTable } from './attacks';
import { game } from './forge-of-war-table';
import { type Table, tableOf } from './games';

const attacks = await AttacksAtTable.of(game);

const launcher = { id: 'launcher', name: 'Launcher', range: 36, value: 6, weightOfFire: 1 };
const marines = infantry('marines', {
  training: 'veteran',
  profile: { cv: 8, sv: 7, fv: 8, av: 4 },
  weapons: ['assault-rifle×10'],
});
const cultists = infantry('cultists', { figures: 20, profile: { sv: 4, fv: 5, av: 1 } });
const team = infantry('team', { figures: 2, profile: { sv: 7 }, weapons: ['launcher'] });
const apc = carrier('apc', {
  profile: { w: 1 },
  weapons: ['heavy-flame-thrower', 'heavy-machine-gun×2'],
});
const riders = cavalry('riders', { figures: 4, profile: { av: 2, w: 2 }, onFoot: undefined });

/** Marines and a team with a launcher against cultists, riders and a carrier. */
const table = (rulings: object = {}): Table =>
  tableOf(
    [
      rawForce([marines, team], [launcher], rulings),
      rawForce(
        [cultists, { ...apc, passengers: ['guards'] }, infantry('guards'), riders],
        [launcher],
        rulings,
      ),
    ],
    game,
  );
const MARINES = ['a', 'marines'] as const;
const TEAM = ['a', 'team'] as const;
const CULTISTS = ['b', 'cultists'] as const;
const APC = ['b', 'apc/1'] as const;
const GUARDS = ['b', 'guards'] as const;
const RIDERS = ['b', 'riders'] as const;
type Row = readonly [string, string];

const valuesOf = ({ standing }: Table, [side, id]: Row, ...keys: string[]) => {
  const row = standing.sides.find((each) => each.id === side)?.rows.find((each) => each.row.id === id);
  return Object.fromEntries(keys.map((key) => [key, row?.values.values[key]]));
};
const set = (match: Table, [side, id]: Row, tracker: string, to: number | string) =>
  match.do({ set: [side, id, tracker], to });
const dice = (count: number, ...faces: number[]) => [
  ...faces,
  ...Array<number>(count - faces.length).fill(10),
];
const times = (count: number, loss: string): string[] => Array<string>(count).fill(loss);

describe('hits on troops', () => {
  test.each([
    [3, { 'd-markers': 3, left: 20 }],
    [4, { 'd-markers': 3, left: 19 }],
  ])('of %i are D-markers up to the most, and then figures', (hits, after) => {
    const match = table();
    // SV 7 − AV 1 + value 1 = 7, two dice each.
    const rolled = dice(20, ...Array<number>(hits).fill(7), 8);
    const result = attacks.make(match, 'shooting', MARINES, CULTISTS, { dice: { shot0: rolled } });
    expect(result).toEqual({ hits });
    expect(valuesOf(match, CULTISTS, 'd-markers', 'left')).toEqual(after);
    expect(valuesOf(match, MARINES, 'tried')).toEqual({ tried: 'activated' });
    match.do({ undo: 1 });
    expect(match.standing).toEqual(table().standing);
  });

  test('of more wounds are wounds, and a figure with the last of each', () => {
    const match = table();
    set(match, RIDERS, 'd-markers', 3);
    const { propose } = attacks.ask(match, 'shooting', MARINES, RIDERS);
    expect(propose({ hits: 3 }).take).toEqual(times(3, 'wound'));
    expect((propose({ hits: 30 }).take as string[]).length).toBe(8);
    match.do({ act: 'shooting', row: MARINES, target: RIDERS, input: propose({ hits: 3 }) });
    expect(valuesOf(match, RIDERS, 'left', 'wounds')).toEqual({ left: 3, wounds: 1 });
  });

  test('where 0 or less is needed take a 1 and a second roll', () => {
    const match = table();
    set(match, MARINES, 'd-markers', 9);
    const { rolls, read } = attacks.ask(match, 'shooting', MARINES, CULTISTS, { distance: 13 });
    // SV 7 − 9 − half range 1 = −3.
    const first = { shot0: dice(10, 1, 1, 1) };
    expect([rolls().length, rolls(first).map(({ count }) => count)]).toEqual([1, [10, 3]]);
    expect(read({ ...first, 'shot0-again': [7, 8, 1] }).result).toEqual({ hits: 2 });
  });

  test('are asked with what the marks of both say', () => {
    const match = table();
    set(match, MARINES, 'moved', 'slow');
    set(match, MARINES, 'd-markers', 1);
    set(match, CULTISTS, 'cover', 'hard');
    set(match, CULTISTS, 'moved', 'fast');
    const { situation } = attacks.ask(match, 'shooting', MARINES, CULTISTS).asked;
    expect(situation).toMatchObject({
      moved: 1,
      markers: 1,
      cover: 2,
      'target-fast': 1,
      'target-markers': 0,
    });
    set(match, MARINES, 'covering', 'moved');
    const covering = attacks.ask(match, 'shooting', MARINES, CULTISTS);
    expect([covering.asked.situation.moved, covering.propose({}).by]).toEqual([2, 'covering']);
    const reacting = attacks.ask(match, 'shooting', MARINES, CULTISTS, { reaction: 1 });
    expect(reacting.odds().because[0]).toContain('− reaction 2');
    expect(reacting.propose({}).by).toBe('reaction');
  });
});

describe('damage to a vehicle', () => {
  /** What a launcher's die does: SV 7 − AV 7 + value 6 = 6 is needed. */
  const proposed = (match: Table, die: number) => {
    const { read, propose } = attacks.ask(match, 'shooting', TEAM, APC);
    return propose(read({ shot0: [die] }).result).take;
  };

  test('goes by how far below the number a roll is, as in the example: two systems', () => {
    const match = table();
    expect([7, 6, 5, 4, 3].map((die) => proposed(match, die))).toEqual([
      [],
      times(1, 'd-marker'),
      times(2, 'd-marker'),
      ['weapon-3'],
      ['weapon-3', 'weapon-2'],
    ]);
    attacks.make(match, 'shooting', TEAM, APC, { dice: { shot0: [3] } });
    expect(valuesOf(match, APC, 'weapons-left', 'immobilised')).toEqual({
      ...{ 'weapons-left': 1, immobilised: false },
    });
    // The weapon and the propulsion that it has left, and then a wound.
    expect(proposed(match, 3)).toEqual(['weapon-1', 'propulsion']);
    set(match, APC, 'weapon-1', 1);
    set(match, APC, 'propulsion', 1);
    expect(proposed(match, 4)).toEqual(['wound']);
  });

  test('that destroys costs a wound that is left, and else the vehicle', () => {
    const match = table();
    expect(proposed(match, 2)).toEqual(['wound']);
    expect(proposed(table({ 'vehicle-wound': 'moderate' }), 2)).toEqual(['destroyed']);
    attacks.make(match, 'shooting', TEAM, APC, { dice: { shot0: [2] } });
    expect(valuesOf(match, APC, 'status', 'wounds')).toEqual({ status: 'effective', wounds: 1 });
    expect(proposed(match, 2)).toEqual(['destroyed']);
    attacks.make(match, 'shooting', TEAM, APC, { dice: { shot0: [1] } });
    expect(valuesOf(match, APC, 'status')).toEqual({ status: 'destroyed' });
  });

  test('past its D-markers is moderate', () => {
    const match = table();
    set(match, APC, 'd-markers', 2);
    expect(proposed(match, 5)).toEqual(['d-marker', 'weapon-3']);
  });
});

test('an attack by the dialog marks what the same marks by hand do', () => {
  const [made, byHand] = [table(), table()];
  for (const each of [made, byHand]) set(each, MARINES, 'cover', 'soft');
  attacks.make(made, 'shooting', MARINES, CULTISTS, {
    dice: { shot0: dice(20, 1, 2, 3, 4, 5) },
    input: { take: [...times(2, 'd-marker'), ...times(3, 'figure')] },
  });
  byHand.do({ act: 'try', row: MARINES, input: { result: 'activated' } });
  set(byHand, MARINES, 'blown', 1);
  set(byHand, CULTISTS, 'd-markers', 2);
  set(byHand, CULTISTS, 'figures-lost', 3);
  // The cover, and the attack as one step.
  expect(made.log).toHaveLength(2);
  expect(made.standing.sides).toEqual(byHand.standing.sides);
});

describe('close combat', () => {
  test('is struck by both, and lasts while both are left', () => {
    const match = table();
    // FV 8 − AV 1 + 1 = 8 against FV 5 − AV 4 − 1 = 0.
    const rolled = { blow0: dice(10, 8, 9), back0: dice(20, 1, 1), 'back0-again': [10, 1] };
    const result = attacks.make(match, 'close-combat', MARINES, CULTISTS, { dice: rolled });
    expect(result).toEqual({ hits: 1, 'own-hits': 2 });
    expect(valuesOf(match, CULTISTS, 'd-markers', 'engaged')).toEqual({ 'd-markers': 1, engaged: 1 });
    expect(valuesOf(match, MARINES, 'd-markers', 'engaged')).toEqual({ 'd-markers': 2, engaged: 1 });
    const { propose } = attacks.ask(match, 'close-combat', MARINES, CULTISTS);
    expect([propose({ hits: 21 }).engaged, propose({ hits: 22 }).engaged]).toEqual([true, false]);
  });

  test('is struck by as many figures of each as are in combat', () => {
    const { rolls } = attacks.ask(table(), 'close-combat', MARINES, CULTISTS, {
      ...{ figures: 4, 'target-figures': 6 },
    });
    expect(rolls().map(({ count }) => count)).toEqual([4, 6]);
    const all = attacks.ask(table(), 'close-combat', MARINES, CULTISTS);
    expect(all.rolls().map(({ count }) => count)).toEqual([10, 20]);
  });

  test('is struck first by those in cover, and then with what they have left, as in the example', () => {
    const match = table({ 'shortfall-dice': 'divided' });
    set(match, MARINES, 'cover', 'hard');
    set(match, CULTISTS, 'd-markers', 3);
    const { asked, rolls, read } = attacks.ask(match, 'close-combat', CULTISTS, MARINES, {
      obstacle: 1,
      markers: 0,
    });
    expect(asked.situation['target-first']).toBe(1);
    const first = { back0: dice(10, 1, 2, 3, 4, 5, 6, 7) };
    // Seven figures of 20 are lost: FV 5 − AV 4 − 2 − 1 for the FV of the marines = −2, so 13 ÷ 4 roll.
    expect(rolls(first).map(({ id, count }) => [id, count])).toEqual([
      ['back0', 10],
      ['blow0', 4],
    ]);
    const second = { ...first, blow0: [1, 7, 8, 9] };
    expect(read({ ...second, 'blow0-again': [8] }).result).toEqual({ hits: 1, 'own-hits': 7 });
    expect(read({ ...second, 'blow0-again': [9] }).result).toEqual({ hits: 0, 'own-hits': 7 });
    const grenades = tableOf([rawForce([marines]), rawForce([{ ...cultists, fragGrenades: true }])], game);
    set(grenades, MARINES, 'cover', 'hard');
    const both = attacks.ask(grenades, 'close-combat', CULTISTS, MARINES);
    expect([both.asked.situation['target-first'], both.rolls()[0]?.id]).toEqual([0, 'blow0']);
  });

  test('is easier against those who hide, in the first round alone', () => {
    const match = table();
    set(match, CULTISTS, 'stance', 'hiding');
    const needed = () => attacks.ask(match, 'close-combat', MARINES, CULTISTS).odds().because[0];
    expect(needed()).toContain('FV 8 − AV 3 + FV of the opponent 1 + hiding target 2 = 8');
    set(match, CULTISTS, 'engaged', 1);
    expect(needed()).toContain('FV 8 − AV 3 + FV of the opponent 1 = 6');
  });
});

describe('odds of damaged units', () => {
  /** Chances of each number of hits by rolling each die in turn: nothing shared with the odds but the rule. */
  function byRolling(count: number, needed: number): Fraction[] {
    let ways: Map<number, bigint> = new Map([[0, 1n]]);
    for (let die = 0; die < count; die++) {
      const next = new Map<number, bigint>();
      for (const [hits, weight] of ways)
        for (let face = 1; face <= 10; face++)
          for (let again = 1; again <= 10; again++) {
            const isHit = needed > 0 ? face <= needed : face === 1 && again <= 10 + needed;
            const key = hits + (isHit ? 1 : 0);
            next.set(key, (next.get(key) ?? 0n) + weight);
          }
      ways = next;
    }
    return Array.from({ length: count + 1 }, (_, hits) =>
      fraction(ways.get(hits) ?? 0n, 100n ** BigInt(count)),
    );
  }
  const found = (match: Table, kind: string, a: Row, b: Row, situation = {}) => {
    const { outcomes, chances } = attacks.ask(match, kind, a, b, situation).odds();
    return {
      hits: outcomes.map(({ value }) => fractionText(value)),
      chance: (label: string) =>
        fractionText(chances.find((each) => each.label === label)?.value ?? fraction(-1)),
    };
  };
  const texts = (chances: Fraction[]) => chances.map(fractionText);
  const atLeast = (chances: Fraction[], least: number) =>
    fractionText(
      chances.slice(least).reduce((sum, { n, d }) => fraction(sum.n * d + n * sum.d, sum.d * d), fraction(0)),
    );

  test('count the figures that are left and the D-markers of both', () => {
    const match = table();
    set(match, MARINES, 'figures-lost', 7);
    set(match, MARINES, 'd-markers', 2);
    set(match, CULTISTS, 'figures-lost', 18);
    set(match, CULTISTS, 'd-markers', 2);
    // Three figures of two dice; SV 7 − AV 1 + value 1 − 2 = 5.
    const tried = byRolling(6, 5);
    const { hits, chance } = found(match, 'shooting', MARINES, CULTISTS);
    expect(hits).toEqual(texts(tried));
    expect(chance('Figure lost in any case')).toBe(atLeast(tried, 2));
    expect(chance('Hits for all figures')).toBe(atLeast(tried, 2));
    // FV 8 − AV 1 + 1 − 2 = 6 for each figure.
    expect(found(match, 'close-combat', MARINES, CULTISTS).hits).toEqual(texts(byRolling(3, 6)));
  });

  test('count the wound of a figure, and stances', () => {
    const match = table();
    set(match, MARINES, 'figures-lost', 8);
    set(match, CULTISTS, 'figures-lost', 17);
    set(match, CULTISTS, 'stance', 'hiding');
    // AV 3, of which the value takes 1: 7 − 2 = 5.
    expect(found(match, 'shooting', MARINES, CULTISTS).hits).toEqual(texts(byRolling(4, 5)));
    set(match, RIDERS, 'wounds', 1);
    set(match, RIDERS, 'd-markers', 3);
    set(match, RIDERS, 'figures-lost', 3);
    // SV 7 − AV 2 + value 1 = 6, and one wound is left.
    const tried = byRolling(4, 6);
    const { chance } = found(match, 'shooting', MARINES, RIDERS);
    expect([chance('Figure lost in any case'), chance('Hits for all figures')]).toEqual([
      atLeast(tried, 1),
      atLeast(tried, 1),
    ]);
  });

  test('count the weapons and wounds that a vehicle has left', () => {
    const match = table();
    set(match, APC, 'weapon-3', 1);
    // The one machine gun of two that is left: three dice at SV 6 − AV 4 + value 2 = 4.
    expect(found(match, 'shooting', APC, MARINES).hits).toEqual(texts(byRolling(3, 4)));
    set(match, TEAM, 'figures-lost', 0);
    expect(found(match, 'shooting', TEAM, APC).chance('Destroyed')).toBe('0');
    set(match, APC, 'wounds', 1);
    expect(found(match, 'shooting', TEAM, APC).chance('Destroyed')).toBe('1/5');
  });

  test('say what cannot shoot as it stands', () => {
    const match = table();
    const refusal = (row: Row) => attacks.ask(match, 'shooting', row, MARINES).refusal;
    for (const weapon of ['weapon-1', 'weapon-2', 'weapon-3']) set(match, APC, weapon, 1);
    expect(refusal(APC)).toBe('apc has no weapon left that fires.');
    set(match, MARINES, 'figures-lost', 10);
    const back = attacks.ask(match, 'shooting', MARINES, CULTISTS).refusal;
    expect(back).toBe('marines has no figures left.');
  });
});

describe('tests against CV', () => {
  test('leave close combat, or cost a D-marker', () => {
    const match = table();
    set(match, GUARDS, 'engaged', 1);
    set(match, GUARDS, 'd-markers', 2);
    attacks.make(match, 'disengage', GUARDS, null, { dice: { die: [5] } });
    expect(valuesOf(match, GUARDS, 'engaged', 'd-markers')).toEqual({ engaged: 0, 'd-markers': 2 });
    match.do({ undo: 1 });
    attacks.make(match, 'disengage', GUARDS, null, { dice: { die: [6] } });
    expect(valuesOf(match, GUARDS, 'engaged', 'd-markers')).toEqual({ engaged: 1, 'd-markers': 3 });
  });

  test('get out of a transport, or cost a hit for each point', () => {
    const match = table();
    expect(valuesOf(match, GUARDS, 'aboard')).toEqual({ aboard: 1 });
    attacks.make(match, 'bail-out', GUARDS, null, { dice: { die: [9] } });
    expect(valuesOf(match, GUARDS, 'aboard', 'd-markers')).toEqual({ aboard: 1, 'd-markers': 2 });
    attacks.make(match, 'bail-out', GUARDS, null, { dice: { die: [5] } });
    expect(valuesOf(match, GUARDS, 'aboard', 'd-markers')).toEqual({ aboard: 0, 'd-markers': 2 });
  });

  test('react as a unit activates', () => {
    const match = table();
    set(match, GUARDS, 'cover', 'soft');
    const { read } = attacks.ask(match, 'react', GUARDS, null);
    // CV 7, and 1 for the cover.
    expect([read({ die: [8] }).result.passed, read({ die: [9] }).result.passed]).toEqual([1, 0]);
    attacks.make(match, 'react', GUARDS, null, { dice: { die: [9] } });
    expect(valuesOf(match, GUARDS, 'reacted')).toEqual({ reacted: 1 });
  });
});
