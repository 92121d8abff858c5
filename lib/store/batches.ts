import { StoreUnavailable } from './errors';

/** Most changes that are made in one transaction, and that wait for one. */
const MAX_BATCH = 100;
const MAX_WAITING = 2000;

/** What a change came to. */
export type Outcome = { answer: unknown } | { error: unknown };

interface Waiting<Change> {
  change: Change;
  resolve: (answer: unknown) => void;
  reject: (error: unknown) => void;
}

/**
 * Makes changes that wait for the same database, event or space together: a disk confirms only so many transactions a second.
 * Whatever comes while a transaction is made is in the next one.
 */
export class Batches<Change> {
  private readonly queues = new Map<string, Waiting<Change>[]>();
  private readonly running = new Map<string, Promise<void>>();

  /**
   * @param make makes changes in one transaction and resolves, once it is on disk, to the outcome of each; if it rejects,
   * so do they
   */
  constructor(private readonly make: (changes: readonly Change[]) => Promise<readonly Outcome[]>) {}

  /** Makes a change after those before it in a queue; resolves to its answer. */
  add(queue: string, change: Change): Promise<unknown> {
    const waiting = this.queues.get(queue) ?? [];
    if (waiting.length >= MAX_WAITING) return Promise.reject(new StoreUnavailable('busy'));
    this.queues.set(queue, waiting);
    return new Promise((resolve, reject) => {
      waiting.push({ change, resolve, reject });
      if (!this.running.has(queue)) this.running.set(queue, this.run(queue, waiting));
    });
  }

  /** Resolves when no change waits. */
  async idle(): Promise<void> {
    while (this.running.size > 0) await Promise.all(this.running.values());
  }

  private async run(queue: string, waiting: Waiting<Change>[]) {
    while (waiting.length > 0) {
      // What arrived together comes along, and other work is done between two transactions.
      await new Promise(setImmediate);
      const batch = waiting.splice(0, MAX_BATCH);
      try {
        const outcomes = await this.make(batch.map(({ change }) => change));
        batch.forEach(({ resolve, reject }, index) => {
          const outcome = outcomes[index] as Outcome;
          if ('error' in outcome) reject(outcome.error);
          else resolve(outcome.answer);
        });
      } catch (error) {
        // The rest would only wait for the same.
        const failed = error instanceof StoreUnavailable ? [...batch, ...waiting.splice(0)] : batch;
        for (const { reject } of failed) reject(error);
      }
    }
    this.queues.delete(queue);
    this.running.delete(queue);
  }
}
