import type { PaperFonts } from './fonts';

const WIDE = /[\u2E80-\u9FFF\uAC00-\uD7FF\uF900-\uFAFF\uFF00-\uFFEF\u{20000}-\u{3FFFF}]/u;
/** May not begin a line: closing marks, small kana, the long-vowel mark. */
const CLINGS =
  /^[、。，．・：；？！」』）］｝】〉》〕ー々ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮ…,.;:!?)\]}]/u;
const OPENS = /[「『（［｛【〈《〔([{]$/u;
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * Where a word may be broken, for react-pdf's hyphenation callback: never hyphenated; after a dash or a
 * slash; between the characters of Japanese and Chinese; and anywhere only when it is wider than its line.
 * An empty part between two others is a break without a hyphen.
 * @param width of the line, in points
 * @param size of the type, in points
 */
export function breaksFor(fonts: PaperFonts, width: number, size: number): (word: string) => string[] {
  const room = (width / size) * 0.94;
  return (word) => {
    const wide = WIDE.test(word);
    if (!wide && !/[-–—/\\_]./.test(word)) return fits(word, room, fonts) ? [word] : spaced(clusters(word));
    const pieces = wide ? keptTogether(clusters(word)) : word.split(/(?<=[-–—/\\_])/);
    const parts = spaced(pieces.flatMap((piece) => (fits(piece, room, fonts) ? [piece] : clusters(piece))));
    // The neighbours of a Japanese run are words of their own here: both its ends are breaks too.
    return wide ? ['', ...parts, ''] : parts;
  };
}

function fits(word: string, room: number, fonts: PaperFonts): boolean {
  return word.length * 1.1 <= room || fonts.ems(word) <= room;
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

function spaced(parts: string[]): string[] {
  return parts.flatMap((part, index) => (index === 0 ? [part] : ['', part]));
}
