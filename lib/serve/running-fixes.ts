import { Worker } from 'node:worker_threads';
import type { Answered } from './endpoint';
import { SEARCH } from './limits';
import { Refusal } from './refusal';

/** What a thread posts about a body: the answer if it were ended now, first when the search begins; then the answer. */
export type FromThread = { soFar: Answered } | { answered: Answered };

/** Time limits in milliseconds: to start a thread and read a body, and to search. */
const READING_LIMIT = 10_000;
const SEARCH_LIMIT = SEARCH.seconds * 1200;
/** Memory limit of a thread, in MiB. */
const MEMORY_LIMIT = 512;
/** Number of threads: one more than an address may use at a time, so that no address keeps another waiting. */
const THREADS = 2;

interface Waiting {
  address: string;
  body: Uint8Array;
  soFar?: Answered;
  answer: (answered: Answered) => void;
  fail: (error: Refusal) => void;
}

/**
 * Threads that search for fixes, so that the process can keep answering. They start when they are needed, and one is
 * ended when it does not end in time: the answer is then what it has found. An address uses one thread at a time. The
 * queue is unbounded; callers limit the number of requests.
 */
export class FixThreads {
  private readonly threads: FixThread[];
  private readonly waiting: Waiting[] = [];

  /**
   * @param file the built program of a thread
   * @param searchLimit the time after which a search is ended, in milliseconds
   */
  constructor(file: string, searchLimit = SEARCH_LIMIT) {
    this.threads = Array.from({ length: THREADS }, () => new FixThread(file, searchLimit, () => this.next()));
  }

  answer(body: Uint8Array, address = ''): Promise<Answered> {
    return new Promise((answer, fail) => {
      this.waiting.push({ body, address, answer, fail });
      this.next();
    });
  }

  /** Ends the threads; a later body starts others. */
  async end(): Promise<void> {
    await Promise.all(this.threads.map((thread) => thread.end()));
  }

  private next() {
    // Threads that have started answer sooner.
    const free = this.threads
      .filter(({ isFree }) => isFree)
      .sort((a, b) => Number(b.isStarted) - Number(a.isStarted));
    for (const thread of free) {
      const at = this.waiting.findIndex(({ address }) =>
        this.threads.every((each) => each.address !== address),
      );
      const [first] = at < 0 ? [] : this.waiting.splice(at, 1);
      if (!first) return;
      thread.take(first);
    }
  }
}

/** One of the threads; takes one body at a time, and is restarted after a failure. */
class FixThread {
  private worker: Worker | null = null;
  private current: Waiting | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly file: string,
    private readonly searchLimit: number,
    private readonly freed: () => void,
  ) {}

  get isFree(): boolean {
    return this.current === null;
  }

  get isStarted(): boolean {
    return this.worker !== null;
  }

  /** The address whose body it answers; null if it is free. */
  get address(): string | null {
    return this.current?.address ?? null;
  }

  take(body: Waiting): void {
    this.current = body;
    this.worker ??= this.start();
    this.endAfter(READING_LIMIT);
    this.worker.postMessage(body.body);
  }

  async end(): Promise<void> {
    await this.worker?.terminate();
  }

  private endAfter(time: number) {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.worker?.terminate(), time).unref();
  }

  private release(): Waiting | null {
    clearTimeout(this.timer);
    const { current } = this;
    this.current = null;
    // The next body starts after this one is answered.
    queueMicrotask(this.freed);
    return current;
  }

  private start(): Worker {
    const worker = new Worker(this.file, { resourceLimits: { maxOldGenerationSizeMb: MEMORY_LIMIT } });
    // The thread alone does not keep the process alive.
    worker.unref();
    worker.on('message', (message: FromThread) => {
      if ('answered' in message) this.release()?.answer(message.answered);
      else if (this.current) {
        if (!this.current.soFar) this.endAfter(this.searchLimit);
        this.current.soFar = message.soFar;
      }
    });
    // The message may quote a roster; the exit event that follows reports the failure.
    worker.on('error', () => {});
    worker.on('exit', () => {
      this.worker = null;
      const ended = this.release();
      if (ended?.soFar) ended.answer(ended.soFar);
      else ended?.fail(new Refusal(500, 'The search for fixes failed; this is a defect of Muster itself.'));
    });
    return worker;
  }
}
