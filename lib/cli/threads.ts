import { Worker } from 'node:worker_threads';
import type { Input } from '@/lib/check/input';
import type { Pack } from '@/lib/roster/pack';
import type { Batch, BatchChecker } from './batch';
import type { Count } from './count';
import type { Answering } from './writers';

/** The threads that may be started: the built program of one, and how many. */
export interface ThreadPlan {
  file: string;
  count: number;
}

/** What a thread is told when it is started. */
export interface ThreadData {
  answering: Answering;
  pack: Pack | null;
}

/** What a thread says once it can be sent rosters. */
export const READY = 'ready';

/** A batch as it is handed over: to clone objects takes twice the time of writing and reading them as JSON. */
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

/** Most batches that a thread has before it: enough that it need not wait for the next. */
const AHEAD = 2;

/** Threads that check rosters on other cores. */
export class Threads {
  private readonly threads: Thread[];

  /**
   * @param here checks what a thread that died has left
   * @param told is given the sentence on a thread that died
   */
  constructor(
    { file, count }: ThreadPlan,
    data: ThreadData,
    here: BatchChecker,
    told: (sentence: string) => void,
  ) {
    this.threads = Array.from(
      { length: count },
      () => new Thread(new Worker(file, { workerData: data }), here, told),
    );
  }

  /** What comes of a batch, once a thread has checked it; null where none has room for it yet. */
  check(inputs: readonly Input[]): Promise<Batch> | null {
    const [freest] = this.threads.filter(({ isReady }) => isReady).sort((a, b) => a.ahead - b.ahead);
    return freest && freest.ahead < AHEAD ? freest.check(inputs) : null;
  }

  /** Ends the threads, whatever they are at. */
  async end(): Promise<void> {
    await Promise.all(this.threads.map((thread) => thread.end()));
  }
}

/** A batch that a thread has before it. */
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
    private readonly here: BatchChecker,
    private readonly told: (sentence: string) => void,
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
    worker.on('exit', (status) => this.died(why || `status ${status}`));
  }

  get ahead(): number {
    return this.waiting.length;
  }

  check(inputs: readonly Input[]): Promise<Batch> {
    // A roster is a part of what was read from the file, and all of that would be copied with it.
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

  private died(why: string): void {
    this.isReady = false;
    if (this.ending) return;
    this.told(`A thread of the check ended (${why}); its rosters are checked without it.`);
    for (const { inputs, checked } of this.waiting.splice(0)) checked(this.here(inputs));
  }
}
