/** Invisible characters that change visible text: direction controls, and control characters other than white space. */
const HIDDEN = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]|[^\P{Control}\t\n\r]/gu;

/** Returns a text without direction controls, which could make a name read as another, and control characters. */
export const withoutHidden = (text: string): string => text.replace(HIDDEN, '');

/** Returns JSON with these characters escaped: the same value, safe to show. */
export const shownJson = (value: unknown): string =>
  JSON.stringify(value).replace(HIDDEN, (each) => `\\u${each.charCodeAt(0).toString(16).padStart(4, '0')}`);

/**
 * What nothing is seen of, or no more than a sign that something cannot be shown: invisible characters and controls,
 * code points that are no character or one by private agreement, unpaired surrogates, and blank symbols (the Braille
 * blank, a notehead and a filler of other scripts).
 */
const UNSEEN = /(?![\t-\r])[\p{C}\p{Default_Ignorable_Code_Point}\u2800\uFFFC\uFFFD\u{16FE4}\u{1D159}]/gu;

/**
 * Returns a text as it looks, in one form of each letter: two names for which it is the same look alike, and nothing of
 * a text can be seen if it is empty.
 */
export const seenText = (text: string): string =>
  text.normalize('NFKC').replace(UNSEEN, '').replace(/\s+/g, ' ').trim().toLowerCase();
