import { type Fraction, fraction, fractionText } from './fraction';

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
