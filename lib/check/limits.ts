import { TOO_LARGE } from '@/lib/roster/file';
import { LIBRARY_BYTES, MATCH_BYTES } from '@/lib/roster/roster';
import { packedByName } from './archives';
import { PDF_BYTES } from './attached';

const MIB = 1024 * 1024;

/** Maximum size, in bytes, of a zip, and of a file with a roster or a link per line. */
export const ZIP_BYTES = 64 * MIB;
export const LINES_BYTES = 64 * MIB;

/** Maximum size, in bytes, of a mail with what is attached to it. */
const MAIL_BYTES = 32 * MIB;

/** How the name of a match file ends. */
export const MATCH_ENDING = '.match.json';

/**
 * The reason a file is too large to read, by its name and size; null if it is not. Call it before reading the bytes.
 * A collection may be larger than a roster, whose size is checked again when it is read.
 */
export function tooLarge(name: string, size: number): string | null {
  const kind = kinds.find(({ names }) => names.test(name));
  if (kind) return size > kind.most ? sizeText(kind.what, kind.most) : null;
  return size > LIBRARY_BYTES ? (packedByName(name) ?? TOO_LARGE) : null;
}

const kinds = [
  { names: /\.zip$/i, what: 'A zip', most: ZIP_BYTES },
  { names: /\.eml$/i, what: 'A mail', most: MAIL_BYTES },
  { names: /\.pdf$/i, what: 'A PDF', most: PDF_BYTES },
  { names: /\.match\.json$/i, what: 'A match', most: MATCH_BYTES },
  { names: /\.(?:ndjson|txt)$/i, what: 'A file with one roster or link per line', most: LINES_BYTES },
];

const sizeText = (what: string, most: number): string =>
  `${what} may have at most ${most / MIB} MiB; this one is larger and was not read.`;
