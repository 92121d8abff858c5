/** Inches of a move on the ground: M, twice and three times M (p.26). */
export const moves = (m: number) => ({ cautious: m, patrol: 2 * m, rapid: 3 * m });
