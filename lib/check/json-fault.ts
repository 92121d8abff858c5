/** Maximum nesting of lists and objects that is read; a roster needs about ten. */
export const DEEPEST = 64;

type Expected =
  | 'a value'
  | 'a value or "]"'
  | 'a field name in double quotes'
  | 'a field name in double quotes or "}"'
  | '":"'
  | '"," or "]"'
  | '"," or "}"'
  | 'the end';

const WORD = /(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.+-])/y;
const ESCAPE = /\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4})/y;
const CUT_ESCAPE = /^\\(?:u[\dA-Fa-f]{0,3})?$/;

/** Why a text is not JSON, and where; `ends` if it is merely cut off. */
interface Stop {
  at: number;
  why: string;
  ends?: true;
}

/**
 * The first reason a text is not JSON of a reasonable depth, as a sentence; null if it is. The engines' own messages
 * differ, and some have no position.
 */
export function jsonFault(text: string): string | null {
  const stop = walk(text, 0, false);
  if (typeof stop === 'number') return null;
  return stop.ends ? stop.why : faultAt(text, stop.at, stop.why);
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
  let expected: Expected = 'a value';
  const afterValue = (): Expected => {
    if (open.length === 0) return 'the end';
    return open[open.length - 1] === '[' ? '"," or "]"' : '"," or "}"';
  };

  for (let at = skipSpace(text, from); at < text.length; at = skipSpace(text, at)) {
    const char = text[at] as string;
    const wantsValue: boolean = expected.startsWith('a value');
    if (char === '"' && (wantsValue || expected.startsWith('a field'))) {
      const end = endOfString(text, at);
      if (typeof end !== 'number') return end;
      expected = wantsValue ? afterValue() : '":"';
      at = end;
    } else if ((char === '[' || char === '{') && wantsValue) {
      open.push(char);
      if (open.length > DEEPEST)
        return { at, why: `lists and objects are nested more than ${DEEPEST} deep; that is too much` };
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
      if (!wantsValue || !WORD.test(text))
        return {
          at,
          why: `this is not JSON: expected ${expected}, found ${characterName(text, at)}`,
        };
      expected = afterValue();
      at = WORD.lastIndex;
    }
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
    if (code < 32)
      return { at, why: 'a string contains a line break or control character that must be escaped' };
    if (code !== 92) continue;
    ESCAPE.lastIndex = at;
    if (ESCAPE.test(text)) at = ESCAPE.lastIndex - 1;
    else if (CUT_ESCAPE.test(text.slice(at, at + 6))) break;
    else return { at, why: 'a string contains an invalid backslash escape' };
  }
  return cutOff(text, 'This is incomplete: it ends inside a string.');
}

function characterName(text: string, at: number): string {
  const code = text.codePointAt(at) as number;
  const char = String.fromCodePoint(code);
  return /^[\p{L}\p{N}\p{P}\p{S}]$/u.test(char)
    ? `the character ${char}`
    : `the character U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
}

function faultAt(text: string, at: number, why: string): string {
  const before = text.slice(0, at);
  const column = at - before.lastIndexOf('\n');
  const line = text.trimEnd().includes('\n') ? `line ${before.split('\n').length}, ` : '';
  return `At ${line}column ${column}, ${why}.`;
}
