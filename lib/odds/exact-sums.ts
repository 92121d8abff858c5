/** Numbers below this are exact. */
const EXACT = 2 ** 53;

/** Sums of whole numbers below 2^53 by index, kept as numbers while they are exact. */
export class ExactSums {
  private readonly low: Float64Array;
  private readonly sums: bigint[];

  constructor(count: number) {
    this.low = new Float64Array(count);
    this.sums = Array<bigint>(count).fill(0n);
  }

  /** Takes a number away from one sum and adds it to another. */
  move(from: number, to: number, count: number): void {
    if (from === to || count === 0) return;
    this.add(from, -count);
    this.add(to, count);
  }

  private add(index: number, count: number): void {
    const sum = (this.low[index] as number) + count;
    if (Math.abs(sum) < EXACT) {
      this.low[index] = sum;
      return;
    }
    this.flush(index);
    this.low[index] = count;
  }

  private flush(index: number): void {
    this.sums[index] = (this.sums[index] as bigint) + BigInt(this.low[index] as number);
    this.low[index] = 0;
  }

  all(): bigint[] {
    for (let index = 0; index < this.sums.length; index++) this.flush(index);
    return this.sums;
  }
}
