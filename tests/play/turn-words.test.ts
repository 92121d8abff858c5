import { expect, test } from 'vitest';
import type { Intent } from '@/lib/play/intent';
import { openSentence } from '@/lib/play/turn-words';
import { bareRoster, type PlayedGame, playedGames, type Table, tableOf } from './games';

// What was open when a turn ends, by side.

const games = new Map((await playedGames()).map((game) => [game.id, game]));
const horizon = games.get('horizon-wars') as PlayedGame;

const roster = (name: string, ...ids: string[]) => ({
  muster: 1,
  system: 'horizon-wars',
  name,
  force: { elements: ids.map((id) => ({ id, name: id, kind: 'conventional', type: 'light-infantry' })) },
});
const open = ({ setup, state, standing }: Table) => openSentence(setup, state, standing);
const set = (path: readonly string[], to: number | string): Intent => ({ set: path, to });
/** Acts twice with a row, so that it has no tokens left. */
const spends = (table: Table, side: string, id: string) => {
  for (let action = 0; action < 2; action++) table.do({ act: 'act', row: [side, id] });
};

test('what was open is said by side, and of a side without anything open nothing', () => {
  const table = tableOf([roster('Reds', 'e1', 'e2', 'e3'), roster('Blues', 'e1', 'e2')], horizon);
  expect(open(table)).toBe(
    'Side 1: 3 not activated, 6 tokens unused; Side 2: 2 not activated, 4 tokens unused.',
  );
  spends(table, 'b', 'e1');
  spends(table, 'b', 'e2');
  expect(open(table)).toBe('Side 1: 3 not activated, 6 tokens unused.');
  spends(table, 'a', 'e1');
  expect(open(table)).toBe('Side 1: e2 and e3 not activated, 4 tokens unused.');
  spends(table, 'a', 'e2');
  spends(table, 'a', 'e3');
  expect(open(table)).toBe('');
});

test('one row of each side is named, and of more only their number', () => {
  const table = tableOf([roster('Reds', 'e1'), roster('Blues', 'e2')], horizon);
  for (const [side, id] of [
    ['a', 'e1'],
    ['b', 'e2'],
  ] as const)
    table.do(set([side, id, 'tokens'], 0));
  expect(open(table)).toBe('Side 1: e1 not activated; Side 2: e2 not activated.');
});

test('a side needs no name where only one has a list, and a long name is cut', () => {
  const table = tableOf([roster('Reds', 'e1', 'e2', 'e3'), bareRoster(horizon)], horizon);
  expect(open(table)).toBe('3 not activated, 6 tokens unused.');
  const long = tableOf([roster('Reds', 'e1'), roster('Blues', 'e2')], horizon);
  const sides = long.standing.sides.map((side) => ({ ...side, name: 'Ninth Column of the Rear' }));
  const said = openSentence(long.setup, long.state, { ...long.standing, sides });
  expect(said).toMatch(/^Ninth Column of the…: e1 not activated, 2 tokens unused; /);
});

test('conditions that are met name their side', () => {
  const trek = roster('Trek', 'e2');
  const scenario = { kind: 'adventure', context: 'opening-salvoes', disposition: {} };
  const table = tableOf([roster('Reds', 'e1'), { ...trek, force: { ...trek.force, scenario } }], horizon);
  spends(table, 'a', 'e1');
  table.do(set(['b', 'e2', 'activated'], 1));
  expect(open(table)).toBe('');
  table.do(set(['b', 'momentum-other'], -1));
  expect(open(table)).toBe('Met: Momentum gone (Side 2).');
});

test('a turn of one side names that side, and nothing of the other', async () => {
  const game = games.get('command-horizon') as PlayedGame;
  const samples = await game.system.samples();
  const table = tableOf(
    samples.slice(0, 2).map((each) => each.roster),
    game,
  );
  expect(open(table)).toMatch(/^Side 1: \d+ not activated\.$/);
  table.do({ act: 'next' });
  expect(open(table)).toMatch(/^Side 2: \d+ not activated\.$/);
});
