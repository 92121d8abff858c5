import type { Table } from './acts';
import type { Player } from './event';
import { historyOf, type PairedRound } from './history';
import { lotOf } from './lots';
import { tablesFor } from './tables';

/** Most players of a round robin. */
export const MAX_ROUND_ROBIN = 8;

/**
 * Pairs all rounds of a round robin: everyone plays everyone else once, and with an odd number has one bye. The order is
 * drawn by the seed; players change tables as far as possible.
 * @throws RangeError for more than `MAX_ROUND_ROBIN` players
 */
export function roundRobin(players: readonly Pick<Player, 'id'>[], seed: string): Table[][] {
  if (players.length > MAX_ROUND_ROBIN)
    throw new RangeError(`A round robin is for at most ${MAX_ROUND_ROBIN} players.`);
  const lotIn = (round: number, id: string) => lotOf(seed, 'round robin', round, id);
  const lots = new Map(players.map(({ id }) => [id, lotIn(0, id)]));
  const drawn = [...lots.keys()].sort((a, b) => ((lots.get(a) ?? '') < (lots.get(b) ?? '') ? -1 : 1));
  const circle: (string | null)[] = drawn.length % 2 === 0 ? drawn : [...drawn, null];
  const rounds: (PairedRound & { pairings: Table[] })[] = [];
  for (let number = 1; number < circle.length; number++) {
    // The circle method: the first stays, the others move on by one place, and each plays the one opposite.
    const [first = null, ...others] = circle;
    const turned = [first, ...others.slice(number - 1), ...others.slice(0, number - 1)];
    const half = circle.length / 2;
    const pairs: [string, string][] = [];
    const byes: Table[] = [];
    for (const [at, one] of turned.slice(0, half).entries()) {
      const other = turned[turned.length - 1 - at] ?? null;
      if (one !== null && other !== null)
        pairs.push(lotIn(number, one) < lotIn(number, other) ? [one, other] : [other, one]);
      else byes.push({ a: one ?? (other as string), b: null, table: null, why: [] });
    }
    const history = historyOf(rounds);
    const tables = tablesFor(pairs.map(([a, b]) => [history(a), history(b)]));
    const pairings = pairs
      .map(([a, b], at) => ({ a, b, table: tables[at] as number, why: [] }))
      .sort((one, other) => one.table - other.table);
    rounds.push({ number, pairings: [...pairings, ...byes] });
  }
  return rounds.map(({ pairings }) => pairings);
}
