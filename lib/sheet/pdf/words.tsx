import { type Styles, Text } from '@react-pdf/renderer';
import { createContext, type ReactNode, useContext } from 'react';
import type { Face, PaperFonts } from './fonts';

/** The fonts of a document, for its components. */
export const Fonts = createContext<PaperFonts | null>(null);

/** Returns the fonts of the document that a component is in. */
export function useFonts(): PaperFonts {
  const fonts = useContext(Fonts);
  if (!fonts) throw new Error('This component is part of a document with fonts.');
  return fonts;
}

/** A text style. */
export interface Type {
  /** In points. */
  size: number;
  /** Height of a line, as a share of the size. */
  leading: number;
  /** Space after each letter, in points. */
  spacing?: number;
}

export type Style = Styles[string];

/** Tolerance for rounding errors in a sum of widths, in points. */
const ROUNDING = 0.01;

/** Returns the style of text in a face. */
export const textStyle = (face: Face, { size, leading, spacing }: Type, fonts: PaperFonts) => ({
  fontFamily: fonts.families(face),
  fontSize: size,
  lineHeight: leading,
  ...(spacing ? { letterSpacing: spacing } : {}),
});

/** Returns the width of a text in points. */
export const widthOf = (text: string, face: Face, { size, spacing = 0 }: Type, fonts: PaperFonts): number =>
  fonts.ems(text, face) * size + spacing * text.length;

/** Returns the width that keeps every word of a text whole, in points, except those that are wider than `most`. */
export function longestWord(
  text: string,
  face: Face,
  type: Type,
  fonts: PaperFonts,
  most = Number.POSITIVE_INFINITY,
): number {
  const widths = wordsOf(text).map((word) => widthOf(word, face, type, fonts));
  return widths.reduce((longest, width) => (width > most ? longest : Math.max(longest, width)), 0);
}

/** Returns about how many lines a text needs, with text of a width before it. */
export function linesIn(
  text: string,
  face: Face,
  type: Type,
  width: number,
  fonts: PaperFonts,
  before = 0,
): number {
  const space = widthOf(' ', face, type, fonts);
  let [lines, used] = [1, before];
  for (const word of wordsOf(text)) {
    const wide = widthOf(word, face, type, fonts);
    if (used > 0 && used + wide > width + ROUNDING) [lines, used] = [lines + 1, 0];
    lines += Math.floor(wide / (width + ROUNDING));
    used += (wide % (width + ROUNDING)) + space;
  }
  return lines;
}

/** Returns the first of the types in which every word of the text fits the room, and the text the lines; else the last. */
export function fitting<Own extends Type>(
  text: string,
  face: Face,
  types: readonly [Own, ...Own[]],
  room: number,
  fonts: PaperFonts,
  lines = Number.POSITIVE_INFINITY,
): Own {
  const fits = types.find(
    (type) =>
      longestWord(text, face, type, fonts) <= room + ROUNDING &&
      linesIn(text, face, type, room, fonts) <= lines,
  );
  return fits ?? types.at(-1) ?? types[0];
}

interface WordsProps {
  children: ReactNode;
  face?: Face;
  type: Type;
  /** Room for the text, in points: a word that is wider is broken. */
  width: number;
  style?: Style;
}

/** Text in a face and a size. */
export function Words({ children, face = 'regular', type, width, style = {} }: WordsProps) {
  const fonts = useFonts();
  return (
    <Text
      style={{ ...textStyle(face, type, fonts), ...style }}
      hyphenationCallback={breaks(face, type, width, fonts)}
    >
      {children}
    </Text>
  );
}

const WIDE = /[\u2E80-\u9FFF\uAC00-\uD7FF\uF900-\uFAFF\uFF00-\uFFEF\u{20000}-\u{3FFFF}]/u;
/** Characters that must not begin a line: closing marks, small kana, the long-vowel mark. */
const CLINGS =
  /^[、。，．・：；？！」』）］｝】〉》〕ー々ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮ…,.;:!?)\]}]/u;
const OPENS = /[「『（［｛【〈《〔([{]$/u;
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Splits a text where a line may break: at spaces, and between the characters of Japanese and Chinese. */
const wordsOf = (text: string): string[] =>
  text
    .split(' ')
    .flatMap((word) => (word === '' ? [] : WIDE.test(word) ? keptTogether(clusters(word)) : [word]));

/**
 * Returns a callback that says where react-pdf may break a word: in Japanese and Chinese, and in a word that is wider
 * than its line, after a dash or a slash if that is enough. An empty part between two others is a place to break
 * without a hyphen.
 */
export function breaks(face: Face, type: Type, width: number, fonts: PaperFonts) {
  const fits = (part: string) => widthOf(part, face, type, fonts) <= width + ROUNDING;
  return (word: string): string[] => {
    if (WIDE.test(word)) {
      const parts = keptTogether(clusters(word)).flatMap((part) => ['', part]);
      return [...parts, ''];
    }
    if (fits(word)) return [word];
    const parts = word.split(/(?<=[-–—/\\_])/).flatMap((part) => (fits(part) ? [part] : clusters(part)));
    return parts.flatMap((part, index) => (index === 0 ? [part] : ['', part]));
  };
}

function clusters(word: string): string[] {
  return Array.from(graphemes.segment(word), (part) => part.segment);
}

function keptTogether(parts: string[]): string[] {
  const kept: string[] = [];
  for (const part of parts) {
    const last = kept.length - 1;
    const before = kept[last];
    const joins =
      before !== undefined &&
      (CLINGS.test(part) || OPENS.test(before) || (!WIDE.test(part) && !WIDE.test(before)));
    if (joins) kept[last] = before + part;
    else kept.push(part);
  }
  return kept;
}
