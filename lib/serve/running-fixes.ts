import { Worker } from 'node:worker_threads';
import type { Answered } from './fix-body';
import { Refusal } from './refusal';

/** Time limit for one body, in milliseconds: the search has two seconds, but a busy machine is slow. */
const TIME_LIMIT = 15_000;
/** Memory limit of the thread, in MiB. */
const MEMORY_LIMIT = 512;

interface Waiting {
  body: Uint8Array;
  answer: (answered: Answered) => void;
  fail: (error: Refusal) => void;
}

/**
 * A thread that searches for fixes, so that the process can keep answering. It starts with the first body, takes one
 * at a time, and is restarted after a failure. The queue is unbounded; callers limit the number of requests.
 */
export class FixThread {
  private worker: Worker | null = null;
  private readonly waiting: Waiting[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** @param file the built program of the thread */
  constructor(private readonly file: string) {}

  answer(body: Uint8Array): Promise<Answered> {
    return new Promise((answer, fail) => {
      this.waiting.push({ body, answer, fail });
      if (this.waiting.length === 1) this.next();
    });
  }

  /** Ends the thread; a later body starts another. */
  async end(): Promise<void> {
    const { worker } = this;
    this.worker = null;
    await worker?.terminate();
  }

  private next() {
    clearTimeout(this.timer);
    const [first] = this.waiting;
    if (first === undefined) return;
    this.worker ??= this.start();
    this.timer = setTimeout(() => void this.worker?.terminate(), TIME_LIMIT);
    this.timer.unref();
    this.worker.postMessage(first.body);
  }

  private start(): Worker {
    const worker = new Worker(this.file, { resourceLimits: { maxOldGenerationSizeMb: MEMORY_LIMIT } });
    // The thread alone does not keep the process alive.
    worker.unref();
    worker.on('message', (answered: Answered) => {
      this.waiting.shift()?.answer(answered);
      this.next();
    });
    // The message may quote a roster; the exit event that follows reports the failure.
    worker.on('error', () => {});
    worker.on('exit', () => {
      if (this.worker === worker) this.worker = null;
      this.waiting
        .shift()
        ?.fail(new Refusal(500, 'The search for fixes failed; this is a defect of Muster itself.'));
      this.next();
    });
    return worker;
  }
}
