import { counted } from '@/lib/roster/text/words';
import { InProgress } from './admission';
import { leftEarly, Refusal } from './body';

/** Work that waits for a place. */
interface Waiting {
  client: string;
  isLarge: boolean;
  start: () => void;
}

interface Options {
  /** Number of pieces of work that run at a time; large ones leave one place to the others. */
  places: number;
  /** Of these, the most of one client. */
  perClient: number;
  /** The most time that a client may have used lately, in milliseconds; what it sends beyond is refused. */
  perClientMs: number;
}

/** How fast the time that a client has used is forgotten: half of it in this many milliseconds. */
const HALF_LIFE = 10_000;

/**
 * Gives places to work. Of those that wait, the client that has used least time lately is next, so that one that sends
 * much delays the others by one piece of work at most.
 */
export class Turns {
  private readonly running = new InProgress();
  private large = 0;
  private total = 0;
  private waiting: Waiting[] = [];
  /** The time that clients have used, in milliseconds, and when it was last added to. */
  private readonly used = new Map<string, { ms: number; at: number }>();

  constructor(private readonly options: Options) {}

  /**
   * Does work in its turn; throws a refusal if its client has used too much time lately, or is gone before its turn.
   * @param work may say what processor time it used, in milliseconds; what it took by the clock counts otherwise
   * @param gone aborts when the client has closed its connection
   */
  async take<Result>(
    client: string,
    isLarge: boolean,
    work: (charge: (ms: number) => void) => Promise<Result>,
    gone?: AbortSignal,
  ): Promise<Result> {
    this.refuse(client);
    await new Promise<void>((start, reject) => {
      const waiting = { client, isLarge, start };
      const leave = () => {
        this.waiting = this.waiting.filter((each) => each !== waiting);
        reject(leftEarly());
      };
      if (gone?.aborted) return leave();
      gone?.addEventListener('abort', leave, { once: true });
      this.waiting.push(waiting);
      this.next();
    });
    const began = performance.now();
    let used: number | null = null;
    try {
      return await work((ms) => {
        used = ms;
      });
    } finally {
      this.total--;
      if (isLarge) this.large--;
      this.running.end(client);
      this.use(client, used ?? performance.now() - began);
      this.next();
    }
  }

  private next() {
    const { places, perClient } = this.options;
    while (this.total < places) {
      let first: Waiting | undefined;
      for (const each of this.waiting) {
        if (this.running.of(each.client) >= perClient) continue;
        if (each.isLarge && this.large >= Math.max(1, places - 1)) continue;
        if (first === undefined || this.usedBy(each.client) < this.usedBy(first.client)) first = each;
      }
      if (first === undefined) return;
      this.waiting.splice(this.waiting.indexOf(first), 1);
      this.total++;
      if (first.isLarge) this.large++;
      this.running.begin(first.client);
      first.start();
    }
  }

  private refuse(client: string) {
    const used = this.usedBy(client);
    const { perClientMs } = this.options;
    if (used < perClientMs) return;
    const seconds = Math.ceil((HALF_LIFE / 1000) * Math.log2(used / perClientMs)) + 1;
    throw new Refusal(
      429,
      `Requests from your address have kept the server busy for ${counted(Math.round(used / 1000), 'second')} lately; try again in ${counted(seconds, 'second')}.`,
      { 'Retry-After': `${seconds}` },
    );
  }

  private usedBy(client: string): number {
    const used = this.used.get(client);
    return used === undefined ? 0 : used.ms * 0.5 ** ((performance.now() - used.at) / HALF_LIFE);
  }

  private use(client: string, ms: number) {
    this.used.set(client, { ms: this.usedBy(client) + ms, at: performance.now() });
    if (this.used.size <= MAX_CLIENTS) return;
    for (const each of this.used.keys()) if (this.usedBy(each) < 1) this.used.delete(each);
  }
}

/** Number of clients above which those that have hardly used anything are forgotten. */
const MAX_CLIENTS = 10_000;
