import type { AnyTypedGame } from '@/lib/roster/typed/model';
import { cleanText } from '@/lib/sheet/clean';
import { type Head, type Line, ownPassages, type Passage, unmarked } from './own-text';

const LINE_END = /\r\n?|[\n\v\f\u0085\u2028\u2029]/;

/** The lines of a text without what cannot be seen; wide spaces stay, as tables are made of them. */
export const linesOf = (text: string): Line[] =>
  text.split(LINE_END).map((line, index) => ({
    number: index + 1,
    text: line
      .split(/(\s{2,})/)
      .map((part, at) => (at % 2 === 1 ? ' '.repeat(part.length) : cleanText(part)))
      .join('')
      .trimEnd(),
  }));

/** The passages of a text, blank lines left out. */
export function passagesOf(
  lines: readonly Line[],
  head: Head | null,
  game: Pick<AnyTypedGame, 'table' | 'facts'>,
): Passage[] {
  if (head !== null) return ownPassages(lines, head, game);
  return lines
    .filter(({ text }) => /[\p{L}\p{N}]/u.test(text))
    .map(({ number, text }) => {
      const isHeading = /^\s*#+\s/.test(text);
      const plain = unmarked(text.replace(/^\s*(?:#+|[-*•>]|\d{1,3}[.)])\s+/, ''));
      return { from: number, to: number, kind: isHeading ? 'name' : 'words', text: plain };
    });
}
