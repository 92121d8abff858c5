import { groupedBy } from '@/lib/roster/maps';
import { inList, minus } from '@/lib/roster/text/words';
import type { EventState, Player, Round, Scoring, TieBreak } from './event';
import { lotOf } from './log';
import type { EventView } from './view';

/** The place of a player. */
export interface StandingsRow {
  /** From 1; shared by players whom nothing tells apart. */
  rank: number;
  /** The player's id. */
  player: string;
  points: number;
  wins: number;
  draws: number;
  losses: number;
  byes: number;
  /** One for each tie-break of the event's scoring, in its order. */
  tieBreaks: readonly (TieBreakValue & { tieBreak: TieBreak })[];
}

/**
 * Returns the standings after the rounds that were begun, the best first and those of the same rank in the order of
 * entry. A game without a result counts nothing yet. Players who were dropped stay; those who left before their first
 * round are not listed.
 */
export function standings({
  players,
  rounds,
  settings: { scoring },
  seed,
}: Pick<EventState, 'rounds' | 'seed'> & {
  players: ReadonlyMap<string, Pick<Player, 'id' | 'number' | 'name' | 'isOut'>>;
  settings: Pick<EventState['settings'], 'scoring'>;
}): StandingsRow[] {
  const records = recordsOf(rounds, scoring);
  const input: TieBreakInput = { records, nameOf: (id) => players.get(id)?.name ?? id, seed };
  const listed = [...players.values()]
    .filter(({ id, isOut }) => !isOut || records.has(id))
    .sort((one, other) => one.number - other.number)
    .map(({ id }) => id);
  const tieBreaks = new Map<string, (TieBreakValue & { tieBreak: TieBreak })[]>(listed.map((id) => [id, []]));
  let levels = apart(listed, (id) => recordIn(records, id).points);
  for (const tieBreak of scoring.tieBreaks)
    levels = levels.flatMap((level) => {
      const values = new Map(level.map((id) => [id, tieBreakOf[tieBreak](id, level, input)]));
      for (const [id, value] of values) tieBreaks.get(id)?.push({ tieBreak, ...value });
      return apart(level, (id) => values.get(id)?.value ?? 0);
    });
  let rank = 1;
  return levels.flatMap((level) => {
    const rows = level.map((player): StandingsRow => {
      const { points, wins, draws, losses, byes } = recordIn(records, player);
      return { rank, player, points, wins, draws, losses, byes, tieBreaks: tieBreaks.get(player) ?? [] };
    });
    rank += level.length;
    return rows;
  });
}

/** Players in groups of the same value, the highest first; the order inside a group is kept. */
function apart(players: readonly string[], of: (player: string) => number): string[][] {
  return [...groupedBy(players, of)].sort(([one], [other]) => other - one).map(([, group]) => group);
}

/** A game with a result, as one of its players sees it. */
export interface Game {
  opponent: string;
  /** Points scored by the player and by the opponent. */
  scored: number;
  conceded: number;
  /** Points for the standings. */
  points: number;
}

/** What a player has reached in the rounds that were begun. */
export interface PlayerRecord {
  points: number;
  wins: number;
  draws: number;
  losses: number;
  byes: number;
  games: readonly Game[];
}

const NONE: PlayerRecord = { points: 0, wins: 0, draws: 0, losses: 0, byes: 0, games: [] };

/** Returns the record of each player who was paired in a round that was begun; a game without a result adds nothing. */
export function recordsOf(rounds: readonly Round[], scoring: Scoring): ReadonlyMap<string, PlayerRecord> {
  const records = new Map<string, PlayerRecord>();
  const of = (player: string) => records.get(player) ?? NONE;
  for (const { pairings } of rounds.filter(({ begun }) => begun !== null))
    for (const { a, b, result } of pairings) {
      if (b === null) {
        const record = of(a);
        records.set(a, { ...record, byes: record.byes + 1, points: record.points + scoring.bye });
        continue;
      }
      for (const player of [a, b]) records.set(player, of(player));
      if (result === null) continue;
      const isDrawn = result.winner === null;
      const side = (opponent: string, scored: number, conceded: number, isWon: boolean) => ({
        outcome: isDrawn ? ('draw' as const) : isWon ? ('win' as const) : ('loss' as const),
        opponent,
        scored,
        conceded,
      });
      records.set(a, withGame(of(a), side(b, result.a, result.b, result.winner === 'a'), scoring));
      records.set(b, withGame(of(b), side(a, result.b, result.a, result.winner === 'b'), scoring));
    }
  return records;
}

function withGame(
  { points, wins, draws, losses, byes, games }: PlayerRecord,
  { outcome, ...game }: Omit<Game, 'points'> & { outcome: 'win' | 'draw' | 'loss' },
  scoring: Scoring,
): PlayerRecord {
  return {
    points: points + scoring[outcome],
    wins: wins + (outcome === 'win' ? 1 : 0),
    draws: draws + (outcome === 'draw' ? 1 : 0),
    losses: losses + (outcome === 'loss' ? 1 : 0),
    byes,
    games: [...games, { ...game, points: scoring[outcome] }],
  };
}

/** The record of a player, empty before the first round. */
export const recordIn = (records: ReadonlyMap<string, PlayerRecord>, player: string): PlayerRecord =>
  records.get(player) ?? NONE;

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
const tieBreakOf: Readonly<Record<TieBreak, TieBreakOf>> = {
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

/** The standings of an event as somebody sees it, the best first. */
export const viewStandings = ({
  players,
  ...view
}: Pick<EventView, 'players' | 'rounds' | 'settings' | 'seed'>): StandingsRow[] =>
  standings({ ...view, players: new Map(players.map((player) => [player.id, player])) });
