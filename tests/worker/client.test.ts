import { afterEach, describe, expect, test, vi } from 'vitest';
import { LateError, PART_MISSING, WorkerClient } from '@/lib/worker/client';
import { type Call, serve } from '@/lib/worker/serve';

const functions = {
  double: (number: number) => number * 2,
  bytes: (size: number) => new Uint8Array(size),
  fail: (_: null) => {
    throw new Error('This went wrong.');
  },
  /** Counts and reports progress until it is stopped. */
  async count(_: null, { signal, tell }: Call<number>) {
    let at = 0;
    while (!signal.aborted) {
      tell(++at);
      await new Promise((resolve) => setTimeout(resolve));
    }
    return at;
  },
};

/** Starts a worker that does not answer calls but the first message: what runs in it never yields. */
class Stuck {
  onmessage: (event: { data: unknown }) => void = () => {};
  onerror = () => {};
  isAlive = true;
  postMessage(data: { id: number; name?: string }) {
    if ('name' in data)
      setTimeout(() => this.isAlive && this.onmessage({ data: { id: data.id, begun: true } }));
  }
  terminate() {
    this.isAlive = false;
  }
}

/** The number of workers started, and the last one. */
const started = { count: 0, last: null as Fake | null };

/** A worker in this thread, whose messages are cloned or transferred as in a browser. */
class Fake {
  onmessage: (event: { data: unknown }) => void = () => {};
  onerror = () => {};
  isAlive = true;
  #scope: { onmessage: (event: { data: unknown }) => void };

  constructor() {
    started.count += 1;
    started.last = this;
    vi.stubGlobal('postMessage', (data: unknown, transfer: Transferable[] = []) => {
      const message = structuredClone(data, { transfer });
      setTimeout(() => this.isAlive && this.onmessage({ data: message }));
    });
    vi.stubGlobal('onmessage', null);
    serve(functions, () => loaded);
    this.#scope = { onmessage: (globalThis as unknown as Fake).onmessage };
  }

  postMessage(data: unknown, transfer: Transferable[] = []) {
    const message = structuredClone(data, { transfer });
    setTimeout(() => this.isAlive && this.#scope.onmessage({ data: message }));
  }

  terminate() {
    this.isAlive = false;
  }
}

/** Resolves when a worker has loaded what its calls need. */
let loaded = Promise.resolve();

const clientOf = (start: () => Fake | Stuck = () => new Fake()) =>
  new WorkerClient<typeof functions>(() => start() as unknown as Worker, 'The worker is gone.');

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  loaded = Promise.resolve();
  started.count = 0;
});

test('the first call starts a worker, which answers all calls', async () => {
  const client = clientOf();
  expect(client.started).toBe(false);
  expect(await Promise.all([client.call('double', 2), client.call('double', 3)])).toEqual([4, 6]);
  expect(started.count).toBe(1);
});

test('an error in a function rejects only its call, with the sentence', async () => {
  const client = clientOf();
  const other = client.call('double', 2);
  await expect(client.call('fail', null)).rejects.toThrow('This went wrong.');
  expect(await other).toBe(4);
});

test('progress is reported, and a signal stops the call, which settles as its function does', async () => {
  const client = clientOf();
  const control = new AbortController();
  const reported: number[] = [];
  const onProgress = (at: number) => {
    reported.push(at);
    if (at === 3) control.abort();
  };
  const last = await client.call('count', null, { signal: control.signal, onProgress });
  expect(reported).toEqual(Array.from({ length: last }, (_, at) => at + 1));
  await expect(client.call('count', null, { signal: control.signal })).rejects.toBe(control.signal.reason);
});

test('bytes are transferred both ways', async () => {
  const client = clientOf();
  expect(await client.call('bytes', 8)).toEqual(new Uint8Array(8));
  const pixels = new ArrayBuffer(8);
  await client.call('double', pixels as unknown as number, { transfer: [pixels] });
  expect(pixels.byteLength).toBe(0);
});

test('a worker that does not load or dies rejects every call with its sentence, and the next starts another', async () => {
  const client = clientOf();
  const waiting = [client.call('count', null), client.call('double', 2)];
  started.last?.onerror();
  for (const call of waiting) await expect(call).rejects.toThrow('The worker is gone.');
  expect(await client.call('double', 2)).toBe(4);
  expect(started.count).toBe(2);
});

