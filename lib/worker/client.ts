import type { Call, Functions, Reply, Request } from './serve';

type ProgressOf<Run> = Run extends (argument: never, call: Call<infer Progress>) => unknown
  ? Progress
  : never;

/** The error of a call that took longer than its limit, or did not stop when it was asked to: the worker was ended. */
export class LateError extends Error {}

/** The event of the window that says that a part of a worker did not load. */
export const PART_MISSING = 'muster:part-missing';

/** Milliseconds in which a call with a limit must have stopped. */
const STOP_LIMIT = 250;

interface CallOptions<Progress> {
  /** Asks the worker to stop; the call then settles as its function does. */
  signal?: AbortSignal | undefined;
  /**
   * Milliseconds after which the worker is ended if the function is not done, and soon after it is asked to stop; what it
   * loads before does not count. This call then rejects with a `LateError`; the others are sent to a new worker.
   */
  limit?: number;
  onProgress?: ((progress: Progress) => void) | undefined;
  /** Parts of the argument that are transferred instead of copied. */
  transfer?: Transferable[];
}

interface Pending {
  /** Null if parts of the argument were transferred, so that it cannot be sent again. */
  request: Request | null;
  signal: AbortSignal | undefined;
  resolve: (value: never) => void;
  reject: (error: Error) => void;
  onBegin: () => void;
  onProgress: ((progress: never) => void) | undefined;
}

/**
 * Calls the functions that a worker offers with `serve`. The worker is started by the first call, and restarted by the
 * next if it did not load or died.
 */
export class WorkerClient<Offered extends Functions> {
  #start: () => Worker;
  #lost: string;
  #worker: Worker | null = null;
  #pending = new Map<number, Pending>();
  #calls = 0;

  /** @param lost a sentence for the user that calls are rejected with if the worker does not load or dies */
  constructor(start: () => Worker, lost: string) {
    this.#start = start;
    this.#lost = lost;
  }

  get started(): boolean {
    return this.#worker !== null;
  }

  /** Rejects with an error whose message may be shown. */
  call<Name extends keyof Offered & string>(
    name: Name,
    argument: Parameters<Offered[Name]>[0],
    { signal, limit, onProgress, transfer = [] }: CallOptions<ProgressOf<Offered[Name]>> = {},
  ): Promise<Awaited<ReturnType<Offered[Name]>>> {
    if (signal?.aborted) return Promise.reject(signal.reason);
    const id = ++this.#calls;
    const request = { id, name, argument };
    return new Promise((resolve, reject) => {
      this.#post(request, transfer);
      let timer: ReturnType<typeof setTimeout>;
      const endAfter = (time: number) => {
        clearTimeout(timer);
        timer = setTimeout(() => this.#endFor(id), time);
      };
      let hasBegun = false;
      const onBegin = () => {
        hasBegun = true;
        if (limit !== undefined) endAfter(signal?.aborted ? STOP_LIMIT : limit);
      };
      const again = transfer.length === 0 ? request : null;
      this.#pending.set(id, { request: again, signal, resolve, reject, onBegin, onProgress });
      signal?.addEventListener('abort', () => {
        if (!this.#pending.has(id)) return;
        this.#post({ id, stop: true });
        if (limit !== undefined && hasBegun) endAfter(STOP_LIMIT);
      });
    });
  }

  /** Ends the worker; pending calls never settle. */
  end() {
    this.#worker?.terminate();
    this.#worker = null;
    this.#pending.clear();
  }

  /** Ends the worker and rejects the pending calls. */
  #die() {
    const pending = [...this.#pending.values()];
    this.end();
    for (const { reject } of pending) reject(new Error(this.#lost));
  }

  /** Ends the worker for a call that is late, and sends the other pending calls to a new one. */
  #endFor(id: number) {
    const late = this.#pending.get(id);
    if (!late) return;
    const others = [...this.#pending].filter(([other]) => other !== id);
    this.end();
    late.reject(new LateError(this.#lost));
    for (const [other, pending] of others) {
      if (pending.request === null) {
        pending.reject(new Error(this.#lost));
        continue;
      }
      this.#pending.set(other, pending);
      this.#post(pending.request);
      if (pending.signal?.aborted) this.#post({ id: other, stop: true });
    }
  }

  #post(request: Request, transfer: Transferable[] = []) {
    (this.#worker ?? this.#open()).postMessage(request, transfer);
  }

  #open(): Worker {
    const worker = this.#start();
    let hasLoaded = false;
    worker.onmessage = ({ data }: MessageEvent<Reply>) => {
      hasLoaded = true;
      const pending = this.#pending.get(data.id);
      if ('begun' in data) return pending?.onBegin();
      if ('progress' in data) return pending?.onProgress?.(data.progress as never);
      this.#pending.delete(data.id);
      if ('value' in data) return pending?.resolve(data.value as never);
      if (data.isPartMissing) tellPartMissing();
      pending?.reject(new Error(data.failure));
    };
    worker.onerror = () => {
      if (!hasLoaded) tellPartMissing();
      this.#die();
    };
    this.#worker = worker;
    return worker;
  }
}

/** Lets the page, if there is one, offer to load the app again. */
const tellPartMissing = () => globalThis.dispatchEvent?.(new Event(PART_MISSING));
