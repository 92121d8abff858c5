import { capitalised } from '@/lib/roster/words';

/** Inches of a move on the ground: M, twice and three times M (p.26). */
export const moves = (m: number) => ({ cautious: m, patrol: 2 * m, rapid: 3 * m });

/** The same without a Rapid move where there is none (p.67, 112). */
export const movesOf = (m: number, isRapid: boolean): Readonly<Record<string, number>> => {
  const { rapid, ...slower } = moves(m);
  return isRapid ? { ...slower, rapid } : slower;
};

/** Moves in words: "Cautious 3″". */
export const movesText = (moves: Readonly<Record<string, number>>): string[] =>
  Object.entries(moves).map(([id, inches]) => `${capitalised(id)} ${inches}″`);
