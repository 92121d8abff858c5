/** What is not seen and changes what is: controls of direction, and control characters other than white space. */
const HIDDEN = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]|[^\P{Control}\t\n\r]/gu;

/** A text without controls of direction, which could make a name read as another, and without control characters. */
export const withoutHidden = (text: string): string => text.replace(HIDDEN, '');

/** JSON in which such characters are escaped: the same value, safe to show. */
export const shownJson = (value: unknown): string =>
  JSON.stringify(value).replace(HIDDEN, (each) => `\\u${each.charCodeAt(0).toString(16).padStart(4, '0')}`);
