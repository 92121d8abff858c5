/** A stat as it is, with its start if it differs: "5", "5 of 6". */
export const ofStart = (now: number, start: number): string =>
  now === start ? `${now}` : `${now} of ${start}`;

/** Inches of a move on the ground: M, twice and three times M (p.26). */
export const moves = (m: number) => ({ cautious: m, patrol: 2 * m, rapid: 3 * m });
