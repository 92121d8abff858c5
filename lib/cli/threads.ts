import { Worker } from 'node:worker_threads';
import type { Input } from '@/lib/check/input';
import type { Pack } from '@/lib/roster/pack';
import type { Batch, BatchChecker } from './batch';
import type { Count } from './count';
import type { Answering } from './writers';

/** The threads that may be started: their built program, and how many. */
export interface ThreadPlan {
  file: string;
  count: number;
  /** The built program of the thread that searches for fixes. */
  fixes: string;
}

/** The data that a thread is started with. */
export interface ThreadData {
  answering: Answering;
  pack: Pack | null;
}

/** The message of a thread that is ready for rosters. */
export const READY = 'ready';

/** A batch as it is posted: cloning objects takes twice as long as writing and parsing JSON. */
interface Packed {
  parts: string | string[];
  count: Count;
}

export const packed = ({ parts, count }: Batch): Packed => ({
  parts: isText(parts) ? parts : JSON.stringify(parts),
  count,
});

const unpacked = ({ parts, count }: Packed): Batch => ({
  parts: typeof parts === 'string' ? JSON.parse(parts) : parts,
  count,
});

const isText = (parts: unknown[]): parts is string[] => parts.every((part) => typeof part === 'string');

/** Maximum number of batches queued for a thread: enough that it never waits for the next. */
const QUEUE_LENGTH = 2;

/** Threads that check rosters on other cores. */
export class Threads {
  private readonly threads: Thread[];

  /**
   * @param checkHere checks the remaining batches of a thread that died
   * @param report gets a sentence about a thread that died
   */
  constructor(
    { file, count }: Pick<ThreadPlan, 'file' | 'count'>,
    data: ThreadData,
    checkHere: BatchChecker,
    report: (sentence: string) => void,
  ) {
    this.threads = Array.from(
      { length: count },
      () => new Thread(new Worker(file, { workerData: data }), checkHere, report),
    );
  }

  /** Passes a batch to a thread; null if none has room for it yet. */
  check(inputs: readonly Input[]): Promise<Batch> | null {
    const [freest] = this.threads.filter(({ isReady }) => isReady).sort((a, b) => a.queued - b.queued);
    return freest && freest.queued < QUEUE_LENGTH ? freest.check(inputs) : null;
  }

  /** Ends the threads, even during a check. */
  async end(): Promise<void> {
    await Promise.all(this.threads.map((thread) => thread.end()));
  }
}

/** A batch queued for a thread. */
interface Waiting {
  inputs: readonly Input[];
  checked: (batch: Batch | Promise<Batch>) => void;
}

class Thread {
  isReady = false;
  private waiting: Waiting[] = [];
  private ending = false;

  constructor(
    private readonly worker: Worker,
    private readonly checkHere: BatchChecker,
    private readonly report: (sentence: string) => void,
  ) {
    let why = '';
    worker.on('message', (message: typeof READY | Packed) => {
      if (message === READY) this.isReady = true;
      else this.waiting.shift()?.checked(unpacked(message));
    });
    worker.on('error', (error: NodeJS.ErrnoException) => {
      // The message may quote a roster: it is left out.
      why = error.code ?? error.name;
    });
    worker.on('exit', (status) => this.onExit(why || `status ${status}`));
  }

  get queued(): number {
    return this.waiting.length;
  }

  check(inputs: readonly Input[]): Promise<Batch> {
    // Copy the bytes: a roster is a view of the file's buffer, all of which would be cloned with it.
    this.worker.postMessage(
      inputs.map(({ source, bytes }) => ({
        source,
        bytes: bytes.ok ? { ok: true, value: new Uint8Array(bytes.value) } : bytes,
      })),
    );
    return new Promise((checked) => this.waiting.push({ inputs, checked }));
  }

  async end(): Promise<void> {
    this.ending = true;
    await this.worker.terminate();
  }

  private onExit(why: string): void {
    this.isReady = false;
    if (this.ending) return;
    this.report(`A thread of the check ended (${why}); its rosters are checked without it.`);
    for (const { inputs, checked } of this.waiting.splice(0)) checked(this.checkHere(inputs));
  }
}
