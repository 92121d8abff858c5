import type { Input } from '@/lib/check/input';
import type { Batch, BatchChecker } from './batch';
import type { Threads } from './threads';

/** Maximum number of batches being checked or waiting for earlier ones, if threads share the work. */
const MOST_IN_PROGRESS = 16;

/** Checks batches, in threads if there are many rosters, and passes the results on in the order of the inputs. */
export class Work {
  private seen = 0;
  private threads: Threads | null = null;
  /** A promise for each batch in progress, settled when its result is passed on. */
  private readonly inProgress: Promise<void>[] = [];

  /**
   * @param threshold the number of rosters above which threads are started
   * @param start starts threads; null if it may not
   * @param checkHere checks a batch in this thread
   * @param take gets the results
   */
  constructor(
    private readonly threshold: number,
    private readonly start: () => Threads | null,
    private readonly checkHere: BatchChecker,
    private readonly take: (batch: Batch) => Promise<void>,
  ) {}

  /** Adds a batch; waits while the maximum is in progress. */
  async add(inputs: readonly Input[]): Promise<void> {
    const before = this.seen;
    this.seen += inputs.length;
    if (before <= this.threshold && this.seen > this.threshold) this.threads = this.start();
    const checked = this.threads?.check(inputs) ?? this.checkHere(inputs);
    const passedOn = Promise.all([checked, this.inProgress.at(-1)]).then(([batch]) => this.take(batch));
    this.inProgress.push(passedOn);
    // Errors are thrown where the promise is awaited.
    passedOn.catch(() => {});
    await this.atMost(this.threads === null ? 0 : MOST_IN_PROGRESS);
  }

  /** Waits until all results are passed on. */
  done = (): Promise<void> => this.atMost(0);

  /** Ends the threads. */
  end = async (): Promise<void> => this.threads?.end();

  private async atMost(count: number): Promise<void> {
    while (this.inProgress.length > count) await this.inProgress.shift();
  }
}
