import { FILE_BYTES } from '@/lib/roster/limits';
import { cleanText } from '@/lib/sheet/clean';
import { withoutRedirects } from '../changed-links';
import { isByHand } from '../json';
import { jsonEnd, jsonFault } from '../json-fault';
import { isLink } from '../link';
import type { Budget } from './budget';
import { unwrapped } from './wrapped';

/** A part of a text: a line, or JSON that spans several. */
export interface Passage {
  pieces: Piece[];
  line: string;
  /** Number of the line that it starts on. */
  number: number;
}

/** A brace at the end of a line, or before the first field of an object. */
const OPENS = /\{\s*(?:"|$)/;

/** Matches the start of an object that says it is a roster. */
const SAYS_ROSTER = /^\{[^{}]{0,600}?"muster"/;

/** Limits the characters scanned in vain for the end of an object, as a multiple of the text's length. */
const SCAN_FACTOR = 4;

/** Yields the lines of a text that are not blank; with `spread`, a roster or a link over several is one passage. */
export function* passagesOf(text: string, spread: boolean, budget?: Budget): Generator<Passage> {
  const objectEnd = endsIn(text);
  let number = 1;
  for (let from = 0; from < text.length; ) {
    const feed = text.indexOf('\n', from);
    const end = feed < 0 ? text.length : feed;
    const line = text.slice(from, end);
    const opens = spread ? openIn(line) : -1;
    const before = line.slice(0, Math.max(0, opens));
    const after = opens < 0 ? -1 : objectEnd(from + opens, end, /^\s+$/.test(before));
    if (after >= 0) {
      const json: Piece = { kind: 'json', text: text.slice(from + opens, after), label: labelOf(before) };
      yield { pieces: [...piecesOf(before), json], line, number };
      number += json.text.split('\n').length - 1;
      from = after;
    } else {
      const whole = spread ? unwrapped(text, from, budget) : { line, end, count: 1 };
      if (line.trim() !== '') yield { pieces: piecesOf(whole.line), line, number };
      number += whole.count;
      from = whole.end + 1;
    }
  }
}

/**
 * Returns a function that finds the end of an object in a text, to be called with ascending offsets. It returns -1 if
 * there is none, or if too much was scanned in vain.
 */
function endsIn(text: string): (begin: number, lineEnd: number, indented: boolean) => number {
  let left = SCAN_FACTOR * text.length;
  let closes = true;
  return (begin, lineEnd, indented) => {
    // An indented object may be part of a roster that is cut off.
    if (left <= 0 || (indented && !closes)) return -1;
    const { whole, at } = jsonEnd(text, begin);
    if (whole) return at;
    left -= at - begin;
    if (!SAYS_ROSTER.test(text.slice(begin, begin + 500))) return -1;
    // A damaged roster ends with a brace at the start of a line, or else where it is cut off.
    const close = closes ? text.indexOf('\n}', begin) : -1;
    closes = close >= 0;
    const over = closes ? close + 2 : at;
    return over > lineEnd ? over : -1;
  };
}

/** The offset of an object that starts in a line and does not end in it; -1 if there is none. */
function openIn(line: string): number {
  if (line.trimEnd().endsWith('}')) return -1;
  const at = line.search(OPENS);
  return line.slice(0, Math.max(0, at)).includes('"') ? -1 : at;
}

/** Whether a text continues after the object that it starts with. */
function hasTrailingText(text: string): boolean {
  const begin = text.indexOf('{');
  const last = text.trimEnd();
  if (text.slice(0, begin).trim() !== '' || (last.endsWith('}') && !text.includes('\n{', begin)))
    return false;
  const { whole, at } = jsonEnd(text, begin);
  return whole && at < last.length;
}

/** A roster or a link to one within a line of text. */
export interface Piece {
  kind: 'link' | 'json';
  text: string;
  /** The words before it in the line, such as a sender; "" if there are none. */
  label: string;
}

/** A fragment with its "#", or one without that is too long to be a word. */
const FRAGMENT = /(?:#[rp]\d+\.[\w-]*|(?<![\w#/.-])[rp]1\.[\w-]{20,})(?:&\w+\.[\w-]*)*/g;

/** The address before a "#": everything back to the last character that no address has. */
const ADDRESS = /[^\s<>()[\]{}"'|*]*$/;
const LONGEST_ADDRESS = 200;

/**
 * The rosters and links in a line, whatever words are around them: any number of links, or a roster from its brace to
 * the end of the line. A line that starts with a brace is a roster, whatever is wrong with it.
 */
function piecesOf(line: string): Piece[] {
  const roster = line.search(/\{\s*"/);
  const before = roster < 0 ? '' : line.slice(0, roster);
  const begins = roster >= 0 && before.trim() === '';
  if (begins || (roster > 0 && !before.includes('"') && line.trimEnd().endsWith('}')))
    return [{ kind: 'json', text: line.slice(roster), label: labelOf(before) }];
  const plain = withoutRedirects(line);
  const links = linksOf(plain);
  return links.length === 0 && isLink(plain) ? [{ kind: 'link', text: plain, label: '' }] : links;
}

/** Whether there is a link anywhere in a text. */
export const holdsLink = (text: string): boolean => text.search(FRAGMENT) >= 0;

function linksOf(line: string): Piece[] {
  const links: Piece[] = [];
  let from = 0;
  for (const { 0: fragment, index } of line.matchAll(FRAGMENT)) {
    const start = fragment.startsWith('#') ? addressStart(line, from, index) : index;
    const end = index + fragment.length;
    links.push({ kind: 'link', text: line.slice(start, end), label: labelOf(line.slice(from, start)) });
    from = end;
  }
  return links;
}

/** The offset of a fragment's address, or of the fragment itself if it has none. */
function addressStart(line: string, from: number, fragment: number): number {
  const before = line.slice(Math.max(from, fragment - LONGEST_ADDRESS), fragment);
  const [address = ''] = ADDRESS.exec(before) ?? [];
  const scheme = address.search(/https?:\/\//i);
  if (scheme >= 0) return fragment - address.length + scheme;
  return address.includes('/') ? fragment - address.length : fragment;
}

/** The time of a message, as chats put it before a name. */
const TIMESTAMP =
  /^[^\p{L}\p{N}]*(?:\d[\d./-]*[\s,]+)?\d{1,2}:\d\d(?::\d\d)?(?:\s?[ap]\.?m\.?)?(?:[\s,]+\d[\d./-]*)?(?:[^\p{L}\p{N}]+|$)/iu;
const LONGEST_LABEL = 60;

/** The words before a link, without time and punctuation: "Emil" for `[12:03] Emil: <`. */
function labelOf(before: string): string {
  const words = cleanText(before.slice(-10 * LONGEST_LABEL))
    .replace(TIMESTAMP, '')
    .replace(/^[^\p{L}\p{N}]+/u, '')
    .replace(/[\s:=<([{"'|*>–—-]+$/u, '');
  return words.length > LONGEST_LABEL ? `${words.slice(0, LONGEST_LABEL).trimEnd()}…` : words;
}

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
