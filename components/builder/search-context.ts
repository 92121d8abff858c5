import { createContext } from 'react';

/** What is searched for in a picker; "" shows everything. */
export const SearchContext = createContext('');

const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Has a name every word that is searched for, whatever its case and accents? */
export const matchesSearch = (sought: string, name: string): boolean =>
  plain(sought)
    .split(/\s+/)
    .every((word) => plain(name).includes(word));
