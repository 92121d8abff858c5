import bidiFactory from 'bidi-js';

/** Letters and marks of right-to-left scripts. */
const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

const bidi = bidiFactory();

/** A part of a line in one direction: from `start` to before `end`. */
export interface Directed {
  start: number;
  end: number;
  level: number;
}

/** Returns the parts of a line in visual order (UAX 9); null if all of it is left to right. */
export function inVisualOrder(line: string): Directed[] | null {
  if (!RIGHT_TO_LEFT.test(line)) return null;
  const embedded = bidi.getEmbeddingLevels(line, 'ltr');
  const parts: Directed[] = [];
  for (const index of bidi.getReorderedIndices(line, embedded)) {
    const level = embedded.levels[index] ?? 0;
    const last = parts.at(-1);
    if (last?.level === level && index === last.end) last.end += 1;
    else if (last?.level === level && index === last.start - 1) last.start = index;
    else parts.push({ start: index, end: index + 1, level });
  }
  return parts;
}

/** Returns a right-to-left part with its brackets mirrored. */
export const mirrored = (text: string): string =>
  Array.from(text, (char) => bidi.getMirroredCharacter(char) ?? char).join('');

/** Returns a stretch of a right-to-left part for fontkit, which reverses letters but not signs alone. */
export const turned = (text: string): string =>
  RIGHT_TO_LEFT.test(text) ? text : Array.from(text).reverse().join('');
