import Ajv from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import type { Asker } from '@/lib/events/course';
import { gamesCsv, resultsOf, standingsCsv } from '@/lib/events/results';
import { type EventView, viewOf } from '@/lib/events/view';
import { jsonSchema } from '@/lib/node/schema';
import { cellsOf, isFormula, separations } from '../sheet/spreadsheet';
import { TestEvent } from './play';

const cells = (csv: string) => cellsOf(csv, { separator: ',', quotes: true });

const seen = ({ state, now }: TestEvent, asker: Asker = { role: 'organiser' }): EventView => {
  const view = viewOf(state, asker, now);
  if (!('revision' in view)) throw new Error('The event is private');
  return view;
};

/** Three players, one of them with a bye, after a round that Ann won; the names try to be formulas. */
function played(name = 'Ann') {
  const event = new TestEvent({ rounds: 2 });
  event.stepTo('open');
  event.enter('ann-1234', name, '@cmd');
  event.enter('ben-1234', 'Ben');
  event.enter('cid-1234', 'Cid');
  event.send('ann-1234', 'Lancers');
  event.organiser({ act: 'note', player: 'ann-1234', note: 'Pays later' });
  event.stepTo('locked', 'revealed', 'running');
  const tables = [
    { a: 'ann-1234', b: 'ben-1234' },
    { a: 'cid-1234', b: null },
  ];
  event.organiser({ act: 'pair', round: 1, players: 'all', tables });
  event.organiser({ act: 'begin', round: 1 });
  event.organiser({ act: 'result', round: 1, pairing: 0, score: { a: 20, b: 11, winner: 'a' } });
  return event;
}

test('the results have players, games and standings, and fit the published schema', async () => {
  const results = resultsOf(seen(played()));
  const validate = new Ajv({ strict: true, allowUnionTypes: true }).compile(
    (await jsonSchema('results')) ?? {},
  );
  expect(validate(JSON.parse(JSON.stringify(results))), JSON.stringify(validate.errors)).toBe(true);
  expect(results.event).toMatchObject({ name: 'Autumn Cup', step: 'running', rounds: 2 });
  expect(results.players.map(({ name, list }) => [name, list?.name ?? null])).toEqual([
    ['Ann', 'Lancers'],
    ['Ben', null],
    ['Cid', null],
  ]);
  expect(results.rounds).toEqual([
    {
      number: 1,
      games: [
        {
          table: 1,
          a: 'ann-1234',
          b: 'ben-1234',
          why: [],
          result: { a: 20, b: 11, winner: 'a', by: 'organiser' },
        },
        { table: null, a: 'cid-1234', b: null, why: [], result: null },
      ],
    },
  ]);
  expect(results.standings.map(({ rank, player, points, byes }) => [rank, player, points, byes])).toEqual([
    [1, 'ann-1234', 3, 0],
    [2, 'cid-1234', 3, 1],
    [3, 'ben-1234', 0, 0],
  ]);
  expect(results.standings[0]?.tieBreaks[1]).toEqual({
    tieBreak: 'scored',
    value: 20,
    sum: '20, scored against Ben',
  });
});

test('the schema refuses what is not a result', async () => {
  const validate = new Ajv({ strict: true, allowUnionTypes: true }).compile(
    (await jsonSchema('results')) ?? {},
  );
  const results = JSON.parse(JSON.stringify(resultsOf(seen(played()))));
  expect(validate({ ...results, musterResults: 2 })).toBe(false);
  expect(validate({ ...results, standings: [{ rank: 1 }] })).toBe(false);
});

test('the file of an organiser has nothing that is for organisers alone', () => {
  const event = played();
  const text = JSON.stringify(resultsOf(seen(event)));
  for (const secret of ['Pays later', event.state.players.get('ann-1234')?.link, event.state.links[0]?.hash])
    expect(text).not.toContain(secret);
  expect(resultsOf(seen(event))).toEqual(resultsOf(seen(event, { role: 'public' })));
});

test('lists are not named before the reveal, nor if only opponents may read them', () => {
  const event = new TestEvent({ shown: 'opponent' });
  event.stepTo('open');
  event.enter('ann-1234', 'Ann');
  event.send('ann-1234');
  const listOfAnn = () => resultsOf(seen(event)).players[0]?.list;
  expect(listOfAnn()).toBeNull();
  event.stepTo('locked', 'revealed');
  expect(listOfAnn()).toBeNull();
});

test('the standings as CSV have a row per player, with tie-breaks and games', () => {
  const [heads, first, second, third] = cells(standingsCsv(seen(played())));
  expect(heads).toEqual([
    ...['Rank', 'Player', 'Team', 'Points', 'Won', 'Drawn', 'Lost', 'Byes'],
    ...[
      'Opponents’ points',
      'Opponents’ points, how',
      'Points scored',
      'Points scored, how',
      'Lot',
      'Lot, how',
    ],
    ...['Round 1 opponent', 'Round 1 scored', 'Round 1 conceded', 'Round 1 result'],
  ]);
  expect(first?.slice(0, 8)).toEqual(['1', 'Ann', "'@cmd", '3', '1', '0', '0', '0']);
  expect(first?.slice(-4)).toEqual(['Ben', '20', '11', 'won']);
  expect(second?.slice(-4)).toEqual(['', '', '', 'bye']);
  expect(third?.slice(-4)).toEqual(['Ann', '11', '20', 'lost']);
});

test('the games as CSV have a row per game and bye', () => {
  expect(cells(gamesCsv(seen(played()))).slice(1)).toEqual([
    ['1', '1', 'Ann', "'@cmd", 'Ben', '', '20', '11', 'Ann', 'organiser'],
    ['1', '', 'Cid', '', 'Bye', '', '', '', '', ''],
  ]);
});

test.each(['=1+1', '+A1', '-A1', '@SUM(A1)', 'x;=1+1', '\t=1'])(
  'no cell of a CSV is a formula, however it is opened, if a name is %j',
  (name) => {
    for (const csv of [standingsCsv(seen(played(name))), gamesCsv(seen(played(name)))])
      for (const separation of separations)
        expect(cellsOf(csv, separation).flat().filter(isFormula)).toEqual([]);
  },
);
