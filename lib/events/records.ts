import type { Round, Scoring } from './event';

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
