/** Invisible characters that change visible text: direction controls, and control characters other than white space. */
const HIDDEN = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]|[^\P{Control}\t\n\r]/gu;

/** Returns a text without direction controls, which could make a name read as another, and control characters. */
export const withoutHidden = (text: string): string => text.replace(HIDDEN, '');

/** Returns JSON with these characters escaped: the same value, safe to show. */
export const shownJson = (value: unknown): string =>
  JSON.stringify(value).replace(HIDDEN, (each) => `\\u${each.charCodeAt(0).toString(16).padStart(4, '0')}`);
