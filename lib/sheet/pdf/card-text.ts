import type { Face, PaperFonts } from './fonts';
import { breaksFor } from './wrap';

/** A stretch of text in one face. */
export interface Run {
  face: Face;
  text: string;
}

/** Text in one size, broken into lines beforehand: what is measured is what is printed. */
export interface Lines {
  size: number;
  lines: Run[][];
}

/** Line height, as a share of the size. */
export const LEADING = 1.25;

/** How much wider than measured text may come out: kerning, a face that lacks a character. */
const SLACK = 1.03;

/** Breaks runs of text, one behind the other, into lines of at most `width` points. */
export function wrapRuns(runs: readonly Run[], size: number, width: number, fonts: PaperFonts): Lines {
  const breaks = breaksFor(fonts, width, size * 1.1);
  const lines: Run[][] = [];
  let line: Run[] = [];
  let used = 0;
  const put = (text: string, face: Face, wide: number) => {
    const last = line.at(-1);
    if (last?.face === face) last.text += text;
    else line.push({ face, text });
    used += wide;
  };
  for (const { face, text } of runs) {
    const measure = (part: string) => fonts.ems(part, face) * size * SLACK;
    const space = measure(' ');
    for (const word of text.split(' ').filter((each) => each !== '')) {
      const parts = breaks(word).filter((part) => part !== '');
      for (const [index, part] of parts.entries()) {
        const wide = measure(part);
        const before = index === 0 && used > 0 ? space : 0;
        if (used > 0 && used + before + wide > width) {
          lines.push(line);
          line = [];
          used = 0;
          put(part, face, wide);
        } else put(before > 0 ? ` ${part}` : part, face, before + wide);
      }
    }
  }
  return { size, lines: line.length > 0 ? [...lines, line] : lines };
}

/** Height of lines, in points. */
export const heightOf = ({ lines, size }: Lines): number => lines.length * size * LEADING;
