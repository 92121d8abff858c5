import type { Budget } from './budget';
import { jsonEnd } from './json-fault';
import { labelOf, type Piece, piecesOf } from './pieces';
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
const SAYS_ROSTER = /^\{[^{}]{0,400}?"muster"/;

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
export function hasTrailingText(text: string): boolean {
  const begin = text.indexOf('{');
  const last = text.trimEnd();
  if (text.slice(0, begin).trim() !== '' || (last.endsWith('}') && !text.includes('\n{', begin)))
    return false;
  const { whole, at } = jsonEnd(text, begin);
  return whole && at < last.length;
}
