import type { Collection } from './collection/collection';
import { FILE_BYTES } from './limits';
import type { Pack } from './pack/pack';
import type { Roster } from './roster';

const encoder = new TextEncoder();

/** Whether a text has more than `most` bytes in UTF-8. */
export const isOver = (text: string, most = FILE_BYTES): boolean =>
  text.length > most / 3 && encoder.encode(text).length > most;

/** The message for a roster, a pack, a file or a line that is too large. */
export const TOO_LARGE = 'This is over 256 KiB (262,144 bytes); a roster or pack file may have at most that.';

/** Returns a roster as the text of its file: JSON, UTF-8, indented if it fits. */
export function rosterFileText(roster: Roster): string {
  const indented = `${JSON.stringify(roster, null, 2)}\n`;
  return isOver(indented) ? JSON.stringify(roster) : indented;
}

/** Returns a pack as the text of its file, in the same way. */
export const packFileText = (pack: Pack): string => `${JSON.stringify(pack, null, 2)}\n`;

/** Returns a collection as the text of its file, in the same way. */
export const collectionFileText = (collection: Collection): string =>
  `${JSON.stringify(collection, null, 2)}\n`;

const MAX_CHARACTERS = 60;

/** Returns a file name for a roster, pack or collection: letters, digits and hyphens, whole words of at most 60. */
export function fileName(name: string, extension: string, fallback = 'roster'): string {
  const stem = name
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
  return `${shortened(stem) || fallback}.${extension}`;
}

/** Returns the words that fit; a longer first word is cut. */
function shortened(stem: string): string {
  const characters = [...stem];
  if (characters.length <= MAX_CHARACTERS) return stem;
  const cut = characters.slice(0, MAX_CHARACTERS).join('');
  const end = characters[MAX_CHARACTERS] === '-' ? -1 : cut.lastIndexOf('-');
  return end > 0 ? cut.slice(0, end) : cut;
}

/** Joins pieces of bytes into one array. */
export function concatBytes(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
