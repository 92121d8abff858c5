import { Worker } from 'node:worker_threads';

/** What a thread posts about a job: the answer if it were ended now, first when the search begins; then the answer. */
export type FromThread<Answer> = { soFar: Answer } | { answer: Answer };

/** Time limit to start a thread and read a job, in milliseconds. */
const READING_LIMIT = 10_000;
/** Memory limit of a thread, in MiB. */
const MEMORY_LIMIT = 512;

interface Current<Answer> {
  limit: number;
  soFar?: Answer;
  resolve: (answer: Answer) => void;
  reject: (error: Error) => void;
}

/** A thread that searches, one job at a time; it starts when it is needed, and is ended if it does not end in time. */
export class SearchThread<Job, Answer> {
  private worker: Worker | null = null;
  private current: Current<Answer> | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** @param file the built program of the thread, which posts `FromThread` */
  constructor(private readonly file: string) {}

  /**
   * Answers a job; with what was found so far if it takes longer or uses more memory than it may.
   * @param limit the most milliseconds of the search
   */
  answer(job: Job, limit: number): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.current = { limit, resolve, reject };
      const worker = this.started();
      worker.ref();
      this.endAfter(READING_LIMIT);
      worker.postMessage(job);
    });
  }

  /** Starts the thread, so that its next job need not wait for that. */
  prepare(): void {
    this.started();
  }

  /** Ends the thread; a later job starts another. */
  async end(): Promise<void> {
    await this.worker?.terminate();
  }

  private endAfter(time: number) {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.worker?.terminate(), time);
  }

  private release(): Current<Answer> | null {
    clearTimeout(this.timer);
    const { current } = this;
    this.current = null;
    return current;
  }

  private started(): Worker {
    this.worker ??= this.start();
    return this.worker;
  }

  private start(): Worker {
    const worker = new Worker(this.file, { resourceLimits: { maxOldGenerationSizeMb: MEMORY_LIMIT } });
    // A thread without a job does not keep the process alive.
    worker.unref();
    worker.on('message', (message: FromThread<Answer>) => {
      const { current } = this;
      if (current === null) return;
      if ('answer' in message) {
        worker.unref();
        this.release()?.resolve(message.answer);
        return;
      }
      if (!('soFar' in current)) this.endAfter(current.limit);
      current.soFar = message.soFar;
    });
    // The message may quote a roster; the exit event that follows reports the failure.
    worker.on('error', () => {});
    worker.on('exit', () => {
      this.worker = null;
      const ended = this.release();
      if (ended?.soFar !== undefined) ended.resolve(ended.soFar);
      else ended?.reject(new Error('The search for fixes failed; this is a bug in Muster.'));
    });
    return worker;
  }
}
