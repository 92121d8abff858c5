import { binomial } from './binomial';
import { type Distribution, distributionOf } from './distribution';
import type { Fraction } from './fraction';

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
