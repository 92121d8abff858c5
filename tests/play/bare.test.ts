import { expect, test } from 'vitest';
import { sampleRoster } from '@/components/shared/rosters/new-roster';
import { bareRoster, playedGames, tableOf } from './games';

// A side without a list has an empty force, and no rows; what depends on it is not known.

const games = await playedGames();

test.each(games)('a side of $id without a list has trackers and no rows', (game) => {
  const table = tableOf([bareRoster(game)], game);
  expect(table.setup.sides[0]?.rows).toEqual([]);
  expect(table.do({ add: ['a', 'score'], by: 2 })).toBe(1);
  expect(table.standing.sides[0]?.side.values).toMatchObject({ score: 2 });
});

test('the last mech standing is not known against one without a list', async () => {
  const game = games.find(({ id }) => id === 'battle-royale');
  if (game === undefined) throw new Error('no game');
  const roster = await sampleRoster(game.system, 'cinder-queen');
  const watch = (rosters: readonly unknown[]) => tableOf(rosters, game).standing.match.watches[0];
  expect(watch([roster, bareRoster(game)])).toMatchObject({ is: null, text: '1 of 1 mechs standing' });
  expect(watch([roster, { ...bareRoster(game), name: 'Bare' }])).toMatchObject({ is: false });
});
