import { Worker } from 'node:worker_threads';
import type { Answered } from './fix-body';
import { Refusal } from './refusal';

/** Longest time for one body, in milliseconds: the search has two seconds, and a busy machine is slow. */
const LONGEST = 15_000;
/** Most memory of the thread, in MiB. */
const MEMORY = 512;

interface Waiting {
  body: Uint8Array;
  answer: (answered: Answered) => void;
  fail: (error: Refusal) => void;
}

/**
 * A thread that looks for fixes, so that the process goes on answering. It is started with the first body, takes one at
 * a time, and is started again where it failed; how many wait is the affair of whoever lets them in.
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

  /** Ends the thread; a body that comes later starts another. */
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
    this.timer = setTimeout(() => void this.worker?.terminate(), LONGEST);
    this.timer.unref();
    this.worker.postMessage(first.body);
  }

  private start(): Worker {
    const worker = new Worker(this.file, { resourceLimits: { maxOldGenerationSizeMb: MEMORY } });
    // It alone keeps no process alive.
    worker.unref();
    worker.on('message', (answered: Answered) => {
      this.waiting.shift()?.answer(answered);
      this.next();
    });
    // What it says may quote a roster: the end of the thread is told, which follows.
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