describe('the page is told of a part that is missing', () => {
  const told = vi.fn();
  const clientThatTells = () => {
    told.mockClear();
    vi.stubGlobal('dispatchEvent', ({ type }: Event) => told(type));
    return clientOf();
  };

  test('when a worker does not load', async () => {
    const lost = clientThatTells().call('double', 2);
    started.last?.onerror();
    await expect(lost).rejects.toThrow('The worker is gone.');
    expect(told.mock.calls).toEqual([[PART_MISSING]]);
  });

  test('when a worker does not load what a call needs', async () => {
    const missing = new Error('Failed to load chunk /a.js');
    missing.name = 'ChunkLoadError';
    loaded = Promise.reject(missing);
    loaded.catch(() => undefined);
    await expect(clientThatTells().call('double', 2)).rejects.toThrow('Failed to load');
    expect(told.mock.calls).toEqual([[PART_MISSING]]);
  });

  test('but not when a call fails, or a worker dies later', async () => {
    const client = clientThatTells();
    await expect(client.call('fail', null)).rejects.toThrow('This went wrong.');
    started.last?.onerror();
    expect(told).not.toHaveBeenCalled();
  });
});

test('an argument that cannot be sent rejects its call', async () => {
  const client = clientOf();
  await expect(client.call('double', (() => 2) as unknown as number)).rejects.toThrow();
  expect(await client.call('double', 2)).toBe(4);
});

describe('a worker that does not get to its messages', () => {
  /** A client whose first worker is stuck. */
  const stuckClient = () => {
    const workers = [new Stuck()];
    const [first] = workers;
    return { client: clientOf(() => workers.pop() ?? new Fake()), first };
  };

  test('is ended after the limit of a call, and the next call starts another', async () => {
    const { client, first } = stuckClient();
    await expect(client.call('double', 2, { limit: 10 })).rejects.toThrow(LateError);
    expect(first?.isAlive).toBe(false);
    expect(await client.call('double', 2)).toBe(4);
  });

  test('is ended for the late call alone: the others are answered by the next, but for transferred ones', async () => {
    const { client } = stuckClient();
    const control = new AbortController();
    const late = client.call('count', null, { limit: 60_000, signal: control.signal });
    const pixels = new ArrayBuffer(8);
    const others = [
      client.call('double', 3, { limit: 60_000 }),
      client.call('fail', null),
      client.call('count', null, { signal: control.signal }),
      client.call('double', pixels as unknown as number, { transfer: [pixels] }),
    ];
    control.abort();
    await expect(late).rejects.toThrow(LateError);
    expect(await Promise.allSettled(others)).toMatchObject([
      { value: 6 },
      { reason: { message: 'This went wrong.' } },
      { value: expect.any(Number) },
      { reason: { message: 'The worker is gone.' } },
    ]);
  });

  test('is given time to load what a call needs, stopped or not', async () => {
    vi.useFakeTimers();
    let done = () => {};
    loaded = new Promise((resolve) => {
      done = resolve;
    });
    const client = clientOf();
    const control = new AbortController();
    const calls = [
      client.call('double', 2, { limit: 10 }),
      client.call('count', null, { limit: 10, signal: control.signal }),
    ];
    await vi.advanceTimersByTimeAsync(1000);
    control.abort();
    await vi.advanceTimersByTimeAsync(1000);
    done();
    await vi.advanceTimersByTimeAsync(5);
    expect(await Promise.all(calls)).toEqual([4, 0]);
    expect(started.count).toBe(1);
  });

  test('is ended when a call with a limit is stopped', async () => {
    const { client, first } = stuckClient();
    const control = new AbortController();
    const call = client.call('count', null, { limit: 60_000, signal: control.signal });
    control.abort();
    await expect(call).rejects.toThrow(LateError);
    expect(first?.isAlive).toBe(false);
  });
});

test('a call that ends within its limit leaves its worker running', async () => {
  const client = clientOf();
  const control = new AbortController();
  const counting = client.call('count', null, { limit: 60_000, signal: control.signal });
  expect(await client.call('double', 2, { limit: 60_000 })).toBe(4);
  control.abort();
  expect(await counting).toEqual(expect.any(Number));
  expect([started.count, started.last?.isAlive]).toEqual([1, true]);
});
