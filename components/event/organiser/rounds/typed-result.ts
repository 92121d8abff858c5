import { MAX_SCORE, type Score } from '@/lib/events/event';

/** A result as it is typed: two scores, and who won; "" if that follows from the scores. */
export interface TypedResult {
  a: string;
  b: string;
  winner: 'a' | 'b' | 'draw' | '';
}

const numberIn = (text: string): number | null => {
  const bare = text.trim();
  if (!/^\d{1,4}$/.test(bare)) return null;
  const score = Number(bare);
  return score <= MAX_SCORE ? score : null;
};

/** The winner that follows from the scores; "" while one is missing. */
export function winnerByScore({ a, b }: Pick<TypedResult, 'a' | 'b'>): TypedResult['winner'] {
  const [one, other] = [numberIn(a), numberIn(b)];
  if (one === null || other === null) return '';
  return one === other ? 'draw' : one > other ? 'a' : 'b';
}

/** Reads a result; returns a sentence if it is not one. */
export function readResult(typed: TypedResult): Score | string {
  const [a, b] = [numberIn(typed.a), numberIn(typed.b)];
  if (a === null || b === null) return `Enter two whole numbers from 0 to ${MAX_SCORE}.`;
  const winner = typed.winner || winnerByScore(typed);
  return { a, b, winner: winner === 'a' || winner === 'b' ? winner : null };
}
