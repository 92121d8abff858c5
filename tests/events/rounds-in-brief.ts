import type { Pairing, Round } from '@/lib/events/event';

/** A pairing without a result. */
export function pairing(a: string, b: string | null, table: number | null = null): Pairing {
  return { a, b, table, revision: 1, why: [], reported: { a: null, b: null }, result: null };
}

/**
 * A round that was begun, from words: "ann>ben" was won by Ann by 10 to 5, "cid=dan" was drawn 7 to 7, "eve?fay" has no
 * result yet, "gus" has a bye; "ann>ben 20-3" says the points scored. Tables are counted from 1.
 */
export function round(number: number, ...games: string[]): Round {
  let table = 0;
  const pairings = games.map((game): Pairing => {
    const [, a = '', sign, b = null, scoredA, scoredB] =
      /^(\w+)(?:([>=?])(\w+)(?: (\d+)-(\d+))?)?$/.exec(game) ?? [];
    if (b === null) return pairing(a, null);
    const paired = pairing(a, b, ++table);
    if (sign === '?') return paired;
    const usual = sign === '=' ? [7, 7] : [10, 5];
    return {
      ...paired,
      result: {
        a: Number(scoredA ?? usual[0]),
        b: Number(scoredB ?? usual[1]),
        winner: sign === '=' ? null : 'a',
        by: 'players',
      },
    };
  });
  return { number, revision: number, begun: number, until: null, how: 'all', pairings };
}

/**
 * Rounds after which players have these points at one a win: each won and lost against opponents who are no longer
 * there, at tables that are not used again.
 */
export function roundsWithPoints(points: Readonly<Record<string, number>>): Round[] {
  const players = Object.keys(points);
  const last = Math.max(...Object.values(points));
  return Array.from({ length: last }, (_, at) => {
    const games = players.map((player) =>
      at < (points[player] ?? 0) ? `${player}>gone_${at}_${player}` : `gone_${at}_${player}>${player}`,
    );
    const made = round(at + 1, ...games);
    const pairings = made.pairings.map((each, index) => ({ ...each, table: 1000 + at * 100 + index }));
    return { ...made, pairings };
  });
}
