import type { Pairing, Round, Score } from './event';

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
