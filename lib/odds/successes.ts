import { binomial } from './binomial';
import { type Distribution, distributionOf } from './distribution';
import { SIDES } from './multisets';

/**
 * How many of some dice show more than a number.
 * @param above what a die must show more than, 0 or more
 */
export function successes(dice: number, above: number): Distribution {
  const misses = BigInt(Math.min(SIDES, above));
  const hits = BigInt(SIDES) - misses;
  return distributionOf(
    Array.from({ length: dice + 1 }, (_, count) => [
      count,
      binomial(dice, count) * hits ** BigInt(count) * misses ** BigInt(dice - count),
    ]),
  );
}
