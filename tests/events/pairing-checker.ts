import type { Pairing, Round, Scoring } from '@/lib/events/event';

// Checks pairings by the contract alone: nothing here comes from the code that pairs.

export interface CheckedInput {
  players: readonly { id: string; team: string }[];
  rounds: readonly Round[];
  scoring: Scoring;
}

export type Paired = Pick<Pairing, 'a' | 'b' | 'table' | 'why'>;

/**
 * What a round costs, in falling order: rematches, second byes, how many points more than the lowest player the one with
 * the bye has, the sum of the differences in points, the sum of their squares, games inside one club.
 */
export type Total = readonly number[];

type TotalOf = (a: string, b: string | null) => Total;

const NOTHING: Total = [0, 0, 0, 0, 0, 0];

const plus = (one: Total, other: Total): Total => one.map((number, at) => number + (other[at] ?? 0));

/** Whether a total is less than another. */
function isLess(one: Total, other: Total): boolean {
  const at = one.findIndex((number, index) => number !== other[index]);
  return at >= 0 && (one[at] ?? 0) < (other[at] ?? 0);
}

function pointsOf(player: string, { rounds, scoring }: CheckedInput): number {
  let points = 0;
  for (const { pairings } of rounds.filter(({ begun }) => begun !== null))
    for (const { a, b, result } of pairings) {
      if (a !== player && b !== player) continue;
      if (b === null) points += scoring.bye;
      else if (result?.winner === null) points += scoring.draw;
      else if (result) points += (result.winner === 'a') === (a === player) ? scoring.win : scoring.loss;
    }
  return points;
}

/** The rounds in which two players met, or in which one had a bye. */
const roundsOf = (a: string, b: string | null, rounds: readonly Round[]): number[] =>
  rounds.flatMap(({ number, pairings }) =>
    pairings
      .filter((each) => (each.a === a && each.b === b) || (b !== null && each.a === b && each.b === a))
      .map(() => number),
  );

/** How often each of two players was at a table, both together. */
const visits = (table: number, { a, b }: Paired, rounds: readonly Round[]): number =>
  rounds
    .flatMap(({ pairings }) => pairings)
    .filter((each) => each.table === table)
    .flatMap((each) => [each.a, each.b])
    .filter((player) => player === a || player === b).length;

/** Returns what two players, or one with a bye, add to the total of a round; worked out once. */
function totals(input: CheckedInput): TotalOf {
  const points = new Map(input.players.map(({ id }) => [id, pointsOf(id, input)]));
  const teams = new Map(input.players.map(({ id, team }) => [id, team.trim().toUpperCase()]));
  const lowest = Math.min(...points.values());
  const known = new Map<string, Total>();
  const of = (a: string, b: string | null): Total => {
    const before = roundsOf(a, b, input.rounds).length;
    const own = points.get(a) ?? 0;
    if (b === null) return [0, before, own - lowest, 0, 0, 0];
    const difference = Math.abs(own - (points.get(b) ?? 0));
    const isOneClub = teams.get(a) !== '' && teams.get(a) === teams.get(b);
    return [before, 0, 0, difference, difference * difference, isOneClub ? 1 : 0];
  };
  return (a, b) => {
    const key = `${a} ${b}`;
    const total = known.get(key) ?? of(a, b);
    known.set(key, total);
    return total;
  };
}

/** The total of a round. */
export function totalOf(pairings: readonly Paired[], input: CheckedInput): Total {
  const of = totals(input);
  return pairings.reduce((sum, { a, b }) => plus(sum, of(a, b)), NOTHING);
}

/** Goes through every way to pair some players, null for the bye at the end; returns the least total. */
function leastOf(players: readonly (string | null)[], of: TotalOf, count: { ways: number }): Total {
  let least: Total | null = null;
  const go = ([first, ...others]: readonly (string | null)[], sum: Total) => {
    if (first == null) {
      count.ways++;
      if (least === null || isLess(sum, least)) least = sum;
      return;
    }
    for (const [at, other] of others.entries()) go(others.toSpliced(at, 1), plus(sum, of(first, other)));
  };
  go(players, NOTHING);
  return least ?? NOTHING;
}

const withBye = (players: readonly string[]): (string | null)[] =>
  players.length % 2 === 0 ? [...players] : [...players, null];

