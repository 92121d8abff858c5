import type { Pairing, Score } from './event';

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
