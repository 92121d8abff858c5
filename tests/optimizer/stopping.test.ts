import { expect, test } from 'vitest';
import { optimize } from '@/lib/optimizer/optimize';
import type { AnyOptimizerModel } from '@/lib/roster/collection/optimizer';
import { runInSlices } from '@/lib/roster/time-slices';
import { optimizer } from '@/lib/systems/at-43/collection/optimizer-model';
import { system } from '@/lib/systems/at-43/system';
import { readerOf } from './brute-force';

const read = await readerOf(system);
const entries = Array.from({ length: 150 }, (_, at) => ({
  id: `e${at}`,
  count: 9,
  element: { card: `card-${at}`, figures: 5 },
  card: { id: `card-${at}`, designation: `Card ${at}`, army: `Army ${at}`, category: 'soldier', type: 1 },
}));

test('a search can be stopped while its request is set up', async () => {
  const { collection } = read(entries);
  const controller = new AbortController();
  let judged = 0;
  const model: AnyOptimizerModel = {
    ...optimizer,
    withSingleModel: (force, entry) => {
      if (judged++ === 0) setTimeout(() => controller.abort());
      // Slower than a slice.
      const start = performance.now();
      while (performance.now() - start < 25);
      return optimizer.withSingleModel(force, entry);
    },
  };
  const built = await optimize(collection, system, model, { signal: controller.signal });
  expect(built).toMatchObject({ ok: true, value: { answers: [], change: null } });
  expect(judged).toBeLessThan(5);
});

test('many short runs in a row let other tasks run', async () => {
  let stopped = false;
  setTimeout(() => {
    stopped = true;
  });
  function* short(): Generator<undefined, void> {
    const start = performance.now();
    while (performance.now() - start < 5);
    yield;
  }
  let runs = 0;
  while (!stopped && runs++ < 100) await runInSlices(short(), () => false);
  expect(stopped).toBe(true);
});
