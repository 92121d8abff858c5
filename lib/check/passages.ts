import { jsonEnd } from './json-fault';
import { labelOf, type Piece, piecesOf } from './pieces';

/** What a text holds from one place on: a line, or JSON that goes over several. */
export interface Passage {
  pieces: Piece[];
  line: string;
  /** Number of the line that it begins in. */
  number: number;
}

/** A brace with nothing behind it, or with the first field of an object. */
const OPENS = /\{\s*(?:"|$)/;

/** Does an object that begins here say that it is a roster? */
const SAYS_ROSTER = /^\{[^{}]{0,400}?"muster"/;

/** How often a text as long as this one may be looked through for the end of what has none. */
const TRIES = 4;

/** The lines of a text that have something in them; with `spread` a roster over several is one passage. */
export function* passagesOf(text: string, spread: boolean): Generator<Passage> {
  const objectEnd = endsIn(text);
  let number = 1;
  for (let from = 0; from < text.length; ) {
    const feed = text.indexOf('\n', from);
    const end = feed < 0 ? text.length : feed;
    const line = text.slice(from, end);
    const opens = spread ? openIn(line) : -1;
    const before = line.slice(0, Math.max(0, opens));
    const behind = opens < 0 ? -1 : objectEnd(from + opens, end, /^\s+$/.test(before));
    if (behind >= 0) {
      const json: Piece = { kind: 'json', text: text.slice(from + opens, behind), label: labelOf(before) };
      yield { pieces: [...piecesOf(before), json], line, number };
      number += json.text.split('\n').length - 1;
      from = behind;
    } else {
      if (line.trim() !== '') yield { pieces: piecesOf(line), line, number };
      number++;
      from = end + 1;
    }
  }
}

/**
 * Finds the ends of objects in a text, each to be asked for behind the one before; -1 where there is none, or where
 * too much was looked through in vain.
 */
function endsIn(text: string): (begin: number, lineEnd: number, indented: boolean) => number {
  let left = TRIES * text.length;
  let closes = true;
  return (begin, lineEnd, indented) => {
    // What is indented may be a part of a roster that broke off.
    if (left <= 0 || (indented && !closes)) return -1;
    const { whole, at } = jsonEnd(text, begin);
    if (whole) return at;
    left -= at - begin;
    if (!SAYS_ROSTER.test(text.slice(begin, begin + 500))) return -1;
    // A damaged roster is over with a brace that begins a line, or else where it broke off.
    const close = closes ? text.indexOf('\n}', begin) : -1;
    closes = close >= 0;
    const over = closes ? close + 2 : at;
    return over > lineEnd ? over : -1;
  };
}

/** Where an object begins in a line that does not end in it; -1 where none does. */
function openIn(line: string): number {
  if (line.trimEnd().endsWith('}')) return -1;
  const at = line.search(OPENS);
  return line.slice(0, Math.max(0, at)).includes('"') ? -1 : at;
}

/** Is there more in a text behind the object that it begins with? */
export function hasTrailingText(text: string): boolean {
  const begin = text.indexOf('{');
  const last = text.trimEnd();
  if (text.slice(0, begin).trim() !== '' || (last.endsWith('}') && !text.includes('\n{', begin)))
    return false;
  const { whole, at } = jsonEnd(text, begin);
  return whole && at < last.length;
}
