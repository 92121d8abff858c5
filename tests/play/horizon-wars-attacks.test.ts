import { describe, expect, test } from 'vitest';
import { fraction, toNumber } from '@/lib/odds/fraction';
import { groupsOf } from '@/lib/odds/rolled';
import { isComplete, rollAll } from '@/lib/play/dice';
import { bestByTrying, leftOf, rollsOf } from '../odds/brute-force';
import { randomOf } from '../odds/random';
import { AttacksAtTable } from './attacks';
import { type PlayedGame, playedGames, type Table, tableOf } from './games';

const game = (await playedGames()).find(({ id }) => id === 'horizon-wars') as PlayedGame;
const attacks = await AttacksAtTable.of(game);

const mech = (id: string, more = {}) => ({
  id,
  kind: 'mech',
  presence: 2,
  stats: { m: 4, f: 4, a: 4, d: 2 },
  upgrades: [],
  ...more,
});
const unit = (id: string, type: string) => ({ id, kind: 'conventional', type });

const sideWith = (...elements: unknown[]) => ({
  muster: 1,
  system: 'horizon-wars',
  name: 'Force',
  force: { elements },
});
const table = (): Table =>
  tableOf(
    [sideWith(mech('m1'), unit('l1', 'light-infantry')), sideWith(mech('m2'), unit('h2', 'heavy-infantry'))],
    game,
  );

const valuesOf = ({ standing }: Table, side: string, row: string) =>
  standing.sides.find(({ id }) => id === side)?.rows.find((each) => each.row.id === row)?.values.values;
const pick = (values: Record<string, unknown> | undefined, ...keys: string[]) =>
  Object.fromEntries(keys.map((key) => [key, values?.[key]]));

test('rolled dice make the groups that trying every way finds', () => {
  const next = randomOf(7);
  for (let run = 0; run < 300; run++) {
    const dice = Array.from({ length: 1 + Math.floor(next() * 7) }, () => 1 + Math.floor(next() * 12));
    const target = 1 + Math.floor(next() * 30);
    expect(groupsOf(dice, target), `${dice} reaching ${target}`).toEqual(bestByTrying(dice, target));
  }
});

test('a shot by the book’s example marks one hit, and the shooter’s act', () => {
  const match = table();
  const dice = { fire: [11, 7, 4], incoming: [11, 2] };
  const result = attacks.make(match, 'shooting', ['a', 'm1'], ['b', 'h2'], { set: { distance: 8 }, dice });
  expect(result).toEqual({ hits: 1, criticals: 0 });
  expect(pick(valuesOf(match, 'b', 'h2'), 'damage', 'f', 'm', 'a', 'tokens')).toEqual({
    ...{ damage: 1, f: 3, m: 3, a: 3, tokens: 2 },
  });
  expect(pick(valuesOf(match, 'a', 'm1'), 'tokens', 'activated', 'damage')).toEqual({
    ...{ tokens: 1, activated: 1, damage: 0 },
  });
  expect(match.log).toHaveLength(1);
  match.do({ undo: 1 });
  expect(match.standing).toEqual(table().standing);
});

test.each([
  [2, 0],
  [3, 1],
])('%i hits on P 2 take %i tokens', (hits, tokens) => {
  const match = table();
  const { propose } = attacks.ask(match, 'shooting', ['a', 'm1'], ['b', 'h2']);
  expect(propose({ hits, criticals: 0 }).tokens).toBe(tokens);
});

test('an attack by the dialog marks what the same marks by hand do', () => {
  const [made, byHand] = [table(), table()];
  attacks.make(made, 'shooting', ['a', 'm1'], ['b', 'm2'], {
    set: { distance: 1, action: 1, cover: 0 },
    dice: { fire: [12, 12], incoming: [1, 1] },
    input: { take: ['a', 'a', 'm'], tokens: 1 },
  });
  byHand.do({ act: 'act', row: ['a', 'm1'] });
  byHand.do({ act: 'damage', row: ['b', 'm2'], input: { take: ['a', 'a', 'm'] } });
  byHand.do({ set: ['b', 'm2', 'tokens'], to: 1 });
  expect(made.standing.sides).toEqual(byHand.standing.sides);
});

