import { expect, test } from 'vitest';
import { Turns } from '@/lib/serve/turns';

/** Work of some addresses that is recorded as it runs; each piece takes several ticks. */
function recorded(turns: Turns) {
  const ran: string[] = [];
  let running = 0;
  const work = (name: string, address: string) =>
    turns.take(address, async () => {
      expect(++running).toBe(1);
      ran.push(name);
      await new Promise((resolve) => setTimeout(resolve));
      running--;
      return name;
    });
  return { ran, work };
}

test('addresses take turns, however much one of them sends, and each in order', async () => {
  const { ran, work } = recorded(new Turns());
  const heavy = ['1', '2', '3', '4', '5', '6'].map((name) => work(`heavy ${name}`, 'one'));
  const others = [work('a', 'two'), work('b', 'three'), work('c', 'two')];
  expect(await Promise.all([...heavy, ...others])).toHaveLength(9);
  expect(ran).toEqual(['heavy 1', 'heavy 2', 'a', 'b', 'heavy 3', 'c', 'heavy 4', 'heavy 5', 'heavy 6']);
});

test('what arrives between two pieces of work is next after at most one of another address', async () => {
  const turns = new Turns();
  const { ran, work } = recorded(turns);
  const all: Promise<unknown>[] = [];
  all.push(
    turns.take('one', async () => {
      for (let count = 0; count < 5; count++) all.push(work(`heavy ${count}`, 'one'));
      setImmediate(() => all.push(work('late', 'two')));
    }),
  );
  await expect.poll(() => ran.length).toBe(6);
  await Promise.all(all);
  expect(ran.indexOf('late')).toBeLessThanOrEqual(1);
});

test('work that fails does not stop the others', async () => {
  const turns = new Turns();
  const failing = turns.take('one', () => Promise.reject(new Error('no')));
  const next = turns.take('one', async () => 'next');
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('next');
});
