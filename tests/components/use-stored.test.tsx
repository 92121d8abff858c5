import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useStored } from '@/components/shared/stored/use-stored';
import { announceChange } from '@/lib/storage/changes';

afterEach(cleanup);

/** Lets reads answer, and what they cause happen, many times over. */
const rest = () =>
  act(async () => {
    for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setTimeout(resolve));
  });

test('a stored value is read once, and once more when something was stored', async () => {
  const read = vi.fn(async () => [read.mock.calls.length]);
  const { result } = renderHook(() => useStored(read));
  await rest();
  expect(result.current.value).toEqual([1]);
  expect(read).toHaveBeenCalledTimes(1);
  act(() => announceChange());
  await rest();
  expect(result.current.value).toEqual([2]);
  expect(read).toHaveBeenCalledTimes(2);
});
