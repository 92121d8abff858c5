import { listIn } from '@/lib/roster/maps';
import { counted, inList } from '@/lib/roster/text/words';
import type { EventState, Pairing, Player, Round, Score } from './event';

/** The rounds that were begun; at most one more is paired. */
export const begunRounds = ({ rounds }: Pick<EventState, 'rounds'>): readonly Round[] =>
  rounds.filter(({ begun }) => begun !== null);

/** The number of the next round that is not begun. */
export const nextRound = (state: Pick<EventState, 'rounds'>): number => begunRounds(state).length + 1;

/** Whether a player takes part in a round. */
export const playsIn = ({ isOut, since }: Pick<Player, 'isOut' | 'since'>, round: number): boolean =>
  isOut ? round < since : round >= since;

/** The players who take part in a round, in the order of entry. */
export const playersOf = ({ players }: Pick<EventState, 'players'>, round: number): Player[] =>
  [...players.values()].filter((player) => playsIn(player, round));

/** The numbers of games of a round that have no result yet. */
export const openGames = ({ pairings }: Round): number =>
  pairings.filter(({ b, result }) => b !== null && result === null).length;

/** Says which begun rounds have games without a result, as the start of a sentence; null if all have one. */
export function missingResults(state: Pick<EventState, 'rounds'>): { games: number; words: string } | null {
  const open = begunRounds(state).filter((round) => openGames(round) > 0);
  if (open.length === 0) return null;
  const games = open.reduce((sum, round) => sum + openGames(round), 0);
  const [first = '', ...rest] = inRounds(open.map(({ number }) => number));
  const verb = open.length === 1 ? 'has' : 'have';
  return {
    games,
    words: `${first.toUpperCase()}${rest.join('')} ${verb} ${counted(games, 'game')} without a result`,
  };
}

/** Why players cannot report the result of a game any more, with who can; null if they can. */
export function whyNotReported(
  { rounds }: Pick<EventState, 'rounds'>,
  round: number,
  pairing: Pick<Pairing, 'result' | 'reported'>,
): string | null {
  if (pairing.result?.by === 'organiser')
    return 'The organiser has settled this result. Only the organiser can correct it.';
  if (reportsAgree(pairing)) return 'Both players reported this result. Only the organiser can correct it.';
  if (rounds.length > round)
    return `Round ${round + 1} is paired already. Only the organiser can enter results of round ${round}.`;
  return null;
}

/** What a player has had in earlier rounds, with the numbers of these rounds. */
export interface History {
  opponents: Map<string, number[]>;
  byes: number[];
  tables: Map<number, number[]>;
}

/** A round as far as it matters for who met whom. */
export interface PairedRound {
  number: number;
  pairings: readonly Pick<Pairing, 'a' | 'b' | 'table'>[];
}

const NONE: History = { opponents: new Map(), byes: [], tables: new Map() };

/** Returns what each player has had in some rounds, whether results are known or not. */
export function historyOf(rounds: readonly PairedRound[]): (player: string) => Readonly<History> {
  const histories = new Map<string, History>();
  const of = (player: string): History => {
    const history = histories.get(player) ?? { opponents: new Map(), byes: [], tables: new Map() };
    histories.set(player, history);
    return history;
  };
  for (const { number, pairings } of rounds)
    for (const { a, b, table } of pairings) {
      if (b === null) of(a).byes.push(number);
      else
        for (const [player, opponent] of [
          [a, b],
          [b, a],
        ] as const) {
          const { opponents, tables } = of(player);
          listIn(opponents, opponent).push(number);
          if (table !== null) listIn(tables, table).push(number);
        }
    }
  return (player) => histories.get(player) ?? NONE;
}

/** "round 2", "rounds 1 and 3". */
export const inRounds = (rounds: readonly number[]): string =>
  `${rounds.length === 1 ? 'round' : 'rounds'} ${inList(rounds.map(String))}`;

/** The result that follows from the points scored. */
export const byScore = ({ a, b }: Pick<Score, 'a' | 'b'>): Score => ({
  a,
  b,
  winner: a === b ? null : a > b ? 'a' : 'b',
});

/** Says that a result does not follow from its scores, which a scenario may allow; "" if it does. */
export function againstScore(score: Score, names: { a: string; b: string }): string {
  const { a, b, winner } = score;
  if (winner === byScore(score).winner) return '';
  const how = a === b ? 'equal scores' : 'the lower score';
  const what = winner === null ? 'Drawn with different scores.' : `${names[winner]} won with ${how}.`;
  return `${what} Check that the scenario says so.`;
}

export const isSameScore = (one: Score, other: Score): boolean =>
  one.a === other.a && one.b === other.b && one.winner === other.winner;

/** Whether both players reported a result, and the same one. */
export const reportsAgree = ({ reported: { a, b } }: Pick<Pairing, 'reported'>): boolean =>
  a !== null && b !== null && isSameScore(a, b);

/** Whether both players reported a result, and not the same one. */
export const reportsDiffer = ({ reported: { a, b } }: Pick<Pairing, 'reported'>): boolean =>
  a !== null && b !== null && !isSameScore(a, b);

/** A game as one of its players sees it. */
export interface OwnGame {
  round: Round;
  pairing: Pairing;
  /** The place of the pairing in its round. */
  index: number;
  side: 'a' | 'b';
  /** Id of the opponent; null for a bye. */
  opponent: string | null;
}

/** A result as one of the two players sees it. */
export interface OwnScore {
  own: number;
  other: number;
  outcome: Outcome;
}

export type Outcome = 'won' | 'lost' | 'drawn';

/** The games of a player in the rounds that were begun, the first round first. */
export function ownGames(rounds: readonly Round[], player: string): OwnGame[] {
  return rounds.flatMap((round) => {
    if (round.begun === null) return [];
    const index = round.pairings.findIndex(({ a, b }) => a === player || b === player);
    const pairing = round.pairings[index];
    if (pairing === undefined) return [];
    const side = pairing.a === player ? 'a' : 'b';
    return [{ round, pairing, index, side, opponent: side === 'a' ? pairing.b : pairing.a }];
  });
}

/** A result from one side of its pairing. */
export function ownScore(score: Score, side: 'a' | 'b'): OwnScore {
  const [own, other] = side === 'a' ? [score.a, score.b] : [score.b, score.a];
  return { own, other, outcome: score.winner === null ? 'drawn' : score.winner === side ? 'won' : 'lost' };
}

/** A result as it is reported, of one that was entered from one side. */
export function scoreOf({ own, other, outcome }: OwnScore, side: 'a' | 'b'): Score {
  const otherSide = side === 'a' ? 'b' : 'a';
  const winner = outcome === 'drawn' ? null : outcome === 'won' ? side : otherSide;
  return side === 'a' ? { a: own, b: other, winner } : { a: other, b: own, winner };
}

/** "20 : 11, won", the player's own points first. */
export const ownScoreText = ({ own, other, outcome }: OwnScore): string => `${own} : ${other}, ${outcome}`;
