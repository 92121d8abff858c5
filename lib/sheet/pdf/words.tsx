import { Text, View } from '@react-pdf/renderer';
import type { Face, PaperFonts } from './fonts';

/** A text style. */
export interface Type {
  /** In points. */
  size: number;
  /** Height of a line, as a share of the size. */
  leading: number;
  /** Space after each letter, in points. */
  spacing?: number;
  colour?: string;
}

/** Text in one face. */
export interface Run {
  face: Face;
  text: string;
}

/** A line of text. */
export interface Line {
  runs: Run[];
  /** How much narrower it is set so that one more word fits, in points. */
  squeeze: number;
}

/** How much narrower a line may be set, as a share of its spaces. */
const SQUEEZE = 1 / 3;

/** Tolerance for rounding errors in a sum of widths or heights, in points. */
export const ROUNDING = 0.01;

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
  const widths = wordsOf(text)
    .flatMap(unitsOf)
    .map((unit) => widthOf(unit, face, type, fonts));
  return widths.reduce((longest, width) => (width > most ? longest : Math.max(longest, width)), 0);
}

/**
 * Breaks consecutive runs of text into lines of at most `width` points. Words are not hyphenated; a word is broken only
 * if it does not fit on a line by itself.
 */
export function wrap(runs: readonly Run[], type: Type, width: number, fonts: PaperFonts): Line[] {
  const room = width + ROUNDING;
  const lines: Line[] = [];
  let line: Run[] = [];
  let [used, spaces] = [0, 0];
  const end = () => {
    lines.push({ runs: line, squeeze: Math.max(0, used - width) });
    line = [];
    [used, spaces] = [0, 0];
  };
  for (const { face, text } of runs) {
    const measure = (part: string) => widthOf(part, face, type, fonts);
    const space = measure(' ');
    const put = (part: string, wide: number, spaced: boolean) => {
      const before = spaced && used > 0 ? space : 0;
      const most = room + (spaces + (before > 0 ? 1 : 0)) * space * SQUEEZE;
      if (used > 0 && used + before + wide > most) {
        end();
        put(part, wide, false);
        return;
      }
      const own = before > 0 ? ` ${part}` : part;
      const last = line.at(-1);
      if (last?.face === face) last.text += own;
      else line.push({ face, text: own });
      used += before + wide;
      spaces += before > 0 ? 1 : 0;
    };
    for (const word of wordsOf(text))
      for (const [index, unit] of unitsOf(word).entries()) {
        const wide = measure(unit);
        if (wide <= room) put(unit, wide, index === 0);
        else
          for (const [at, part] of breakWord(unit, (each) => measure(each) <= room).entries())
            put(part, measure(part), index === 0 && at === 0);
      }
  }
  if (line.length > 0) end();
  return lines;
}

/** Returns the first of the types in which every word of the text fits the room; the last if none does. */
export function fitting<Own extends Type>(
  text: string,
  face: Face,
  types: readonly [Own, ...Own[]],
  room: number,
  fonts: PaperFonts,
): Own {
  const fits = types.find((type) => longestWord(text, face, type, fonts) <= room + ROUNDING);
  return fits ?? types.at(-1) ?? types[0];
}

/** The style of a text beside its type. */
interface Style {
  paddingLeft?: number;
  paddingRight?: number;
  paddingTop?: number;
  paddingBottom?: number;
  marginTop?: number;
  marginBottom?: number;
  textAlign?: 'left' | 'center' | 'right';
  textDecoration?: 'underline';
}

interface WordsProps {
  /** A text in one face, or runs of text in several. */
  children: string | readonly Run[];
  face?: Face;
  type: Type;
  /** Room for the text, in points. */
  width: number;
  fonts: PaperFonts;
  /** Space around it, and alignment. */
  style?: Style;
}

