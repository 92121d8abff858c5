export type WholeRange = { min: number; max: number; allowEmpty: boolean };

/** Parses typed text: returns a whole number in range, null for an allowed empty text, undefined for anything else. */
export function parseWholeNumber(
  text: string,
  { min, max, allowEmpty }: WholeRange,
): number | null | undefined {
  const bare = text.trim().replace(/^−/, '-');
  if (bare === '') return allowEmpty ? null : undefined;
  if (!/^[+-]?\d{1,15}$/.test(bare)) return undefined;
  // Adding 0 turns -0 into 0.
  const number = Number(bare) + 0;
  return number >= min && number <= max ? number : undefined;
}

/** Returns the value one up or down, clamped to the range; from empty, up starts at 0 or the nearest allowed value. */
export function step(value: number | null, by: 1 | -1, { min, max, allowEmpty }: WholeRange): number | null {
  if (value === null) return by === 1 ? Math.max(min, Math.min(max, 0)) : null;
  if (allowEmpty && by === -1 && value <= min) return null;
  return Math.min(max, Math.max(min, value + by));
}

/** Returns "Whole number from 0 to 99.", with an upper-case or lower-case first letter. */
export function wholeNumberHint({ min, max, allowEmpty }: WholeRange, first: 'W' | 'w'): string {
  return `${first}hole number from ${min} to ${max}${allowEmpty ? ', or empty' : ''}.`;
}
