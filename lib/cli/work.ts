import type { Input } from '@/lib/check/input';
import type { Batch, BatchChecker } from './batch';
import type { Threads } from './threads';

/** Most batches that are checked or wait for those before them, where threads share the work. */
const IN_HAND = 16;

/** Has batches checked, by threads where there are many rosters, and hands them on in the order in which they came. */
export class Work {
  private seen = 0;
  private threads: Threads | null = null;
  /** One for each batch in hand: settled when that is handed on. */
  private readonly inHand: Promise<void>[] = [];

  /**
   * @param few with up to so many rosters no threads are started
   * @param start starts threads, where that may be done
   * @param here checks a batch in this thread
   * @param take is handed the batches
   */
  constructor(
    private readonly few: number,
    private readonly start: () => Threads | null,
    private readonly here: BatchChecker,
    private readonly take: (batch: Batch) => Promise<void>,
  ) {}

  /** Takes a batch in; waits while there is enough to do. */
  async add(inputs: readonly Input[]): Promise<void> {
    const before = this.seen;
    this.seen += inputs.length;
    if (before <= this.few && this.seen > this.few) this.threads = this.start();
    const checked = this.threads?.check(inputs) ?? this.here(inputs);
    const handedOn = Promise.all([checked, this.inHand.at(-1)]).then(([batch]) => this.take(batch));
    this.inHand.push(handedOn);
    // What fails is told where it is waited for.
    handedOn.catch(() => {});
    await this.atMost(this.threads === null ? 0 : IN_HAND);
  }

  /** Waits until all is handed on. */
  done = (): Promise<void> => this.atMost(0);

  /** Ends the threads. */
  end = async (): Promise<void> => this.threads?.end();

  private async atMost(count: number): Promise<void> {
    while (this.inHand.length > count) await this.inHand.shift();
  }
}
