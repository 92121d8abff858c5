import type { PaperFonts } from './fonts';

const PICTURE = String.raw`\p{Extended_Pictographic}[\uFE0F\p{Emoji_Modifier}]*`;
/** Emoji joined to one picture, such as families, and flags of parts of countries. */
const JOINED = new RegExp(String.raw`${PICTURE}(?:\u200D${PICTURE})+|\u{1F3F4}[\u{E0020}-\u{E007F}]+`, 'gu');
/** An emoji that no font of the paper has. */
const WITHOUT_GLYPH = '\u{1F9E9}';
/** Emoji, and what changes others: skin tones, the letters of flags, the frame of a keycap. */
const EMOJI = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]|\u20E3/u;
const NO_NAME = 'Unnamed';

/** Returns the text with each joined emoji as one character, before what joins them is cleaned away. */
export const withoutJoins = (text: string): string => text.replace(JOINED, WITHOUT_GLYPH);

/**
 * Returns a clean text as the fonts can print it. Emoji that no font has are left out, since they are decoration; of
 * another character a replacement character tells that something is missing.
 * @param mayBeEmpty whether nothing may be left; otherwise a text of only such emoji says that it is no name
 */
export function printable(text: string, fonts: Pick<PaperFonts, 'has'>, mayBeEmpty = false): string {
  const kept: string[] = [];
  let leftOut = false;
  for (const char of text) {
    if (fonts.has(char.codePointAt(0) ?? 0)) kept.push(char);
    else if (EMOJI.test(char)) leftOut = true;
    else kept.push('\uFFFD');
  }
  if (!leftOut) return kept.join('');
  const rest = kept
    .join('')
    .replace(/\(\s*\)|“\s*”|‘\s*’/g, '')
    .replace(/\s+(?=[\s,.;:!?)])/g, '')
    .replace(/^[\s,.;:·–-]+|\s+$/g, '');
  return rest === '' && !mayBeEmpty ? NO_NAME : rest;
}
