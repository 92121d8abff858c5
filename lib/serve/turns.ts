/**
 * Runs one piece of work at a time, and what has arrived is read between two. Addresses take turns, so that one that
 * sends much is waited for by others no longer than a piece takes.
 */
export class Turns {
  private isBusy = false;
  /** What waits, by address; the first address is next. */
  private readonly waiting = new Map<string, (() => void)[]>();

  async take<Result>(address: string, work: () => Promise<Result>): Promise<Result> {
    if (this.isBusy)
      await new Promise<void>((start) => {
        const own = this.waiting.get(address);
        if (own) own.push(start);
        else this.waiting.set(address, [start]);
      });
    this.isBusy = true;
    try {
      return await work();
    } finally {
      setImmediate(() => this.next());
    }
  }

  private next() {
    const [first] = this.waiting;
    this.isBusy = first !== undefined;
    if (!first) return;
    const [address, [start, ...rest]] = first;
    this.waiting.delete(address);
    if (rest.length > 0) this.waiting.set(address, rest);
    start?.();
  }
}
