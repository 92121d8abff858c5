import { type Fraction, fraction, fractionText } from './fraction';
import type { Chance } from './model';

const rows: bigint[][] = [];

/** The number of ways to choose `k` of `n`, exact; 0 if there are none. */
export function binomial(n: number, k: number): bigint {
  for (let next = rows.length; next <= n; next++) {
    const above = rows[next - 1] ?? [];
    rows.push(
      Array.from({ length: next + 1 }, (_, at) =>
        at === 0 ? 1n : (above[at - 1] ?? 0n) + (above[at] ?? 0n),
      ),
    );
  }
  return rows[n]?.[k] ?? 0n;
}

/** A distribution of whole numbers from 0 on: how many of `total` equally likely outcomes have each value. */
export interface Distribution {
  /** By value; the last is above 0, unless the only value is 0. */
  readonly weights: readonly bigint[];
  readonly total: bigint;
}

/** Makes a distribution of weights by value; a value may be listed several times. */
export function distributionOf(entries: Iterable<readonly [value: number, weight: bigint]>): Distribution {
  const weights: bigint[] = [];
  let total = 0n;
  for (const [value, weight] of entries) {
    if (weight === 0n) continue;
    while (weights.length <= value) weights.push(0n);
    weights[value] = (weights[value] as bigint) + weight;
    total += weight;
  }
  return { weights, total };
}

/** The chance of exactly this value. */
export const chanceOf = ({ weights, total }: Distribution, value: number): Fraction =>
  fraction(weights[value] ?? 0n, total);

/** The chance of this value or more. */
export const atLeast = ({ weights, total }: Distribution, value: number): Fraction =>
  fraction(
    weights.slice(Math.max(0, value)).reduce((sum, weight) => sum + weight, 0n),
    total,
  );

/** The chance of the results for which something holds, of `total` equally likely outcomes. */
export const chanceThat = <Result extends { weight: bigint }>(
  results: readonly Result[],
  total: bigint,
  holds: (result: Result) => boolean,
): Fraction =>
  fraction(
    results.reduce((sum, result) => (holds(result) ? sum + result.weight : sum), 0n),
    total,
  );

/** The expected value. */
export const expectedOf = ({ weights, total }: Distribution): Fraction =>
  fraction(
    weights.reduce((sum, weight, value) => sum + weight * BigInt(value), 0n),
    total,
  );

/** The highest value that can happen. */
const highestOf = ({ weights }: Distribution): number => Math.max(0, weights.length - 1);

/** Every value from 0 to the highest that can happen, with its exact chance as text, in lowest terms. */
export const exactly = (distribution: Distribution): Record<string, string> =>
  Object.fromEntries(
    distribution.weights.map((_, value) => [value, fractionText(chanceOf(distribution, value))]),
  );

/** The chances of at least 1, 2 and so on up to the highest value, and of at least 1 in any case. */
export const exactlyAtLeast = (distribution: Distribution): Record<string, string> =>
  Object.fromEntries(
    Array.from({ length: Math.max(1, highestOf(distribution)) }, (_, index) => [
      index + 1,
      fractionText(atLeast(distribution, index + 1)),
    ]),
  );

/** How many of some independent tries succeed, each with the same chance. */
export const trials = (count: number, { n, d }: Fraction): Distribution =>
  distributionOf(
    Array.from({ length: count + 1 }, (_, hits) => [
      hits,
      binomial(count, hits) * n ** BigInt(hits) * (d - n) ** BigInt(count - hits),
    ]),
  );

/** The sum of independent numbers; 0 if there are none. */
export const summed = (distributions: readonly Distribution[]): Distribution =>
  distributions.reduce(
    (sum, next) =>
      distributionOf(
        sum.weights.flatMap((weight, value) =>
          next.weights.map((other, added): [number, bigint] => [value + added, weight * other]),
        ),
      ),
    distributionOf([[0, 1n]]),
  );

/** The distribution of what each value comes to; several values may come to the same. */
export const mapped = ({ weights }: Distribution, of: (value: number) => number): Distribution =>
  distributionOf(weights.map((weight, value) => [of(value), weight]));

/** The words for a number: "2 hits". */
type Words = (count: number) => string;

/** The chances of at least 1, 2 and 3: "At least 2 hits". */
export const atLeasts = (distribution: Distribution, words: Words): Chance[] =>
  [1, 2, 3].map((least) => ({ label: `At least ${words(least)}`, value: atLeast(distribution, least) }));

/** Every value from 0 to the highest that can happen, with its chance. */
export const everyValue = (distribution: Distribution, words: Words): Chance[] =>
  distribution.weights.map((_, value) => ({ label: words(value), value: chanceOf(distribution, value) }));
