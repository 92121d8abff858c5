/** Rounds of the event loop between two pieces of work: a connection is accepted, and its request and body read. */
const ROUNDS = 3;

interface Queue {
  /** The number of its last turn; 0 without one. */
  last: number;
  starts: (() => void)[];
}

/**
 * Runs one piece of work at a time. The address whose last turn is longest ago is next, so that others wait for one
 * piece at most of an address that sends much.
 */
export class Turns {
  private isBusy = false;
  private turn = 0;
  /** What waits, by address. */
  private readonly waiting = new Map<string, Queue>();

  async take<Result>(address: string, work: () => Promise<Result>): Promise<Result> {
    if (this.isBusy)
      await new Promise<void>((start) => {
        const queue = this.waiting.get(address);
        if (queue) queue.starts.push(start);
        else this.waiting.set(address, { last: 0, starts: [start] });
      });
    this.isBusy = true;
    try {
      return await work();
    } finally {
      this.nextAfter(ROUNDS);
    }
  }

  private nextAfter(rounds: number) {
    setImmediate(() => (rounds > 1 ? this.nextAfter(rounds - 1) : this.next()));
  }

  private next() {
    let first: [address: string, queue: Queue] | null = null;
    for (const each of this.waiting) if (first === null || each[1].last < first[1].last) first = each;
    this.isBusy = first !== null;
    if (first === null) return;
    const [address, queue] = first;
    queue.last = ++this.turn;
    const start = queue.starts.shift();
    if (queue.starts.length === 0) this.waiting.delete(address);
    start?.();
  }
}