describe('odds of damaged elements', () => {
  /** Chances of a shot by rolling everything: nothing shared with the odds but the rule. */
  const chanceToHit = (fire: number, range: number, defence: number) => {
    const against = rollsOf(defence);
    let hit = 0;
    let all = 0;
    for (const roll of rollsOf(fire))
      for (const incoming of against) {
        all += 1;
        if (bestByTrying(leftOf(roll, incoming), range).hits > 0) hit += 1;
      }
    return hit / all;
  };

  test('count the F that is left, and the A that the target has lost', () => {
    const match = table();
    match.do({ act: 'damage', row: ['a', 'm1'], input: { take: ['f', 'f'] } });
    match.do({ act: 'damage', row: ['b', 'm2'], input: { take: ['a'] } });
    const { odds } = attacks.ask(match, 'shooting', ['a', 'm1'], ['b', 'm2'], { distance: 8 });
    const { chances, because } = odds();
    expect(because.slice(0, 2)).toEqual(['F 2', 'range 8 + A 3 = 11']);
    expect(toNumber(chances[0]?.value ?? fraction(0))).toBeCloseTo(chanceToHit(2, 11, 2), 12);
  });

  test('know that a target with nothing left elsewhere is destroyed by any hit on its last A', () => {
    const match = table();
    match.do({
      act: 'damage',
      row: ['b', 'm2'],
      input: { take: ['f', 'f', 'f', 'f', 'm', 'm', 'm', 'm', 'a', 'a', 'a'] },
    });
    const { chances } = attacks.ask(match, 'shooting', ['a', 'm1'], ['b', 'm2'], { distance: 8 }).odds();
    const chance = (label: string) => chances.find((each) => each.label === label)?.value;
    expect(chance('Target destroyed')).toEqual(chance('At least 1 hit'));
  });

  test('are without an upgrade that is used up', () => {
    const force = {
      elements: [unit('l1', 'light-infantry')],
      commandResources: [{ type: 'light-infantry', upgrades: ['strike'] }],
    };
    const roster = { muster: 1, system: 'horizon-wars', name: 'Force', force };
    const match = tableOf([roster, sideWith(mech('m2'))], game);
    const actionsOf = () =>
      attacks.ask(match, 'shooting', ['a', 'l1'], ['b', 'm2'], { action: 2 }).asked.situation.action;
    expect(actionsOf()).toBe(2);
    match.do({ act: 'use-strike', row: ['a', 'l1'] });
    expect(actionsOf()).toBe(0);
  });
});

describe('a charge', () => {
  test('of mechs damages both by half of the other’s total, and takes the tokens of both', () => {
    const match = table();
    const dice = { attacker: [9, 9], defender: [7, 2] };
    const result = attacks.make(match, 'charge', ['a', 'm1'], ['b', 'm2'], { set: { distance: 4 }, dice });
    // 9 + 1 for the pair + 2 for the move, against 7.
    expect(result).toEqual({ target: 6, attacker: 3, 'target-destroyed': 0, 'attacker-destroyed': 0 });
    expect(pick(valuesOf(match, 'b', 'm2'), 'damage', 'tokens')).toEqual({ damage: 6, tokens: 0 });
    expect(pick(valuesOf(match, 'a', 'm1'), 'damage', 'tokens', 'activated')).toEqual({
      ...{ damage: 3, tokens: 0, activated: 1 },
    });
  });

  test('of a mech that infantry beats is rolled again, and the infantry then counts as the one that charges', () => {
    const match = table();
    const { rolls, read } = attacks.ask(match, 'charge', ['a', 'm1'], ['b', 'h2'], { distance: 2 });
    const first = { attacker: [1, 2], defender: [8, 3] };
    expect(rolls().map(({ id, count }) => [id, count])).toEqual([
      ['attacker', 2],
      ['defender', 2],
    ]);
    expect(rolls(first).map(({ id }) => id)).toEqual([
      ...['attacker', 'defender', 'attacker-again', 'defender-again'],
    ]);
    const { result } = read({ ...first, 'attacker-again': [3, 1], 'defender-again': [10, 2] });
    // The mech has 3 + 1 for its move, and the infantry 10: it takes half of 4, halved again and rounded up.
    expect(result).toEqual({ target: 1, attacker: 0, 'target-destroyed': 0, 'attacker-destroyed': 1 });
  });
});

test('a charge that is rolled again is rolled for both', () => {
  const { rolls } = attacks.ask(table(), 'charge', ['a', 'm1'], ['b', 'h2'], { distance: 2 });
  const faces = [1, 2, 8, 3, 3, 1, 10, 2];
  const dice = rollAll(rolls, () => faces.shift() ?? 1);
  expect(dice).toEqual({
    ...{ attacker: [1, 2], defender: [8, 3], 'attacker-again': [3, 1], 'defender-again': [10, 2] },
  });
  // The rolls stay when the dice are there.
  expect(isComplete(rolls(dice), dice)).toBe(true);
  expect(rolls(dice)).toHaveLength(4);
});

test('a recovery needs dice above the damage, and restores what has lost most', () => {
  const match = table();
  match.do({ act: 'damage', row: ['a', 'm1'], input: { take: ['f', 'f', 'm'] } });
  const { rolls, asked } = attacks.ask(match, 'recover', ['a', 'm1'], null);
  expect([rolls()[0]?.count, asked.situation.damage]).toEqual([2, 3]);
  attacks.make(match, 'recover', ['a', 'm1'], null, { dice: { recover: [4, 3] } });
  expect(pick(valuesOf(match, 'a', 'm1'), 'f', 'm', 'damage')).toEqual({ f: 3, m: 3, damage: 3 });
  attacks.make(match, 'recover', ['a', 'm1'], null, { dice: { recover: [12, 12] } });
  expect(pick(valuesOf(match, 'a', 'm1'), 'f', 'm', 'damage')).toEqual({ f: 4, m: 4, damage: 3 });
});
