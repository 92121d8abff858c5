import { describe, expect, test } from 'vitest';
import type { Round, Scoring } from '@/lib/events/event';
import { pairSwiss } from '@/lib/events/pairing';
import { round, roundsWithPoints } from './rounds-in-brief';

const scoring: Scoring = { win: 1, draw: 0, loss: 0, bye: 1, tieBreaks: [] };

/** Pairs players, each with a club if one is given: "ann", "ben:Harbour". */
function pair(players: string, rounds: readonly Round[], seed = 'seed') {
  const entered = players.split(' ').map((player) => {
    const [id = '', team = ''] = player.split(':');
    return { id, team };
  });
  return pairSwiss({ players: entered, rounds, scoring, seed });
}

/** Who plays whom, in alphabetical order: "ann-ben cid". */
const games = (pairings: ReturnType<typeof pair>): string =>
  pairings
    .map(({ a, b }) =>
      [a, b]
        .filter((player) => player !== null)
        .sort()
        .join('-'),
    )
    .sort()
    .join(' ');

const reasons = (pairings: ReturnType<typeof pair>): string[] => pairings.flatMap(({ why }) => why);

/** The pairings of some seeds. */
const bySeeds = (players: string, rounds: readonly Round[]) =>
  new Set(Array.from({ length: 20 }, (_, seed) => games(pair(players, rounds, `seed ${seed}`))));

describe('rematches', () => {
  test('are avoided at the price of any difference in points', () => {
    const before = roundsWithPoints({ ann: 5, ben: 5, cid: 0, dan: 0 });
    expect(bySeeds('ann ben cid dan', before)).toEqual(new Set(['ann-ben cid-dan']));
    const met = [...before, round(6, 'ann?ben')];
    expect(bySeeds('ann ben cid dan', met)).toEqual(new Set(['ann-cid ben-dan', 'ann-dan ben-cid']));
  });

  test('leave one pairing after two rounds of four players', () => {
    const before = [round(1, 'ann>ben', 'cid>dan'), round(2, 'ann>cid', 'ben>dan')];
    expect(bySeeds('ann ben cid dan', before)).toEqual(new Set(['ann-dan ben-cid']));
    expect(reasons(pair('ann ben cid dan', before)).filter((why) => why.includes('played'))).toEqual([]);
  });

  test('are explained where everybody has met, and are fewer rather than more often the same', () => {
    const before = [
      round(1, 'ann>ben', 'cid>dan'),
      round(2, 'ann>cid', 'ben>dan'),
      round(3, 'ann>dan', 'ben>cid'),
      round(4, 'ann>ben', 'cid>dan'),
      round(5, 'ann>dan', 'ben>cid'),
    ];
    const pairings = pair('ann ben cid dan', before);
    expect(games(pairings)).toBe('ann-cid ben-dan');
    expect(pairings.map(({ why }) => why[0])).toEqual([
      'They played each other in round 2: a round without a rematch was not possible.',
      'They played each other in round 2: a round without a rematch was not possible.',
    ]);
  });
});

describe('byes', () => {
  test('go to a player with the fewest points who had none', () => {
    const before = roundsWithPoints({ ann: 2, ben: 1, cid: 0 });
    expect(games(pair('ann ben cid', before))).toBe('ann-ben cid');
    const again = [...roundsWithPoints({ ann: 4, ben: 3, cid: 1 }), round(5, 'cid')];
    expect(games(pair('ann ben cid', again))).toBe('ann-cid ben');
  });

  test('go to the fewest points at the price of a difference between others', () => {
    // A bye for Ann would leave a game of equals.
    const before = roundsWithPoints({ ann: 2, ben: 1, cid: 1 });
    expect(bySeeds('ann ben cid', before)).toEqual(new Set(['ann-ben cid', 'ann-cid ben']));
  });

  test('come twice rather than a rematch, with the reason', () => {
    const before = [
      round(1, 'ann>ben', 'cid'),
      round(2, 'ann>cid', 'ben'),
      round(3, 'ann', 'gone>ben', 'lost>cid'),
    ];
    const pairings = pair('ann ben cid', before);
    expect(games(pairings)).toBe('ann ben-cid');
    expect(pairings[1]?.why).toEqual([
      'This player had a bye in round 3: a second bye could not be avoided without a rematch.',
    ]);
    const met = [...before, round(4, 'ben>cid', 'gone>ann')];
    expect(games(pair('ann ben cid dan', met))).not.toContain('ann ');
  });

  test('are not given to an even number of players', () => {
    expect(pair('ann ben', []).map(({ b }) => b)).not.toContain(null);
    expect(pair('ann', [])).toEqual([{ a: 'ann', b: null, table: null, why: [] }]);
    expect(pairSwiss({ players: [], rounds: [], scoring, seed: '' })).toEqual([]);
  });
});

