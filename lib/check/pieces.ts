import { cleanText } from '@/lib/sheet/clean';
import { isLink } from './link';
import { withoutRedirects } from './redirects';

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
export function piecesOf(line: string): Piece[] {
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
export function labelOf(before: string): string {
  const words = cleanText(before.slice(-10 * LONGEST_LABEL))
    .replace(TIMESTAMP, '')
    .replace(/^[^\p{L}\p{N}]+/u, '')
    .replace(/[\s:=<([{"'|*>–—-]+$/u, '');
  return words.length > LONGEST_LABEL ? `${words.slice(0, LONGEST_LABEL).trimEnd()}…` : words;
}
