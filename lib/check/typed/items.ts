import type { Figure, Part, Term } from '@/lib/roster/typed/model';
import type { Lexicon } from './lexicon';
import { type Token, tokensOf } from './tokens';

/** A part of a line: what its words were found to be, or that nothing knows them. */
export type Item<Sense> =
  | { kind: 'part'; part: Part<Sense>; entry: Term<Sense>['entry']; at: number }
  | { kind: 'figure'; figure: Figure }
  | { kind: 'count'; value: number; isAfter: boolean; isTimes: boolean; text: string }
  | { kind: 'names'; text: string }
  | { kind: 'break' }
  | { kind: 'colon' }
  | { kind: 'unknown'; text: string };

/** What lines are read with. */
export interface Vocabulary<Sense> {
  lexicon: Lexicon<Sense>;
  /** Letters that stand before a value. */
  figures: ReadonlySet<string>;
}

const fillers = new Set(['a', 'an', 'the', 'of', 'each', 'w', 'has', 'have', 'having', 'x', 'my']);
const breaks = new Set(['with', 'and', 'plus', ',', ';', '·', '+', '&', '|', '•']);

/** Finds what is known among the words of a line. */
export function itemsOf<Sense>(
  text: string,
  tokens: readonly Token[],
  words: Vocabulary<Sense>,
  isOwn: boolean,
): Item<Sense>[] {
  const items: Item<Sense>[] = [];
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at] as Token;
    const close = token.text === '(' ? closing(tokens, at) : -1;
    if (close > at) {
      const inner = tokens.slice(at + 1, close);
      const raw = text.slice(token.to, tokens[close]?.from).trim();
      items.push(...bracketed(raw, inner, words, isOwn && items.at(-1)?.kind === 'part' && isFirst(items)));
      at = close + 1;
      continue;
    }
    const figures = figuresAt(tokens, at, words);
    if (figures !== null) {
      items.push(...figures.items.map((figure) => ({ kind: 'figure' as const, figure })));
      at = figures.to;
      continue;
    }
    const found = token.kind === 'mark' ? null : words.lexicon.longest(tokens, at);
    if (found !== null) {
      const { to, terms } = found;
      const takesRest = terms.some((term) => term.takesRest);
      const end = takesRest ? restEnd(tokens, to, isOwn) : to;
      const last = tokens[end - 1] as Token;
      items.push({
        kind: 'part',
        entry: terms.find(({ entry }) => entry)?.entry,
        at: token.from,
        part: {
          text: text.slice(token.from, tokens[to - 1]?.to),
          senses: terms.map(({ sense }) => sense),
          count: null,
          isTimes: false,
          rest: end > to ? text.slice(tokens[to]?.from, last.to).replace(/^[\s:–-]+/, '') : '',
        },
      });
      at = end;
    } else {
      const item = itemOf<Sense>(token);
      const before = items.at(-1);
      // Words that nothing knows are shown together.
      if (item?.kind === 'unknown' && before?.kind === 'unknown' && tokens[at - 1]?.kind !== 'mark')
        before.text = `${before.text} ${token.text}`;
      else if (item !== null) items.push(item);
      at++;
    }
  }
  return items;
}

function itemOf<Sense>(token: Token): Item<Sense> | null {
  const { kind, text, key, value } = token;
  if (kind === 'name') return { kind: 'names', text };
  if (kind === 'number') return { kind: 'count', value, isAfter: false, isTimes: false, text };
  if (kind === 'times') return { kind: 'count', value, isAfter: /^[x×]/.test(text), isTimes: true, text };
  if (breaks.has(key)) return { kind: 'break' };
  if (text === ':' || text === '–' || text === '—') return { kind: 'colon' };
  return kind === 'mark' || fillers.has(key) ? null : { kind: 'unknown', text };
}

/** Whether the last item is the only part so far. */
const isFirst = <Sense>(items: readonly Item<Sense>[]): boolean =>
  items.filter(({ kind }) => kind === 'part').length === 1;

/** The index of the bracket that closes one; -1 if none does. */
function closing(tokens: readonly Token[], from: number): number {
  let depth = 0;
  for (let at = from; at < tokens.length; at++) {
    if (tokens[at]?.text === '(') depth++;
    if (tokens[at]?.text === ')' && --depth === 0) return at;
  }
  return -1;
}

/** What is in brackets: words that are known or nearly so, else a name. */
function bracketed<Sense>(
  raw: string,
  tokens: readonly Token[],
  words: Vocabulary<Sense>,
  isName: boolean,
): Item<Sense>[] {
  if (isName) return [{ kind: 'names', text: raw }];
  if (tokens.every(({ kind, key }) => kind === 'raise' || kind === 'number' || key === 'of')) return [];
  const inner = itemsOf(raw, tokensOf(raw), words, false);
  const unknown = inner.filter((item) => item.kind === 'unknown');
  const isKnown = unknown.length === 0 || inner.some(({ kind }) => kind === 'part');
  const isNear = () => unknown.some(({ text }) => words.lexicon.nearest(text) !== null);
  return isKnown || isNear() ? [{ kind: 'break' }, ...inner] : [{ kind: 'names', text: raw }];
}

/** Where what a part takes of the line ends. */
function restEnd(tokens: readonly Token[], from: number, isOwn: boolean): number {
  const ends = isOwn ? ['·'] : ['·', ',', ';'];
  const end = tokens.findIndex(({ text }, at) => at >= from && ends.includes(text));
  return end < 0 ? tokens.length : end;
}

/** The figures at an index: "P3", "F 4", "A +1", "F/M/A/D 3/4/2/1"; null if there are none. */
function figuresAt<Sense>(tokens: readonly Token[], from: number, { figures }: Vocabulary<Sense>) {
  const token = tokens[from] as Token;
  const [, joined = '', digits] = /^(\p{L}{1,2})(\d{1,4})$/u.exec(token.key) ?? [];
  if (figures.has(joined)) return { items: [figureOf(joined, Number(digits))], to: from + 1 };
  const letters: string[] = [];
  let at = from;
  while (figures.has(tokens[at]?.key ?? '')) {
    letters.push(tokens[at]?.key as string);
    at += tokens[at + 1]?.text === '/' && figures.has(tokens[at + 2]?.key ?? '') ? 2 : 1;
    if (tokens[at - 1]?.text !== '/') break;
  }
  if (letters.length === 0) return null;
  if (tokens[at]?.text === ':' || tokens[at]?.text === '=') at++;
  const values: Figure[] = [];
  for (const letter of letters) {
    const value = tokens[at];
    // A count in words is none: "a pair".
    if ((value?.kind !== 'number' && value?.kind !== 'raise') || !/\d/.test(value.text)) return null;
    values.push(figureOf(letter, value.value, value.kind === 'raise'));
    at++;
    if (values.length < letters.length && tokens[at]?.text === '/') at++;
  }
  return { items: values, to: at };
}

const figureOf = (letter: string, value: number, isRaise = false): Figure => ({ letter, value, isRaise });
