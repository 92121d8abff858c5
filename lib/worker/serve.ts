/** Lets a function in a worker know when to stop, and report its progress. */
export interface Call<Progress = never> {
  signal: AbortSignal;
  tell: (progress: Progress) => void;
}

/** The functions that a worker offers, with one argument each. Arguments, progress and results are plain data. */
export type Functions = Record<string, (argument: never, call: never) => unknown>;

/** From the page: a call, or a request to stop one. */
export type Request = { id: number; name: string; argument: unknown } | { id: number; stop: true };

/** To the page: that a call has begun, progress, a result, or an error as a sentence. */
export type Reply = { id: number } & (
  | { begun: true }
  | { progress: unknown }
  | { value: unknown }
  | { failure: string; isPartMissing: boolean }
);

interface WorkerScope {
  onmessage: (event: MessageEvent<Request>) => void;
  postMessage: (reply: Reply, transfer?: Transferable[]) => void;
}

/**
 * Answers the calls of a `WorkerClient` in this worker; bytes that a function returns are transferred, not copied.
 * @param prepare loads what calls with this argument need, which does not count against their limits of time
 */
export function serve(functions: Functions, prepare?: (argument: never) => Promise<unknown>) {
  const scope = globalThis as unknown as WorkerScope;
  const running = new Map<number, AbortController>();
  scope.onmessage = async ({ data }) => {
    const { id } = data;
    if ('stop' in data) return running.get(id)?.abort();
    const control = new AbortController();
    running.set(id, control);
    try {
      await prepare?.(data.argument as never);
      scope.postMessage({ id, begun: true });
      const call = {
        signal: control.signal,
        tell: (progress: unknown) => scope.postMessage({ id, progress }),
      };
      const value = await functions[data.name]?.(data.argument as never, call as never);
      scope.postMessage({ id, value }, value instanceof Uint8Array ? [value.buffer] : []);
    } catch (error) {
      const { name, message } = error instanceof Error ? error : new Error(String(error));
      scope.postMessage({ id, failure: message, isPartMissing: name === 'ChunkLoadError' });
    } finally {
      running.delete(id);
    }
  };
}
