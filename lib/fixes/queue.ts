/** A priority queue by whole numbers, the smallest first; last in, first out among equals. */
export class Queue<Item> {
  private readonly buckets: Item[][] = [];
  private least = 0;
  size = 0;

  add(number: number, item: Item): void {
    const bucket = this.buckets[number];
    if (bucket) bucket.push(item);
    else this.buckets[number] = [item];
    if (number < this.least) this.least = number;
    this.size++;
  }

  /** The smallest number of any item; Infinity if there is none. */
  get first(): number {
    if (this.size === 0) return Number.POSITIVE_INFINITY;
    while ((this.buckets[this.least]?.length ?? 0) === 0) this.least++;
    return this.least;
  }

  /** Removes and returns the first item. */
  take(): Item | undefined {
    if (this.size === 0) return undefined;
    const item = this.buckets[this.first]?.pop();
    this.size--;
    return item;
  }
}
