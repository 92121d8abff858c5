import { expect, test } from 'vitest';
import { AttacksAtTable } from './attacks';
import { type PlayedGame, playedGames, type Table, tableOf } from './games';

const game = (await playedGames()).find(({ id }) => id === 'forge-of-war') as PlayedGame;
const attacks = await AttacksAtTable.of(game);
const samples = await game.system.samples();
const dragoons = samples.find(({ name }) => name === 'Third Dragoons')?.roster as object;
const table = (): Table => tableOf([dragoons], game);

const unit = ['a', table().setup.sides[0]?.rows[0]?.row.id ?? ''] as const;
const valuesOf = ({ standing }: Table) =>
  standing.sides[0]?.rows.find(({ row }) => row.id === unit[1])?.values.values ?? {};

test('an attempt to activate succeeds by its value or less, and one more fails', () => {
  const match = table();
  match.do({ set: [...unit, 'd-markers'], to: 2 });
  const needed = Number(valuesOf(match).activation);
  expect(needed).toBeGreaterThan(1);
  attacks.make(match, 'try', unit, null, { dice: { die: [needed] } });
  expect(valuesOf(match).tried).toBe('activated');
  match.do({ undo: 1 });
  attacks.make(match, 'try', unit, null, { dice: { die: [needed + 1] } });
  expect(valuesOf(match).tried).toBe('failed');
});

test('a natural 10 fails whatever the value', () => {
  const { read } = attacks.ask(table(), 'try', unit, null);
  expect([read({ die: [10] }).result, read({ die: [1] }).result]).toEqual([
    { activated: 0 },
    { activated: 1 },
  ]);
});

test('a rally removes a marker for each point below its value, and a 1 at least one', () => {
  const match = table();
  match.do({ set: [...unit, 'd-markers'], to: 3 });
  const value = Number(valuesOf(match).rally);
  const removed = (die: number) => attacks.ask(match, 'rally', unit, null).read({ die: [die] }).result.by;
  expect([removed(value), removed(value - 1), removed(value - 2)]).toEqual([0, 1, 2]);
  attacks.make(match, 'rally', unit, null, { dice: { die: [value - 1] } });
  expect(valuesOf(match)['d-markers']).toBe(2);
  match.do({ set: [...unit, 'd-markers'], to: 9 });
  expect([Number(valuesOf(match).rally) < 1, removed(1), removed(2)]).toEqual([true, 1, 0]);
});
