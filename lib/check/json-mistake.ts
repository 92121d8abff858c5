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
  /** Whether something that is no text is there, so that only another copy of the file helps. */
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
export function mistakeAt(text: string, at: number, { expected, before, open }: Context): Mistake {
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
export function characterName(text: string, at: number): string {
  const code = text.codePointAt(at) as number;
  const char = String.fromCodePoint(code);
  return /^[\p{L}\p{N}\p{P}\p{S}]$/u.test(char)
    ? `the character ${char}`
    : `the character U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
}
