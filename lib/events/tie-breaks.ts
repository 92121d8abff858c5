import { inList, minus } from '@/lib/roster/words';
import type { TieBreak } from './event';
import { lotOf } from './lots';
import { type Game, type PlayerRecord, recordIn } from './records';

/** A tie-break of one player. */
export interface TieBreakValue {
  /** More is better; null if it does not count for this player. */
  value: number | null;
  /** How the value comes about: "9 + 6 + 3 = 18, the points of Ben, Cid and Eve". */
  words: string;
}

/** What tie-breaks are worked out from. */
export interface TieBreakInput {
  records: ReadonlyMap<string, PlayerRecord>;
  nameOf: (player: string) => string;
  /** The seed of the event. */
  seed: string;
}

/**
 * Returns a tie-break of a player.
 * @param level the ids of all players whom the points and the tie-breaks before do not tell apart, this one included
 */
type TieBreakOf = (player: string, level: readonly string[], input: TieBreakInput) => TieBreakValue;

/** Hexadecimal digits of the number that the seed gives a player: players who are level rarely get the same. */
const LOT_DIGITS = 5;

/** A sum in words: "9 + 6 = 15, the points of Ben and Cid". */
function summed(games: readonly Game[], of: (game: Game) => number, what: string, { nameOf }: TieBreakInput) {
  const terms = games.map(of);
  const value = terms.reduce((sum, term) => sum + term, 0);
  if (terms.length === 0) return { value, words: 'No games yet' };
  const sum = terms.length === 1 ? `${value}` : `${terms.join(' + ')} = ${value}`;
  return { value, words: `${sum}, ${what} ${inList(games.map(({ opponent }) => nameOf(opponent)))}` };
}

/** The tie-breaks by their names in the scoring of an event. */
export const tieBreakOf: Readonly<Record<TieBreak, TieBreakOf>> = {
  opponents: (player, _, input) =>
    summed(
      recordIn(input.records, player).games,
      ({ opponent }) => recordIn(input.records, opponent).points,
      'the points of',
      input,
    ),
  'head-to-head': (player, level, input) => {
    if (level.length === 1) return { value: null, words: 'Not needed' };
    const { games } = recordIn(input.records, player);
    if (!haveAllPlayed(level, input))
      return { value: null, words: 'Not counted: players who are level have not all played each other' };
    const others = new Set(level);
    return summed(
      games.filter(({ opponent }) => others.has(opponent)),
      ({ points }) => points,
      'from the games against',
      input,
    );
  },
  scored: (player, _, input) =>
    summed(recordIn(input.records, player).games, ({ scored }) => scored, 'scored against', input),
  difference: (player, _, { records }) => {
    const { games } = recordIn(records, player);
    if (games.length === 0) return { value: 0, words: 'No games yet' };
    const scored = games.reduce((sum, game) => sum + game.scored, 0);
    const conceded = games.reduce((sum, game) => sum + game.conceded, 0);
    const value = scored - conceded;
    return { value, words: `${scored} − ${conceded} = ${minus(value)}, scored and conceded` };
  },
  seed: (player, _, { seed }) => {
    const value = Number.parseInt(lotOf(seed, player).slice(0, LOT_DIGITS), 16);
    return { value, words: `${value}, drawn when the event was made; the higher lot wins` };
  },
};

/** Whether each of some players has a game with a result against each other one. */
function haveAllPlayed(players: readonly string[], { records }: TieBreakInput): boolean {
  return players.every((player) => {
    const { games } = recordIn(records, player);
    if (games.length < players.length - 1) return false;
    const opponents = new Set(games.map(({ opponent }) => opponent));
    return players.every((other) => other === player || opponents.has(other));
  });
}
