import type { Collection } from './collection';
import type { Pack } from './pack';
import type { Roster } from './roster';

/** Returns a roster as the text of its file: JSON, UTF-8, indented (roster-format, "Roster file"). */
export const rosterFileText = (roster: Roster): string => `${JSON.stringify(roster, null, 2)}\n`;

/** Returns a pack as the text of its file, in the same way. */
export const packFileText = (pack: Pack): string => `${JSON.stringify(pack, null, 2)}\n`;

/** Returns a collection as the text of its file, in the same way. */
export const collectionFileText = (collection: Collection): string =>
  `${JSON.stringify(collection, null, 2)}\n`;

const MOST_CHARACTERS = 60;

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
  if (characters.length <= MOST_CHARACTERS) return stem;
  const cut = characters.slice(0, MOST_CHARACTERS).join('');
  const end = characters[MOST_CHARACTERS] === '-' ? -1 : cut.lastIndexOf('-');
  return end > 0 ? cut.slice(0, end) : cut;
}
