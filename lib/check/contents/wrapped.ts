import { withoutRedirects } from '../changed-links';
import { isWholeLink } from '../link';
import type { Budget } from './budget';

/** Longest link that is put together again, in characters. */
const LONGEST = 2 * 1024 * 1024;
/** Most words after a link that are mistaken for its last lines. */
const TRIED = 8;

/** A link that goes on to the end of its line, as when a mail program broke it there. */
const OPEN_END = /(?:#|%(?:25){0,4}23|=23|[-*](?:23)?)?[rp]1\.[\w-]*(?:(?:&|%26|=26)p1\.[\w-]*)*&?[=\s]*$/;
/** What follows on the next line: marks of a quotation, then more of the link. */
const NEXT = /^[\s>|]*(?!https?:)((?:&?p1\.)?[\w-]+(?:&p1\.[\w-]*)*)(=?[^\n]*)$/;

/** A line, or several that were one before a mail program broke them: their text, end in the whole, and number. */
interface Unwrapped {
  line: string;
  end: number;
  count: number;
}

/** An address in another, as services that check links write it. */
const REWRITTEN = /[?&]\w+=https?(?:%|:|-3A)|\/v3\/__http/i;

/** Whether a line ends with an address in another. Looks at its last word alone, so that no line is scanned twice. */
function endsRewritten(line: string): boolean {
  const end = line.trimEnd().length;
  let from = end;
  while (from > 0 && !/[\s<>"]/.test(line[from - 1] as string)) from--;
  const word = line.slice(from, end);
  const address = word.search(/https?:\/\//i);
  return address >= 0 && REWRITTEN.test(word.slice(address));
}

/** The line of a text that starts at an offset, with the rest of its last link if that was broken over lines. */
export function unwrapped(text: string, from: number, budget?: Budget): Unwrapped {
  const first = joinedAddress(text, joinedSoft(text, from));
  const line = withoutRedirects(first.line);
  const [open] = OPEN_END.exec(line.slice(-LONGEST)) ?? [];
  if (open === undefined) return { ...first, line };
  const head = line.trimEnd().replace(/=$/, '');
  const link = open.trimEnd().replace(/=$/, '');
  const parts = nextLines(text, first.end);
  const goesOn = link.endsWith('&') || parts[0]?.more.startsWith('&');
  if (parts.length === 0 || (!goesOn && isWholeLink(link, budget))) return { ...first, line };
  let whole: Unwrapped = { ...first, line };
  for (let count = parts.length; count > Math.max(0, parts.length - TRIED); count--) {
    const more = parts.slice(0, count);
    const rest = more.map((part) => part.more).join('');
    const last = more.at(-1) as Next;
    // The fewest lines that make it whole: words after it would not be noticed.
    if (isWholeLink(link + rest, budget))
      whole = { line: head + rest + last.after, end: last.end, count: first.count + count };
  }
  return whole;
}

interface Next {
  more: string;
  after: string;
  end: number;
}

/** The lines after an offset that may continue a link. */
function nextLines(text: string, after: number): Next[] {
  const parts: Next[] = [];
  for (let from = after + 1, size = 0; from < text.length && size < LONGEST; ) {
    const end = lineEnd(text, from);
    const [, more, rest = ''] = NEXT.exec(text.slice(from, end)) ?? [];
    if (more === undefined) break;
    const ends = rest.trim() !== '' && rest.trim() !== '=';
    parts.push({ more, after: ends ? rest : '', end });
    if (ends) break;
    size += more.length;
    from = end + 1;
  }
  return parts;
}

/** A line that ends within an address in another, with the lines that follow: all are as long but the last. */
function joinedAddress(text: string, first: Unwrapped): Unwrapped {
  if (!endsRewritten(first.line)) return first;
  const width = first.line.trimEnd().length;
  const parts = [first.line.trimEnd()];
  let { end, count } = first;
  for (let size = width; end < text.length && size < LONGEST; count++) {
    const next = lineEnd(text, end + 1);
    const [, more] = /^[\s>|]*(\S+)\s*$/.exec(text.slice(end + 1, next)) ?? [];
    if (more === undefined || /^https?:/i.test(more)) break;
    parts.push(more);
    size += more.length;
    end = next;
    if (more.length < width - 12) {
      count++;
      break;
    }
  }
  return { line: parts.join(''), end, count };
}

/** A line with those that follow it after a soft line break of quoted-printable, which ends lines of 60 to 76. */
function joinedSoft(text: string, from: number): Unwrapped {
  let end = lineEnd(text, from);
  let line = text.slice(from, end);
  let count = 1;
  if (!SOFT.test(line)) return { line, end, count };
  const parts: string[] = [];
  for (let size = 0; SOFT.test(line) && end < text.length && size < LONGEST; count++) {
    const part = line.trimEnd().slice(0, -1);
    parts.push(part);
    size += part.length;
    const next = end + 1;
    end = lineEnd(text, next);
    line = text.slice(next, end);
  }
  return { line: [...parts, line].join(''), end, count };
}

const SOFT = /^.{59,75}=\r?$/;

function lineEnd(text: string, from: number): number {
  const feed = text.indexOf('\n', from);
  return feed < 0 ? text.length : feed;
}
