import bidiFactory from 'bidi-js';
import type { Face, FontFile, PaperFonts } from './fonts';

/** The part of react-pdf's painter (pdfkit's) that we use. */
export interface Pen {
  font: (font: FontFile | string, size: number) => Pen;
  text: (text: string, x: number, y: number, options: object) => Pen;
  fillColor: (colour: string) => Pen;
  strokeColor: (colour: string) => Pen;
  lineWidth: (points: number) => Pen;
  lineJoin: (join: 'miter' | 'round' | 'bevel') => Pen;
  rect: (x: number, y: number, width: number, height: number) => Pen;
  roundedRect: (x: number, y: number, width: number, height: number, radius: number) => Pen;
  moveTo: (x: number, y: number) => Pen;
  lineTo: (x: number, y: number) => Pen;
  path: (path: string) => Pen;
  dash: (points: number, options?: { space: number }) => Pen;
  stroke: () => Pen;
  fill: () => Pen;
  fillAndStroke: (fill: string, stroke: string) => Pen;
  save: () => Pen;
  restore: () => Pen;
  translate: (x: number, y: number) => Pen;
  scale: (factor: number) => Pen;
}

/** Text in one face. */
export interface Run {
  face: Face;
  text: string;
}

export interface Setting {
  size: number;
  /** Space after each letter, in points. */
  spacing?: number;
  /** How much narrower each space is than normal, in points. */
  squeeze?: number;
  colour?: string;
}

const INK = '#000';

/** Draws on one page; sets each line of text in the fonts that have its characters, in the direction of its script. */
export class Ink {
  /** @param opened names of the fonts that the document already has: pdfkit finds them faster by name */
  constructor(
    readonly pen: Pen,
    private readonly fonts: PaperFonts,
    private readonly opened: Set<string>,
  ) {
    pen.fillColor(INK).strokeColor(INK);
  }

  /** Draws a line of text with its baseline at `y`. */
  line(runs: readonly Run[], x: number, y: number, setting: Setting): void {
    const parts = inVisualOrder(runs.map(({ text }) => text).join(''));
    const { colour = INK } = setting;
    if (colour !== INK) this.pen.fillColor(colour);
    let at = x;
    if (parts === null) for (const run of runs) at = this.stretch(run.text, run.face, at, y, setting);
    else
      for (const part of parts) {
        const backwards = part.level % 2 === 1;
        for (const { text, face } of partOf(runs, part))
          at = this.stretch(backwards ? mirrored(text) : text, face, at, y, setting, backwards);
      }
    if (colour !== INK) this.pen.fillColor(INK);
  }

  private stretch(
    text: string,
    face: Face,
    x: number,
    y: number,
    setting: Setting,
    backwards = false,
  ): number {
    const { size, spacing = 0, squeeze = 0 } = setting;
    const stretches = this.fonts.stretches(text, face);
    const options = {
      lineBreak: false,
      baseline: 'alphabetic',
      ...(spacing > 0 ? { characterSpacing: spacing } : {}),
      // Set as a whole: otherwise pdfkit sets word by word from left to right.
      ...(backwards ? { features: [] } : {}),
    };
    let at = x;
    for (const { font, text: given } of backwards ? stretches.reverse() : stretches) {
      const own = backwards ? turned(given) : given;
      this.pen.font(this.opened.has(font.postscriptName) ? font.postscriptName : font, size);
      this.opened.add(font.postscriptName);
      for (const part of squeeze > 0 && !backwards ? own.split(/(?<= )/) : [own]) {
        this.pen.text(part, at, y, options);
        at += this.fonts.ems(part, face) * size + spacing * part.length;
        if (part.endsWith(' ')) at -= squeeze;
      }
    }
    return at;
  }

  /** Draws a straight line of this weight, in points. */
  rule(weight: number, x: number, y: number, toX: number, toY: number): void {
    if (weight > 0) this.pen.lineWidth(weight).moveTo(x, y).lineTo(toX, toY).stroke();
  }
}

/** Returns the runs of a part of a line. */
function partOf(runs: readonly Run[], { start, end }: { start: number; end: number }): Run[] {
  let at = 0;
  return runs.flatMap(({ face, text }) => {
    const own = text.slice(Math.max(0, start - at), Math.max(0, end - at));
    at += text.length;
    return own === '' ? [] : [{ face, text: own }];
  });
}

/** Letters and marks of right-to-left scripts. */
const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

const bidi = bidiFactory();

/** A part of a line in one direction: from `start` to before `end`. */
interface Directed {
  start: number;
  end: number;
  level: number;
}

/** Returns the parts of a line in visual order (UAX 9); null if all of it is left to right. */
function inVisualOrder(line: string): Directed[] | null {
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
const mirrored = (text: string): string =>
  Array.from(text, (char) => bidi.getMirroredCharacter(char) ?? char).join('');

/** Returns a stretch of a right-to-left part for fontkit, which reverses letters but not signs alone. */
const turned = (text: string): string =>
  RIGHT_TO_LEFT.test(text) ? text : Array.from(text).reverse().join('');
