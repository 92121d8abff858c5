import { existsSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { metered, newMeter, TimeLimit, usedIn } from '@/lib/serve/meter';

describe('a limit', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  /** A limit of a second on a task that uses so much of the processor; null if it has not begun. */
  function limited(used: () => number | null) {
    const late = vi.fn();
    const limit = new TimeLimit(newMeter(), 1000, late, used);
    return { late, limit };
  }

  test.for([
    ['all of the processor', 1, 1000],
    ['half of it', 0.5, 2000],
    ['hardly any of it, at six times the limit', 0.01, 6000],
  ] as const)('ends a task that uses %s', ([, share, after]) => {
    const began = performance.now();
    const { late } = limited(() => (performance.now() - began) * share);
    vi.advanceTimersByTime(after - 100);
    expect(late).not.toHaveBeenCalled();
    vi.advanceTimersByTime(200);
    expect(late).toHaveBeenCalledOnce();
  });

  test('counts nothing of a task that has not begun, up to six times the limit', () => {
    const { late } = limited(() => null);
    vi.advanceTimersByTime(5900);
    expect(late).not.toHaveBeenCalled();
    vi.advanceTimersByTime(200);
    expect(late).toHaveBeenCalledOnce();
  });

  test('starts at 0 after a restart', () => {
    const began = performance.now();
    const { late, limit } = limited(() => performance.now() - began);
    vi.advanceTimersByTime(900);
    limit.restart(500);
    vi.advanceTimersByTime(400);
    expect(late).not.toHaveBeenCalled();
    vi.advanceTimersByTime(200);
    expect(late).toHaveBeenCalledOnce();
  });
});

/** Does a task of 20 milliseconds in this thread, which waits at the end. */
async function measured(thread?: number) {
  const meter = newMeter();
  const began = performance.now();
  const work = async () => {
    while (performance.now() - began < 20);
    await new Promise((resolve) => setTimeout(resolve, 1));
  };
  await metered(meter, work, thread);
  return { used: usedIn(meter), taken: performance.now() - began };
}

test.skipIf(!existsSync('/proc/thread-self/schedstat'))('waiting uses no time, and work does', async () => {
  expect((await measured()).used).toBeGreaterThan(0);
});

describe('where the system does not tell what a thread uses', () => {
  /** Lets the process use so many milliseconds of the processor between two looks. */
  const processUses = (ms: number) => {
    let before = 100;
    vi.spyOn(process, 'cpuUsage').mockImplementation(() => {
      const user = before * 1000;
      before += ms;
      return { user, system: 0 };
    });
  };
  afterEach(() => {
    vi.restoreAllMocks();
  });

  test('the time of the process counts, not the clock', async () => {
    processUses(7);
    expect((await measured(0)).used).toBe(7);
  });

  test('the clock is the most, since other threads may work as well', async () => {
    processUses(1e6);
    const { used, taken } = await measured(0);
    expect(used).toBeGreaterThan(0);
    expect(used).toBeLessThanOrEqual(taken);
  });
});
