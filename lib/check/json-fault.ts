/** Maximum nesting of lists and objects that is read; a roster needs about ten. */
export const DEEPEST = 64;

/** The start of the fault of a text that is nested too deep, in a sentence. */
export const TOO_DEEP = `lists and objects are nested more than ${DEEPEST} deep`;

/** Characters looked at for the start of a number; no number of a file is as long. */
const LONGEST_NUMBER = 400;

const WORD = /(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.+-])/y;
const ESCAPE = /\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4})/y;
const CUT_ESCAPE = /^\\(?:u[\dA-Fa-f]{0,3})?$/;

/** A word or a number whose rest may be missing. */
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

/** What may come next; `mistakeAt` says what is wrong with anything else. */
export type Expected =
  | 'a value'
  | 'a value or "]"'
  | 'a field name in double quotes'
  | 'a field name in double quotes or "}"'
  | '":"'
  | '"," or "]"'
  | '"," or "}"'
  | 'the end';

/** What is wrong in a JSON text, and where. */
export interface Mistake {
  at: number;
  /** What is wrong and what would be right, without a full stop. */
  why: string;
  /** Whether it is something that is not text, so that only another copy of the file helps. */
  isDamage?: true;
}

/** What a text was read as, up to its mistake. */
interface Context {
  expected: Expected;
  /** Where the token before starts; -1 if there is none. */
  before: number;
  /** The bracket of the innermost list or object. */
  open: string | undefined;
}

const COMMENT = /(?:\/[/*]|#)/y;
const NAME = /[A-Za-z_$][\w$]{0,39}(?![\w$])/y;
const NUMBER = /[-+]?\.?\d/y;
/** A text in quotes other than straight double ones. */
const OTHER_QUOTE = /['`“”„‟‘’‚‛«»]/;
const STARTS_VALUE = /["\w{[-]/;

const TOO_MANY = 'there is a comma too many; remove it';

/** The mistake at an offset of a text where something else is expected: those that people make by hand have words. */
function mistakeAt(text: string, at: number, { expected, before, open }: Context): Mistake {
  const char = text[at] as string;
  const previous = text[before];
  const wantsValue = expected.startsWith('a value');
  const wantsName = expected.startsWith('a field');
  const found = characterName(text, at);
  const wrong = (why: string): Mistake => ({ at, why });

  // Not JSON at all.
  if (before < 0) return wrong(generic(expected, found));
  if (/\p{Control}/u.test(char)) return { at, why: `there is ${found}, which no text has`, isDamage: true };
  if (expected === 'the end') return wrong(`the file should have ended before ${found}; remove the rest`);
  if (has(COMMENT, text, at)) return wrong('there is a comment, which JSON does not allow; remove it');
  if (char === ',') {
    if (previous === ':') return wrong('a value is missing before this comma; add it');
    if (wantsValue || wantsName) return wrong(TOO_MANY);
  }
  if (char === '}' || char === ']') {
    if (previous === ',') return { at: before, why: TOO_MANY };
    if (previous === ':') return wrong(`a value is missing before this ${char}; add it`);
    const close = open === '[' ? ']' : '}';
    if (close !== char && expected !== '":"')
      return wrong(
        `${open === '[' ? 'a list' : 'an object'} is closed with ${char}; put the ${close} that closes it before this`,
      );
  }
  if ((wantsValue || wantsName) && OTHER_QUOTE.test(char))
    return wrong(`names and texts must be in straight double quotes ("), not after ${found}`);
  if (expected === '":"')
    return wrong('a colon is missing between the name of a field and its value; add it');
  if (!wantsValue && !wantsName && STARTS_VALUE.test(char))
    return wrong('a comma is missing before this; add it');
  const name = matchAt(NAME, text, at);
  if (wantsName && name !== null) return wrong(`the name of a field must be in double quotes: "${name}"`);
  if (wantsValue && name !== null)
    return wrong(`${name} is not a value; write a number, true, false, null, or a text in double quotes`);
  if (wantsValue && has(NUMBER, text, at))
    return wrong('this is not a number as JSON writes it; write it like 12, -3 or 0.5');
  return wrong(generic(expected, found));
}

const generic = (expected: Expected, found: string) =>
  `this is not JSON: expected ${expected}, found ${found}`;

function matchAt(pattern: RegExp, text: string, at: number): string | null {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? null;
}

const has = (pattern: RegExp, text: string, at: number): boolean => matchAt(pattern, text, at) !== null;

/** The character at an offset in words, or its number if it cannot be shown. */
function characterName(text: string, at: number): string {
  const code = text.codePointAt(at) as number;
  const char = String.fromCodePoint(code);
  return /^[\p{L}\p{N}\p{P}\p{S}]$/u.test(char)
    ? `the character ${char}`
    : `the character U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
}
