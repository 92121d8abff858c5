/** The lower part of a weight is below this; up to 24 of them are added before the excess is carried over. */
export const PART = 2 ** 48;

/** Numbers stay exact below 2^53, and what is added at once is far below the difference. */
const FLUSH = 2 ** 52;

/** Sums of weights by index, kept as numbers while they are exact. */
export class PartedSums {
  private readonly low: Float64Array;
  private readonly high: Float64Array;
  private readonly sums: bigint[];

  constructor(count: number) {
    this.low = new Float64Array(count);
    this.high = new Float64Array(count);
    this.sums = Array<bigint>(count).fill(0n);
  }

  add(index: number, low: number, high: number): void {
    const carry = Math.floor(low / PART);
    const lower = (this.low[index] as number) + (low - carry * PART);
    const upper = (this.high[index] as number) + high + carry;
    this.low[index] = lower;
    this.high[index] = upper;
    if (lower >= FLUSH || upper >= FLUSH) this.flush(index);
  }

  private flush(index: number): void {
    const weight = BigInt(this.high[index] as number) * BigInt(PART) + BigInt(this.low[index] as number);
    this.sums[index] = (this.sums[index] as bigint) + weight;
    this.low[index] = 0;
    this.high[index] = 0;
  }

  all(): bigint[] {
    for (let index = 0; index < this.sums.length; index++) this.flush(index);
    return this.sums;
  }
}
