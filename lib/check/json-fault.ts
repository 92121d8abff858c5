import { characterName, type Expected, type Mistake, mistakeAt } from './json-mistake';

/** Maximum nesting of lists and objects that is read; a roster needs about ten. */
export const DEEPEST = 64;

/** The start of the fault of a text that is nested too deep, in a sentence. */
export const TOO_DEEP = `lists and objects are nested more than ${DEEPEST} deep`;

/** Characters looked at for the start of a number; no number of a file is as long. */
const LONGEST_NUMBER = 400;

const WORD = /(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.+-])/y;
const ESCAPE = /\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4})/y;
const CUT_ESCAPE = /^\\(?:u[\dA-Fa-f]{0,3})?$/;

/** A word or a number of which the rest may be missing. */
const CUT_WORD = /^(?:t(?:ru?)?|f(?:a(?:ls?)?)?|n(?:ul?)?|-|-?(?:0|[1-9]\d*)(?:\.|(?:\.\d+)?[eE][+-]?))$/;

/** Why a text is not JSON, and where; `ends` if it is merely cut off, `why` is then the whole sentence. */
interface Stop extends Mistake {
  ends?: true;
}

/** Why a text is not JSON: a sentence, and whether a part is missing or destroyed, so that only another copy helps. */
export interface JsonFault {
  message: string;
  isDamage: boolean;
}

/**
 * The first reason a text is not JSON of a reasonable depth: where, what is wrong and what would be right; null if it
 * is. The engines' own messages differ, and some have no position.
 */
export function jsonFault(text: string): JsonFault | null {
  const stop = walk(text, 0, false);
  if (typeof stop === 'number') return null;
  const { at, why, ends, isDamage } = stop;
  return ends
    ? { message: why, isDamage: true }
    : { message: faultAt(text, at, why), isDamage: isDamage === true };
}

/**
 * Finds the end of the JSON value that starts at an offset of a text.
 * @returns whether it is complete, and the offset after it, or as far as it could be read
 */
export function jsonEnd(text: string, from: number): { whole: boolean; at: number } {
  const end = walk(text, from, true);
  return typeof end === 'number' ? { whole: true, at: end } : { whole: false, at: end.at };
}

/**
 * Walks a text once, with an explicit stack so that no depth can exhaust the call stack.
 * @param first whether to stop at the end of the first value
 * @returns the offset after what was read, or why it is not JSON
 */
function walk(text: string, from: number, first: boolean): number | Stop {
  const open: string[] = [];
  /** Where the token before starts. */
  let before = -1;
  let expected: Expected = 'a value';
  const afterValue = (): Expected => {
    if (open.length === 0) return 'the end';
    return open[open.length - 1] === '[' ? '"," or "]"' : '"," or "}"';
  };

  for (let at = skipSpace(text, from); at < text.length; at = skipSpace(text, at)) {
    const char = text[at] as string;
    const wantsValue: boolean = expected.startsWith('a value');
    const start = at;
    if (char === '"' && (wantsValue || expected.startsWith('a field'))) {
      const end = endOfString(text, at);
      if (typeof end !== 'number') return end;
      expected = wantsValue ? afterValue() : '":"';
      at = end;
    } else if ((char === '[' || char === '{') && wantsValue) {
      open.push(char);
      if (open.length > DEEPEST) return { at, why: `${TOO_DEEP}; the maximum is ${DEEPEST}` };
      expected = char === '[' ? 'a value or "]"' : 'a field name in double quotes or "}"';
      at++;
    } else if ((char === ']' || char === '}') && expected.includes(`or "${char}"`)) {
      open.pop();
      expected = afterValue();
      at++;
    } else if (char === ',' && expected.startsWith('","')) {
      expected = expected === '"," or "]"' ? 'a value' : 'a field name in double quotes';
      at++;
    } else if (char === ':' && expected === '":"') {
      expected = 'a value';
      at++;
    } else {
      WORD.lastIndex = at;
      if (!wantsValue || !WORD.test(text)) {
        if (wantsValue && CUT_WORD.test(text.slice(at, at + LONGEST_NUMBER)))
          return cutOff(text, 'This is incomplete: it ends inside a value.');
        return mistakeAt(text, at, { expected, before, open: open.at(-1) });
      }
      expected = afterValue();
      at = WORD.lastIndex;
    }
    before = start;
    if (first && expected === 'the end') return at;
  }
  if (expected === 'the end') return text.length;
  return cutOff(
    text,
    text.trim() === ''
      ? 'There is nothing here; it must be a JSON object.'
      : `This is incomplete: it ends where ${expected} is expected.`,
  );
}

const cutOff = (text: string, why: string): Stop => ({ at: text.length, why, ends: true });

function skipSpace(text: string, from: number): number {
  let at = from;
  while (at < text.length && ' \t\n\r'.includes(text[at] as string)) at++;
  return at;
}

function endOfString(text: string, from: number): number | Stop {
  for (let at = from + 1; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 34) return at + 1;
    if (code === 10 || code === 13)
      return { at, why: 'a text has no closing quote in its line; add it, or write the line break as \\n' };
    if (code === 9) return { at, why: 'a text contains a tab; write it as \\t' };
    if (code < 32) return { at, why: `a text contains ${characterName(text, at)}`, isDamage: true };
    if (code !== 92) continue;
    ESCAPE.lastIndex = at;
    if (ESCAPE.test(text)) at = ESCAPE.lastIndex - 1;
    else if (CUT_ESCAPE.test(text.slice(at, at + 6))) break;
    else return { at, why: 'a text contains a backslash that JSON does not know; write \\\\ for one' };
  }
  return cutOff(text, 'This is incomplete: it ends inside a text.');
}

function faultAt(text: string, at: number, why: string): string {
  const before = text.slice(0, at);
  const column = at - before.lastIndexOf('\n');
  const line = text.trimEnd().includes('\n') ? `line ${before.split('\n').length}, ` : '';
  return `At ${line}column ${column}, ${why}.`;
}
