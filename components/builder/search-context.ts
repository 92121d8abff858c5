import { createContext } from 'react';

/** The search query of a picker; "" shows everything. */
export const SearchContext = createContext('');

const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether a name contains every word of a query, ignoring case and accents. */
export const matchesSearch = (query: string, name: string): boolean =>
  plain(query)
    .split(/\s+/)
    .every((word) => plain(name).includes(word));
