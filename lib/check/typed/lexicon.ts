import { nearest } from '@/lib/roster/text/near';
import type { Term } from '@/lib/roster/typed/model';
import { bareKey, keyOf, slight, type Token, tokensOf } from './tokens';

/** Longest name of a term in tokens. */
const MAX_TOKENS = 24;
/** Most terms of a game: a player may have 500 cards, each with options. */
const MAX_TERMS = 20_000;

/** Most unknown words that are compared with all names. */
const MOST_ASKED = 300;

/** The terms of a game, by their words. */
export interface Lexicon<Sense> {
  /** The longest run of tokens from an index that is a term; null if none is. */
  longest: (tokens: readonly Token[], from: number) => { to: number; terms: readonly Term<Sense>[] } | null;
  /** The name nearest to unknown words; null if none is, or too many were asked for. */
  nearest: (words: string) => string | null;
  /** Names of entries that have one of these words. */
  having: (words: readonly string[]) => string[];
}

/** Makes the lexicon of terms. */
export function lexiconOf<Sense>(terms: readonly Term<Sense>[]): Lexicon<Sense> {
  const byKey = new Map<string, Term<Sense>[]>();
  const starts = new Map<string, number>();
  const ordered = [...terms.filter(({ entry }) => entry), ...terms.filter(({ entry }) => !entry)];
  for (const term of ordered.slice(0, MAX_TERMS))
    for (const name of term.names) {
      const tokens = tokensOf(name).slice(0, MAX_TOKENS);
      for (const key of new Set([keyOf(tokens), bareKey(tokens)])) {
        if (key === null) continue;
        const known = byKey.get(key);
        if (known === undefined) byKey.set(key, [term]);
        else if (!known.includes(term)) known.push(term);
        // A name may be written as one word: "jumpjets".
        const start = key.slice(0, 2);
        starts.set(start, Math.max(starts.get(start) ?? 0, tokens.length));
      }
    }
  const longest: Lexicon<Sense>['longest'] = (tokens, from) => {
    const first = tokens[from];
    const most = first === undefined ? 0 : (starts.get(first.key.slice(0, 2)) ?? longestFor(first, starts));
    for (let to = Math.min(tokens.length, from + most + 2); to > from; to--) {
      const key = keyOf(tokens.slice(from, to));
      const found = key === null ? undefined : byKey.get(key);
      if (found !== undefined && !slight.test(tokens[to - 1]?.text ?? '')) return { to, terms: found };
    }
    return null;
  };
  const shown = ordered.flatMap(({ names }) => names[0] ?? []);
  // The names of entries by each of their words.
  const byWord = new Map<string, string[]>();
  for (const {
    names: [name],
  } of terms.filter(({ entry }) => entry === 'strong'))
    for (const { key } of name === undefined ? [] : tokensOf(name))
      if (key.length >= MIN_SHARED) byWord.set(key, [...(byWord.get(key) ?? []), name as string]);
  const names = [...new Set(shown)];
  const asked = new Map<string, string | null>();
  return {
    longest,
    nearest(words) {
      const known = asked.get(words);
      if (known !== undefined) return known;
      if (asked.size >= MOST_ASKED) return null;
      const found = nearest(words, names);
      asked.set(words, found);
      return found;
    },
    having: (words) => [...new Set(words.flatMap((word) => byWord.get(word) ?? []))],
  };
}

/** A word of one letter: the most of all names that start with it. */
const longestFor = ({ key }: Token, starts: ReadonlyMap<string, number>): number =>
  key.length === 1
    ? Math.max(0, ...[...starts].map(([start, most]) => (start.startsWith(key) ? most : 0)))
    : 0;

/** Least length of a word that two names may have in common to be alike. */
const MIN_SHARED = 4;
