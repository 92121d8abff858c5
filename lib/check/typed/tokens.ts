import { foldCase } from '@/lib/roster/text/search';

/** A word, a number, a quoted name or a mark of a line, with its place in it. */
export interface Token {
  kind: 'word' | 'number' | 'times' | 'raise' | 'name' | 'mark';
  text: string;
  /** A word without case, accents and plural; a mark as it is. */
  key: string;
  value: number;
  from: number;
  to: number;
}

const PATTERN = new RegExp(
  [
    // A quote after a digit stands for inches.
    '(?<![\\d\\p{L}])["“„«](?<name>[^"“”„«»]{1,120})["”“»]',
    "(?<![\\p{L}\\p{N}])['‘](?<single>[^'‘’]{1,120})['’](?![\\p{L}\\p{N}])",
    '(?<![\\p{L}\\p{N}])[x×]\\s?(?<after>\\d{1,4})(?![\\p{L}\\p{N}])',
    '(?<number>(?<![\\p{L}\\p{N}.])\\d{1,6})(?<x>\\s?[x×](?![\\p{L}\\p{N}]))?(?![\\p{L}\\p{N}]|\\.\\d)',
    '[+](?<raise>\\d{1,3})(?![\\p{L}\\p{N}])',
    "(?<word>[\\p{L}\\p{N}][\\p{L}\\p{N}\\p{M}'’]*(?:\\.[\\p{L}\\p{N}]+\\.?)*)",
    '(?<mark>[^\\s])',
  ].join('|'),
  'gu',
);

const numbers: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  dozen: 12,
  pair: 2,
  couple: 2,
};

/** Splits a line into tokens. */
export function tokensOf(line: string): Token[] {
  return [...line.matchAll(PATTERN)].map((match) => {
    const { name, single, after, number, x, raise, word = '' } = match.groups ?? {};
    const [text] = match;
    const place = { text, from: match.index, to: match.index + text.length, key: text, value: 0 };
    const quoted = name ?? single;
    if (quoted !== undefined) return { ...place, kind: 'name', text: quoted.trim() };
    if (after !== undefined) return { ...place, kind: 'times', value: Number(after) };
    if (number !== undefined)
      return { ...place, kind: x === undefined ? 'number' : 'times', key: number, value: Number(number) };
    if (raise !== undefined) return { ...place, kind: 'raise', value: Number(raise) };
    if (word === '') return { ...place, kind: 'mark' };
    const key = keyOfWord(word);
    const value = numbers[key];
    return value === undefined ? { ...place, kind: 'word', key } : { ...place, kind: 'number', key, value };
  });
}

/** A word without case, accents, dots and the ending of a plural. */
function keyOfWord(word: string): string {
  const plain = foldCase(word).replace(/['’.]/g, '');
  if (plain.length < 3) return plain;
  if (plain.endsWith('ies')) return `${plain.slice(0, -3)}y`;
  if (/(?:ch|sh|x|ss)es$/.test(plain)) return plain.slice(0, -2);
  return plain.endsWith('s') && !plain.endsWith('ss') ? plain.slice(0, -1) : plain;
}

/** Marks between the words of one name: "Hivers, small", "RPG (HEAP)", "anti-aircraft". */
const inNames = /^[,()'’"“”&/-]$/;
/** Marks that make no difference: "anti-aircraft", "M. Tarn". */
export const slight = /^[-‐‑–.]$/;

/** The key of tokens as one name, with its marks but for hyphens; null if they cannot be one. */
export function keyOf(tokens: readonly Token[]): string | null {
  let key = '';
  for (const token of tokens) {
    if (token.kind === 'mark' && !inNames.test(token.text) && !slight.test(token.text)) return null;
    if (token.kind === 'raise' || token.kind === 'times') return null;
    if (!slight.test(token.text)) key += token.kind === 'name' ? `"${foldCase(token.text)}"` : token.key;
  }
  return key === '' ? null : key;
}

/** The key of a name without its marks: "RPG HEAP" for "RPG (HEAP)". */
export const bareKey = (tokens: readonly Token[]): string | null =>
  keyOf(tokens.filter(({ kind }) => kind !== 'mark'));
