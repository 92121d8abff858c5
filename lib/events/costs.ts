/**
 * A cost: whole numbers in falling order of importance. Of two costs the one that is less in the first number in which
 * they differ is less. Sums are exact because each number stays far below 2^53: no number has to outweigh all that
 * follow it.
 */
export type Cost = readonly number[];

/** A cost that is changed in place. */
export type Sum = number[];

/** A cost of nothing. */
export const zero = (length: number): Sum => Array<number>(length).fill(0);

/** Negative if the first cost is less, positive if it is more, 0 if they are the same. */
export function compared(one: Cost, other: Cost): number {
  for (let at = 0; at < one.length; at++) {
    const difference = (one[at] as number) - (other[at] as number);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** Negative if a cost is less than nothing, positive if it is more, 0 if it is nothing. */
export function signOf(cost: Cost): number {
  for (const number of cost) if (number !== 0) return number;
  return 0;
}

/** Adds a cost, as many times as said, to a sum. */
export function add(sum: Sum, cost: Cost, times = 1) {
  for (let at = 0; at < sum.length; at++) sum[at] = (sum[at] as number) + times * (cost[at] as number);
}
