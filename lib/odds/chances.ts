import { atLeast, chanceOf, type Distribution } from './distribution';
import type { Chance } from './model';

/** The words for a number: "2 hits". */
type Words = (count: number) => string;

/** The chances of at least 1, 2 and 3: "At least 2 hits". */
export const atLeasts = (distribution: Distribution, words: Words): Chance[] =>
  [1, 2, 3].map((least) => ({ label: `At least ${words(least)}`, value: atLeast(distribution, least) }));

/** Every value from 0 to the highest that can happen, with its chance. */
export const everyValue = (distribution: Distribution, words: Words): Chance[] =>
  distribution.weights.map((_, value) => ({ label: words(value), value: chanceOf(distribution, value) }));