describe('differences in points', () => {
  test('are as small as possible in total', () => {
    const before = roundsWithPoints({ ann: 3, ben: 2, cid: 1, dan: 0 });
    expect(games(pair('ann ben cid dan', before))).toBe('ann-ben cid-dan');
  });

  test('are least in their sum before they are least in their squares', () => {
    const points = { ann: 5, ben: 5, cid: 4, dan: 2, eve: 2, fay: 0 };
    const before = [...roundsWithPoints(points), round(6, 'cid?dan'), round(7, 'cid?eve')];
    expect(games(pair('ann ben cid dan eve fay', before))).toBe('ann-ben cid-fay dan-eve');
    const without = roundsWithPoints(points);
    expect(games(pair('ann ben cid dan eve fay', without))).toMatch(/^ann-ben cid-(dan|eve) (dan|eve)-fay$/);
  });

  test('are two small ones rather than one large one', () => {
    const before = roundsWithPoints({ ann: 3, ben: 2, cid: 2, dan: 1 });
    expect(bySeeds('ann ben cid dan', before)).toEqual(new Set(['ann-ben cid-dan', 'ann-cid ben-dan']));
    const lower = roundsWithPoints({ ann: 3, ben: 3, cid: 2, dan: 1 });
    expect(bySeeds('ann ben cid dan', lower)).toEqual(new Set(['ann-ben cid-dan']));
  });

  test('are of results, and games without one count nothing yet', () => {
    const before = [round(1, 'ann>gone1', 'ben>gone2', 'cid?gone3', 'gone4>dan')];
    expect(bySeeds('ann ben cid dan', before)).toEqual(new Set(['ann-ben cid-dan']));
  });
});

describe('games inside a club', () => {
  test('are avoided in round 1, whatever the case and the spaces of its name', () => {
    expect(bySeeds('ann:Harbour ben:HARBOUR cid:hill dan:Hill', [])).toEqual(
      new Set(['ann-cid ben-dan', 'ann-dan ben-cid']),
    );
    const spaces = ['Hill', ' hill ', 'Pond', 'pond'].map((team, at) => ({ id: `p${at}`, team }));
    const seen = Array.from({ length: 20 }, (_, seed) =>
      games(pairSwiss({ players: spaces, rounds: [], scoring, seed: `${seed}` })),
    );
    expect(new Set(seen)).toEqual(new Set(['p0-p2 p1-p3', 'p0-p3 p1-p2']));
  });

  test('are possible between players without one', () => {
    expect(bySeeds('ann ben cid:hill dan:pond', []).size).toBe(3);
    const spaces = [' ', '  ', 'hill', 'pond'].map((team, at) => ({ id: `p${at}`, team }));
    const seen = Array.from({ length: 20 }, (_, seed) =>
      games(pairSwiss({ players: spaces, rounds: [], scoring, seed: `${seed}` })),
    );
    expect(new Set(seen).size).toBe(3);
  });

  test('are explained in round 1 where a club has more than half of the players', () => {
    const pairings = pair('ann:hill ben:hill cid:hill dan', []);
    expect(reasons(pairings)).toEqual(['They are from the same club: this could not be avoided for all.']);
    expect(reasons(pair('ann:hill ben:hill cid:pond dan', []))).toEqual([]);
  });

  test('are avoided later where it costs nothing else', () => {
    const equal = roundsWithPoints({ ann: 1, ben: 1, cid: 1, dan: 1 });
    expect(bySeeds('ann:hill ben:hill cid:pond dan:pond', equal)).toEqual(
      new Set(['ann-cid ben-dan', 'ann-dan ben-cid']),
    );
    const apart = roundsWithPoints({ ann: 2, ben: 2, cid: 1, dan: 1 });
    const pairings = pair('ann:hill ben:hill cid:pond dan', apart);
    expect(games(pairings)).toBe('ann-ben cid-dan');
    expect(reasons(pairings)).toEqual([
      'They are from the same club: this could not be avoided without breaking a rule that comes first.',
    ]);
  });
});

