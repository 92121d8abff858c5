import { describe, expect, test } from 'vitest';
import type { Round, TieBreak } from '@/lib/events/event';
import { standings } from '@/lib/events/standings';
import { round } from './rounds-in-brief';

const names = { ann: 'Ann', ben: 'Ben', cid: 'Cid', dan: 'Dan' };

type Changed = Partial<Record<string, { isOut: boolean }>>;

function standingsOf(rounds: readonly Round[], tieBreaks: readonly TieBreak[] = [], changed: Changed = {}) {
  const players = new Map(
    Object.entries(names).map(([id, name], at) => [
      id,
      { id, number: at + 1, name, isOut: false, ...changed[id] },
    ]),
  );
  const scoring = { win: 3, draw: 1, loss: 0, bye: 2, tieBreaks };
  return standings({ players, rounds, settings: { scoring }, seed: 'seed' });
}

/** "1 ann, 2 ben": ranks and players. */
const ranks = (...of: Parameters<typeof standingsOf>): string =>
  standingsOf(...of)
    .map(({ rank, player }) => `${rank} ${player}`)
    .join(', ');

/** The first tie-break of each player. */
const first = (...of: Parameters<typeof standingsOf>) =>
  Object.fromEntries(
    standingsOf(...of).map(({ player, tieBreaks: [tieBreak] }) => [
      player,
      [tieBreak?.value, tieBreak?.words],
    ]),
  );

describe('points', () => {
  test('are of wins, draws, losses and byes', () => {
    const rounds = [round(1, 'ann>ben', 'cid=dan'), round(2, 'ann>cid', 'dan')];
    expect(standingsOf(rounds)).toEqual([
      { rank: 1, player: 'ann', points: 6, wins: 2, draws: 0, losses: 0, byes: 0, tieBreaks: [] },
      { rank: 2, player: 'dan', points: 3, wins: 0, draws: 1, losses: 0, byes: 1, tieBreaks: [] },
      { rank: 3, player: 'cid', points: 1, wins: 0, draws: 1, losses: 1, byes: 0, tieBreaks: [] },
      { rank: 4, player: 'ben', points: 0, wins: 0, draws: 0, losses: 1, byes: 0, tieBreaks: [] },
    ]);
  });

  test('do not follow from the points scored: the winner is who was reported', () => {
    expect(standingsOf([round(1, 'ann>ben 3-12')])[0]).toMatchObject({ player: 'ann', points: 3 });
  });

  test('are not yet of a game without a result, nor of a round that has not begun', () => {
    const rounds = [round(1, 'ann>ben', 'cid?dan'), { ...round(2, 'ben>ann', 'cid'), begun: null }];
    expect(ranks(rounds)).toBe('1 ann, 2 ben, 2 cid, 2 dan');
    expect(standingsOf(rounds)[2]).toMatchObject({ points: 0, wins: 0, losses: 0, byes: 0 });
  });
});

describe('ranks', () => {
  test('are shared by players whom nothing tells apart, in the order of entry', () => {
    expect(ranks([])).toBe('1 ann, 1 ben, 1 cid, 1 dan');
    expect(ranks([round(1, 'dan>ann', 'cid>ben')])).toBe('1 cid, 1 dan, 3 ann, 3 ben');
  });

  test('are kept by players who were dropped, and not given to those who left before they played', () => {
    const out = { isOut: true };
    expect(ranks([round(1, 'ann>ben')], [], { ann: out, dan: out })).toBe('1 ann, 2 ben, 2 cid');
  });

  test('follow the tie-breaks in their order', () => {
    const rounds = [round(1, 'ann>ben 20-0', 'cid>dan 10-9'), round(2, 'dan>ben 5-4')];
    expect(ranks(rounds, [])).toBe('1 ann, 1 cid, 1 dan, 4 ben');
    expect(ranks(rounds, ['scored'])).toBe('1 ann, 2 dan, 3 cid, 4 ben');
    expect(ranks(rounds, ['opponents'])).toBe('1 cid, 1 dan, 3 ann, 4 ben');
    expect(ranks(rounds, ['opponents', 'scored'])).toBe('1 dan, 2 cid, 3 ann, 4 ben');
    expect(ranks(rounds, ['difference'])).toBe('1 ann, 2 cid, 3 dan, 4 ben');
  });
});

describe('the points of opponents', () => {
  test('are spelled out with their names in the order of rounds', () => {
    const rounds = [
      round(1, 'ann>ben', 'cid>dan'),
      round(2, 'ann>cid', 'ben>dan'),
      round(3, 'dan=ann', 'ben'),
    ];
    expect(first(rounds, ['opponents'])).toEqual({
      ann: [9, '5 + 3 + 1 = 9, the points of Ben, Cid and Dan'],
      ben: [8, '7 + 1 = 8, the points of Ann and Dan'],
      cid: [8, '1 + 7 = 8, the points of Dan and Ann'],
      dan: [15, '3 + 5 + 7 = 15, the points of Cid, Ben and Ann'],
    });
  });

  test('count twice for an opponent who was met twice, and not for a game without a result', () => {
    const rounds = [round(1, 'ann>ben', 'cid?dan'), round(2, 'ben>ann', 'cid>dan')];
    expect(first(rounds, ['opponents'])).toEqual({
      ann: [6, '3 + 3 = 6, the points of Ben and Ben'],
      ben: [6, '3 + 3 = 6, the points of Ann and Ann'],
      cid: [0, '0, the points of Dan'],
      dan: [3, '3, the points of Cid'],
    });
    expect(first([round(1, 'ann')], ['opponents']).ann).toEqual([0, 'No games yet']);
  });
});

