import type { Distribution } from './distribution';
import { SIDES } from './multisets';
import { trials } from './trials';

/**
 * How many of some dice show more than a number, of all 12^dice rolls.
 * @param above what a die must show more than, 0 or more
 */
export const successes = (dice: number, above: number): Distribution =>
  trials(dice, { n: BigInt(Math.max(0, SIDES - above)), d: BigInt(SIDES) });