/** The least total of all ways to pair a round, and how many ways there are: 10,395 for 12 players. */
export function leastOfAll(input: CheckedInput): { least: Total; ways: number } {
  const count = { ways: 0 };
  const least = leastOf(withBye(input.players.map(({ id }) => id)), totals(input), count);
  return { least, ways: count.ways };
}

/** The same by the sets of players who can be paired with each other: for up to about 20 players. */
export function leastBySets(input: CheckedInput): Total {
  const of = totals(input);
  const ids = withBye(input.players.map(({ id }) => id));
  const full = 2 ** ids.length - 1;
  const best: (Total | undefined)[] = Array(full + 1).fill(undefined);
  best[0] = NOTHING;
  for (let set = 0; set < full; set++) {
    const sum = best[set];
    if (sum === undefined) continue;
    const first = ids.findIndex((_, at) => (set & (1 << at)) === 0);
    for (let other = first + 1; other < ids.length; other++) {
      if (set & (1 << other)) continue;
      const next = set | (1 << first) | (1 << other);
      const total = plus(sum, of(ids[first] as string, ids[other] as string | null));
      const known = best[next];
      if (known === undefined || isLess(total, known)) best[next] = total;
    }
  }
  return best[full] ?? NOTHING;
}

/** Returns two or three tables whose players could be paired with each other for less, or null. */
export function betterExchange(pairings: readonly Paired[], input: CheckedInput): readonly Paired[] | null {
  const of = totals(input);
  const isWorse = (some: readonly Paired[]): boolean => {
    const players = some.flatMap(({ a, b }) => (b === null ? [a] : [a, b]));
    const total = some.reduce((sum, { a, b }) => plus(sum, of(a, b)), NOTHING);
    return isLess(leastOf(withBye(players), of, { ways: 0 }), total);
  };
  for (const [at, one] of pairings.entries())
    for (const [next, other] of pairings.slice(at + 1).entries()) {
      if (isWorse([one, other])) return [one, other];
      for (const third of pairings.slice(at + next + 2))
        if (isWorse([one, other, third])) return [one, other, third];
    }
  return null;
}

/**
 * How often players are at a table where they were before, and, for up to 6 games, the least that any order of the tables
 * would have had; null for more games.
 */
export function repeatedTables(pairings: readonly Paired[], { rounds }: CheckedInput) {
  const games = pairings.filter(({ table }) => table !== null);
  const known = games.map((game) => games.map((_, at) => visits(at + 1, game, rounds)));
  const repeats = (tables: readonly number[]) =>
    tables.reduce((sum, table, at) => sum + (known[at]?.[table - 1] ?? 0), 0);
  const orders = (left: readonly number[]): number[][] =>
    left.length === 0
      ? [[]]
      : left.flatMap((first, at) => orders(left.toSpliced(at, 1)).map((rest) => [first, ...rest]));
  const tables = games.map((_, at) => at + 1);
  return {
    repeats: repeats(games.map(({ table }) => table ?? 0)),
    least: games.length > 6 ? null : Math.min(...orders(tables).map(repeats)),
  };
}

/** What is wrong with a round whatever else could have been paired: an empty list if it is complete and explained. */
export function faultsOf(pairings: readonly Paired[], input: CheckedInput): string[] {
  const faults: string[] = [];
  const paired = pairings.flatMap(({ a, b }) => (b === null ? [a] : [a, b])).sort();
  if (
    paired.join() !==
    input.players
      .map(({ id }) => id)
      .sort()
      .join()
  )
    faults.push(`paired: ${paired}`);
  const byes = pairings.filter(({ b }) => b === null);
  if (byes.length !== input.players.length % 2) faults.push(`${byes.length} byes`);
  if (byes.some(({ table }) => table !== null)) faults.push('a table for a bye');
  const tables = pairings.filter(({ b }) => b !== null).map(({ table }) => table);
  if (tables.some((table, at) => table !== at + 1)) faults.push(`tables: ${tables}`);
  const of = totals(input);
  for (const each of pairings) {
    const [rematches = 0, byesBefore = 0, , , , clubs = 0] = of(each.a, each.b);
    const visited = each.table === null ? 0 : visits(each.table, each, input.rounds);
    const reasons = [rematches, byesBefore, clubs, visited].filter((count) => count > 0).length;
    if (each.why.length !== reasons) faults.push(`${each.a}: ${reasons} reasons, not ${each.why.length}`);
  }
  return faults;
}