describe('head to head', () => {
  const before = [round(1, 'ann>ben', 'cid>dan'), round(2, 'ben>cid', 'dan>ann')];

  test('counts games between players who are level if each has played each other', () => {
    const rounds = [...before, round(3, 'ann>cid', 'dan>ben')];
    expect(ranks(rounds)).toBe('1 ann, 1 dan, 3 ben, 3 cid');
    expect(ranks(rounds, ['head-to-head'])).toBe('1 dan, 2 ann, 3 ben, 4 cid');
    expect(first(rounds, ['head-to-head'])).toEqual({
      ann: [0, '0, from the games against Dan'],
      ben: [3, '3, from the games against Cid'],
      cid: [0, '0, from the games against Ben'],
      dan: [3, '3, from the games against Ann'],
    });
  });

  test('adds the games up between three', () => {
    const rounds = [
      round(1, 'ann>ben', 'cid>gone1'),
      round(2, 'ann>cid', 'ben>gone2'),
      round(3, 'ben>cid'),
      round(4, 'cid>gone3'),
    ];
    expect(first(rounds, ['head-to-head'])).toEqual({
      ann: [6, '3 + 3 = 6, from the games against Ben and Cid'],
      ben: [3, '0 + 3 = 3, from the games against Ann and Cid'],
      cid: [0, '0 + 0 = 0, from the games against Ann and Ben'],
      dan: [null, 'Not needed'],
    });
  });

  test('does not count while one game between those who are level is missing', () => {
    const words = 'Not counted: players who are level have not all played each other';
    expect(first(before, ['head-to-head'])).toEqual(
      Object.fromEntries(Object.keys(names).map((id) => [id, [null, words]])),
    );
    const open = [...before, round(3, 'ann>cid', 'dan?ben')];
    expect(ranks(open, ['head-to-head'])).toBe('1 ann, 2 ben, 2 cid, 2 dan');
    const played = [...before, round(3, 'gone>ann', 'dan=ben'), round(4, 'gone>ann', 'gone>dan', 'cid>gone')];
    expect(ranks(played)).toBe('1 cid, 2 ben, 2 dan, 4 ann');
    expect(ranks(played, ['head-to-head'])).toBe('1 cid, 2 ben, 2 dan, 4 ann');
  });

  test('is between those whom the tie-breaks before it left level', () => {
    // Ann has met neither Ben nor Cid, but scored more than both.
    const rounds = [round(1, 'ann>dan 20-0', 'ben>cid 6-6'), round(2, 'cid>dan 4-0', 'gone>ben 9-4')];
    expect(ranks(rounds, ['head-to-head'])).toBe('1 ann, 1 ben, 1 cid, 4 dan');
    expect(ranks(rounds, ['scored', 'head-to-head'])).toBe('1 ann, 2 ben, 3 cid, 4 dan');
  });
});

describe('points scored', () => {
  test('are spelled out with the opponents', () => {
    const rounds = [round(1, 'ann>ben 20-3'), round(2, 'cid>ann 12-11'), round(3, 'ann')];
    expect(first(rounds, ['scored'])).toEqual({
      ann: [31, '20 + 11 = 31, scored against Ben and Cid'],
      ben: [3, '3, scored against Ann'],
      cid: [12, '12, scored against Ann'],
      dan: [0, 'No games yet'],
    });
  });

  test('are compared with those conceded', () => {
    const rounds = [round(1, 'ann>ben 20-3'), round(2, 'cid>ann 12-11')];
    expect(first(rounds, ['difference'])).toEqual({
      ann: [16, '31 − 15 = 16, scored and conceded'],
      ben: [-17, '3 − 20 = −17, scored and conceded'],
      cid: [1, '12 − 11 = 1, scored and conceded'],
      dan: [0, 'No games yet'],
    });
  });
});

describe('the number by lot', () => {
  test('tells all players apart, and is the same in every round', () => {
    const before = standingsOf([], ['seed']);
    expect(before.map(({ rank }) => rank)).toEqual([1, 2, 3, 4]);
    const values = new Map(before.map(({ player, tieBreaks }) => [player, tieBreaks[0]?.value]));
    const after = standingsOf([round(1, 'ann=ben', 'cid=dan')], ['seed']);
    for (const { player, tieBreaks } of after) expect(tieBreaks[0]?.value).toBe(values.get(player));
    expect(before[0]?.tieBreaks[0]?.words).toBe(
      `${before[0]?.tieBreaks[0]?.value}, drawn when the event was made; the higher lot wins`,
    );
  });

  test('differs between events', () => {
    const winners = Array.from({ length: 20 }, (_, at) => {
      const players = new Map(
        Object.entries(names).map(([id, name], index) => [id, { id, number: index + 1, name, isOut: false }]),
      );
      const scoring = { win: 3, draw: 1, loss: 0, bye: 3, tieBreaks: ['seed'] as const };
      return standings({ players, rounds: [], settings: { scoring }, seed: `seed ${at}` })[0]?.player;
    });
    expect(new Set(winners).size).toBe(4);
  });
});
