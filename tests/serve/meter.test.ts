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

  /** A limit of a second on a task that has begun, and uses so much of the processor. */
  function limited(used: (() => number) | null) {
    const late = vi.fn();
    const meter = newMeter();
    meter[0] = 1;
    const limit = new TimeLimit(meter, 1000, late, () => used?.() ?? null);
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

  test('goes by the clock where the system does not tell what a thread uses', () => {
    const { late } = limited(null);
    vi.advanceTimersByTime(900);
    expect(late).not.toHaveBeenCalled();
    vi.advanceTimersByTime(300);
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

test.skipIf(!existsSync('/proc/thread-self/schedstat'))('waiting uses no time, and work does', async () => {
  const meter = newMeter();
  await metered(meter, async () => {
    const began = performance.now();
    while (performance.now() - began < 20);
    await new Promise((resolve) => setTimeout(resolve, 1));
  });
  expect(usedIn(meter)).toBeGreaterThan(0);
});
