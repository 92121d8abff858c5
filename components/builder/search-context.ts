import { createContext } from 'react';

/** The search query of a picker; "" shows everything. */
export const SearchContext = createContext('');

const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

const wordsOf = (text: string) =>
  plain(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/**
 * Whether an offer has every word of a query, in any order: as the start of a word of its name or terms, in singular
 * or plural, within its name, or as the initials of its name: "inf light", "P3 mech", "jump jets", "SF".
 */
function matchesSearch(query: string, name: string, terms: readonly string[] = []): boolean {
  const names = wordsOf(name);
  const initials = names.map((word) => word[0]).join('');
  const words = [...names, ...terms.flatMap(wordsOf)];
  return wordsOf(query).every((word) => {
    const stem = word.length > 3 ? word.replace(/s$/, '') : word;
    return (
      words.some((each) => each.startsWith(stem)) ||
      (word.length > 2 && plain(name).includes(stem)) ||
      (word.length > 1 && initials.startsWith(word))
    );
  });
}

/** How well an offer fits a query: 0 by its name, 1 by what it is (its first two terms), 2 by other terms; null if not. */
export function searchRank(query: string, name: string, terms: readonly string[] = []): 0 | 1 | 2 | null {
  if (matchesSearch(query, name)) return 0;
  if (matchesSearch(query, name, terms.slice(0, 2))) return 1;
  return matchesSearch(query, name, terms) ? 2 : null;
}
