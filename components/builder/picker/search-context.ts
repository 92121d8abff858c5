import { createContext } from 'react';

/** The search query of a picker; "" shows everything. */
export const SearchContext = createContext('');

const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

const wordsOf = (text: string) =>
  plain(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** A word in singular, as far as that is its start: "tank" for "tanks". */
const singular = (word: string) => (word.length > 3 ? word.replace(/s$/, '') : word);

/**
 * Whether an offer has every word of a query, in any order: as the start of a word of its name or terms, within its
 * name, or as the initials of its name: "inf light", "P3 mech", "jump jets", "SF".
 */
function matchesSearch(query: readonly string[], name: string, terms: readonly string[] = []): boolean {
  const names = wordsOf(name);
  const initials = names.map((word) => word[0]).join('');
  const words = [...names, ...terms.flatMap(wordsOf)];
  return query.every(
    (word) =>
      words.some((each) => each.startsWith(word)) ||
      (word.length > 2 && plain(name).includes(word)) ||
      (word.length > 1 && initials.startsWith(word)),
  );
}

/**
 * How well an offer fits a query: 0 if its name begins with it, 1 by its name or a whole term, 2 by its name if the query is in
 * plural, 3 by what it is (its first two terms), 4 by other terms; null if not.
 */
export function searchRank(query: string, name: string, terms: readonly string[] = []): number | null {
  const words = wordsOf(query);
  const stems = words.map(singular);
  if (wordsOf(name).join(' ').startsWith(words.join(' '))) return 0;
  const isTerm = terms.some((term) => wordsOf(term).join(' ') === words.join(' '));
  if (isTerm || matchesSearch(words, name)) return 1;
  if (matchesSearch(stems, name)) return 2;
  if (matchesSearch(stems, name, terms.slice(0, 2))) return 3;
  return matchesSearch(stems, name, terms) ? 4 : null;
}
