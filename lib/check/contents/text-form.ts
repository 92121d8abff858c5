import { FILE_BYTES } from '@/lib/roster/limits';
import { isByHand } from '../json';
import { jsonFault } from '../json-fault';
import { hasTrailingText, holdsLink } from './passages';

/**
 * How many lines of a text are not blank, and whether it goes to the reader of roster files: because it starts as one
 * JSON value, or is binary.
 */
export function formOf(text: string): { lines: 'none' | 'one' | 'several'; forReader: boolean } {
  const filled = text.trim();
  if (filled === '') return { lines: 'none', forReader: false };
  const end = filled.indexOf('\n');
  const one = end < 0;
  const isOneValue = () => one || !(isWhole(filled.slice(0, end)) || hasTrailingText(text));
  return {
    lines: one ? 'one' : 'several',
    forReader:
      text.includes('\0') ||
      ((isRosterByHand(text) || (BEGINS_JSON.test(text) && !isProse(text))) && isOneValue()),
  };
}

/**
 * An object with a field, or a list with a JSON value in it, perhaps with curly quotes; a chat may start with the time
 * in brackets, and a message with a word in braces.
 */
export const BEGINS_JSON = /^\s*(?:\{\s*(?:["“”„‟}]|$)|\[\s*(?:[{["“”„‟\]]|$))/;

/** Whether a text starts like an object written by hand that says it is a roster. */
const isRosterByHand = (text: string): boolean =>
  isByHand(text) && /^\s*\{[^{}]{0,400}?\bmuster\b/.test(text);

/** Whether a text that starts like JSON is none, but has a link: "[] my list: https://…" */
const isProse = (text: string): boolean =>
  holdsLink(text) && !/["“”„‟]muster/.test(text) && jsonFault(text) !== null;

/** Whether the reader of roster files can say what is wrong with a text without rosters: its size, bytes or value. */
export function isForReader(text: string, bytes: Uint8Array): boolean {
  if (bytes.length > FILE_BYTES || text.includes('\uFFFD') || isByHand(text)) return true;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Whether a line is an object by itself, as in a file with one roster per line. */
const isWhole = (line: string): boolean => /^\s*\{.*\}\s*$/.test(line);
