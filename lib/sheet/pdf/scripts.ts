/** Japanese, and the Chinese characters that Japanese uses. */
export const JAPANESE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303F\uFF00-\uFFEF]/u;

/** Letters and signs of other scripts that a broad font may have. */
export const OTHER_SCRIPTS =
  /[\u02B0-\u2DFF\uA640-\uA7FF\uFB00-\uFEFF\u{1D400}-\u{1D7FF}\u{1F600}-\u{1F64F}]/u;

/** What the main family has beyond the Latin alphabets: Greek, Cyrillic, Vietnamese, and common symbols. */
export const MAIN =
  /[\u02C6\u02C7\u02D8-\u02DD\u0384-\u038A\u038C\u038E-\u03A1\u03A3-\u03CE\u0400-\u045F\u0490-\u04C2\u1EA0-\u1EF9\u2000-\u200D\u2010-\u2015\u2018-\u201A\u201C-\u201E\u2020-\u2022\u2026\u2030\u2032\u2033\u2039\u203A\u2044\u20AC\u2113\u2116\u2122\u2190-\u2199\u2212\u2248\u2260\u2264\u2265]/gu;

/** Returns the fallback fonts that a text may need, without loading a font. */
export function fallbacksFor<Font extends { scripts: RegExp }>(
  text: string,
  fallbacks: readonly Font[],
): Font[] {
  const beyond = text.normalize('NFC').replace(MAIN, '');
  return fallbacks.filter(({ scripts }) => scripts.test(beyond));
}
