const WIDE = /[\u2E80-\u9FFF\uAC00-\uD7FF\uF900-\uFAFF\uFF00-\uFFEF\u{20000}-\u{3FFFF}]/u;
/** Characters that must not begin a line: closing marks, small kana, the long-vowel mark. */
const CLINGS =
  /^[、。，．・：；？！」』）］｝】〉》〕ー々ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮ…,.;:!?)\]}]/u;
const OPENS = /[「『（［｛【〈《〔([{]$/u;
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Splits a text into words at spaces. */
export const wordsOf = (text: string): string[] => text.split(' ').filter((word) => word !== '');

/** Splits a word where a line may break: only between the characters of Japanese and Chinese. */
export function unitsOf(word: string): string[] {
  return WIDE.test(word) ? keptTogether(clusters(word)) : [word];
}

/** Breaks a word that is wider than its line: after a dash or a slash if that is enough, else anywhere. */
export function breakWord(word: string, fits: (part: string) => boolean): string[] {
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