/** Text of a known width, broken by `wrap`, so that its height is known as well. */
export function Words({ children, face = 'regular', type, width, fonts, style = {} }: WordsProps) {
  const runs = typeof children === 'string' ? [{ face, text: children }] : children;
  return (
    <SetLines lines={wrap(runs, type, width, fonts)} type={type} width={width} fonts={fonts} style={style} />
  );
}

interface LinesProps extends Pick<WordsProps, 'type' | 'width' | 'fonts' | 'style'> {
  lines: readonly Line[];
}

/** Adds room for the line end that react-pdf counts as part of the last word, outside the box of the text. */
function roomier(width: number, more: number, align: Style['textAlign'] = 'left') {
  const [marginLeft, marginRight] = [align === 'left' ? 0 : -more, align === 'right' ? 0 : -more];
  return { width: width - marginLeft - marginRight, marginLeft, marginRight };
}

/** Lines as `wrap` returns them. */
export function SetLines({ lines, type, width, fonts, style = {} }: LinesProps) {
  const { paddingLeft = 0, paddingRight = 0 } = style;
  const face = lines[0]?.runs[0]?.face;
  const own = {
    ...roomier(width + paddingLeft + paddingRight, type.size, style.textAlign),
    fontSize: type.size,
    lineHeight: type.leading,
    ...(type.spacing ? { letterSpacing: type.spacing } : {}),
    fontFamily: fonts.families(face ?? 'regular'),
    ...style,
  };
  if (face === undefined) return <View style={own} />;
  const plain = lines.every(({ runs, squeeze }) => squeeze === 0 && runs.every((run) => run.face === face));
  if (plain) return <Text style={own}>{lines.map(textOf).join('\n')}</Text>;
  return (
    <Text style={own}>
      {lines.flatMap((line, at) => {
        const letterSpacing = (type.spacing ?? 0) - line.squeeze / textOf(line).length;
        return line.runs.map((run, index) => (
          <Text key={`${at} ${index}`} style={{ fontFamily: fonts.families(run.face), letterSpacing }}>
            {at > 0 && index === 0 ? `\n${run.text}` : run.text}
          </Text>
        ));
      })}
    </Text>
  );
}

const textOf = ({ runs }: Line): string => runs.map(({ text }) => text).join('');

/** Returns as much of a text as fits one line. */
export function cut(text: string, face: Face, type: Type, width: number, fonts: PaperFonts): string {
  const fits = (part: string) => widthOf(part, face, type, fonts) <= width;
  if (fits(text)) return text;
  const letters = Array.from(text);
  let [least, most] = [0, letters.length];
  while (least < most) {
    const middle = Math.ceil((least + most) / 2);
    if (fits(`${letters.slice(0, middle).join('')}…`)) least = middle;
    else most = middle - 1;
  }
  return `${letters.slice(0, least).join('').trimEnd()}…`;
}

const WIDE = /[\u2E80-\u9FFF\uAC00-\uD7FF\uF900-\uFAFF\uFF00-\uFFEF\u{20000}-\u{3FFFF}]/u;
/** Characters that must not begin a line: closing marks, small kana, the long-vowel mark. */
const CLINGS =
  /^[、。，．・：；？！」』）］｝】〉》〕ー々ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮ…,.;:!?)\]}]/u;
const OPENS = /[「『（［｛【〈《〔([{]$/u;
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Splits a text into words at spaces. */
const wordsOf = (text: string): string[] => text.split(' ').filter((word) => word !== '');

/** Splits a word where a line may break: only between the characters of Japanese and Chinese. */
function unitsOf(word: string): string[] {
  return WIDE.test(word) ? keptTogether(clusters(word)) : [word];
}

/** Breaks a word that is wider than its line: after a dash or a slash if that is enough, else anywhere. */
function breakWord(word: string, fits: (part: string) => boolean): string[] {
  return word.split(/(?<=[-–—/\\_])/).flatMap((part) => (fits(part) ? [part] : clusters(part)));
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
