import { MAX_SCORE, type Score } from '@/lib/events/event';
import { byScore } from '@/lib/events/scores';

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

/** Reads a result; returns a sentence if it is not one. */
export function readResult({ winner, ...typed }: TypedResult): Score | string {
  const [a, b] = [numberIn(typed.a), numberIn(typed.b)];
  if (a === null || b === null) return `Enter two whole numbers from 0 to ${MAX_SCORE}.`;
  return winner === '' ? byScore({ a, b }) : { a, b, winner: winner === 'draw' ? null : winner };
}