describe('tables', () => {
  const points = roundsWithPoints({ ann: 3, ben: 3, cid: 1, dan: 1 });

  test('are numbered from 1, the first for those with the most points', () => {
    const pairings = pair('ann ben cid dan eve', points);
    expect(pairings.map(({ a, b, table }) => [[a, b].sort().join(' '), table])).toEqual([
      ['ann ben', 1],
      ['cid dan', 2],
      ['eve ', null],
    ]);
  });

  test('are new to both players where possible', () => {
    const before = [...points, round(4, 'ann>gone1', 'gone2>cid')];
    const pairings = pair('ann ben cid dan', before);
    expect(pairings.map(({ a, table }) => [a === 'ann' || a === 'ben', table])).toEqual([
      [false, 1],
      [true, 2],
    ]);
    expect(reasons(pairings)).toEqual([]);
  });

  test('are otherwise as near to the order as possible', () => {
    const all = roundsWithPoints({ ann: 5, ben: 5, cid: 4, dan: 4, eve: 3, fay: 3, gus: 2, hal: 2 });
    const order = (...games: string[]) =>
      pair('ann ben cid dan eve fay gus hal', [...all, round(6, ...games)]).map(({ a, b }) =>
        [a, b].sort().join('-'),
      );
    expect(order('gone1?gone2')).toEqual(['ann-ben', 'cid-dan', 'eve-fay', 'gus-hal']);
    expect(order('ann?gone1')).toEqual(['cid-dan', 'ann-ben', 'eve-fay', 'gus-hal']);
    expect(order('ann?gone1', 'eve?gone2', 'fay?gone3')).toEqual([
      'cid-dan',
      'ann-ben',
      'gus-hal',
      'eve-fay',
    ]);
  });

  test('are repeated for as few players as possible, with the reason', () => {
    const before = [...points, round(4, 'ann>gone1', 'gone2>cid'), round(5, 'ben>gone3', 'gone4>gone5')];
    const again = [...before, round(6, 'cid>gone6', 'ann>gone7')];
    const pairings = pair('ann ben cid dan', again);
    expect(pairings.map(({ a, table }) => [a === 'ann' || a === 'ben', table])).toEqual([
      [false, 1],
      [true, 2],
    ]);
    expect(reasons(pairings)).toEqual([
      'Table 1 was used by one of them in round 6: new tables for all were not possible.',
      'Table 2 was used by one of them in round 6: new tables for all were not possible.',
    ]);
  });
});

describe('the seed', () => {
  const players = 'ann ben cid dan eve fay gus hal';

  test('decides between equals: the same input has the same pairings, in whatever order players are given', () => {
    const pairings = pair(players, []);
    expect(pair(players, [])).toEqual(pairings);
    expect(pair(players.split(' ').reverse().join(' '), [])).toEqual(pairings);
    expect(bySeeds(players, []).size).toBeGreaterThan(10);
  });

  test('decides who is named first', () => {
    const first = Array.from({ length: 20 }, (_, seed) => pair('ann ben', [], `seed ${seed}`)[0]?.a);
    expect(new Set(first)).toEqual(new Set(['ann', 'ben']));
  });
});
