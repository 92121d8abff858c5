import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useWakeLock } from '@/components/shared/use-wake-lock';

const MINUTE = 60_000;

/** Locks that were granted and are not released. */
let held = 0;

beforeEach(() => {
  vi.useFakeTimers();
  held = 0;
  const request = async () => {
    held += 1;
    const release = async () => {
      held -= 1;
    };
    return { release, addEventListener: () => undefined };
  };
  Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, 'wakeLock');
});

const pass = (minutes: number) => act(() => vi.advanceTimersByTimeAsync(minutes * MINUTE));

test('the screen is kept on from a tap for 20 minutes without another, and on again at the next', async () => {
  const { result, unmount } = renderHook(() => useWakeLock(true));
  await pass(1);
  expect(held).toBe(0);
  act(() => result.current.tapped());
  await pass(19);
  expect(held).toBe(1);
  act(() => result.current.tapped());
  await pass(19);
  expect(held).toBe(1);
  await pass(2);
  expect(held).toBe(0);
  act(() => result.current.tapped());
  await pass(1);
  expect(held).toBe(1);
  unmount();
  expect(held).toBe(0);
});

test('the screen may go dark once the match has a result, whatever is corrected', async () => {
  const { result, rerender } = renderHook(({ isInPlay }) => useWakeLock(isInPlay), {
    initialProps: { isInPlay: true },
  });
  act(() => result.current.tapped());
  await pass(1);
  expect(held).toBe(1);
  rerender({ isInPlay: false });
  act(() => result.current.tapped());
  await pass(1);
  expect(held).toBe(0);
  rerender({ isInPlay: true });
  act(() => result.current.tapped());
  await pass(1);
  expect(held).toBe(1);
});

test('a page that is only looked at keeps the screen on for as long as it is shown', async () => {
  const { result, unmount } = renderHook(() => useWakeLock(true, null));
  act(() => result.current.tapped());
  await pass(600);
  expect(held).toBe(1);
  unmount();
  expect(held).toBe(0);
});
