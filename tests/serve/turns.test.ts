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
  const heavy = ['1', '2', '3', '4', '5'].map((name) => work(`heavy ${name}`, 'one'));
  const others = [work('a', 'two'), work('b', 'three'), work('c', 'two')];
  expect(await Promise.all([...heavy, ...others])).toHaveLength(8);
  expect(ran).toEqual(['heavy 1', 'heavy 2', 'a', 'b', 'heavy 3', 'c', 'heavy 4', 'heavy 5']);
});

test('what arrives while others wait is next after the piece that runs', async () => {
  const turns = new Turns();
  const { ran, work } = recorded(turns);
  const all = ['1', '2', '3', '4', '5'].map((name) => work(`heavy ${name}`, 'one'));
  await all[1];
  all.push(work('late', 'two'));
  await all[2];
  // As if its request were read in the rounds between two pieces.
  setImmediate(() => all.push(work('between', 'three')));
  await expect.poll(() => ran.length).toBe(7);
  await Promise.all(all);
  const after = (name: string) => ran[ran.indexOf(name) - 1];
  expect([after('late'), after('between')]).toEqual(['heavy 2', 'heavy 3']);
});

test('work that fails does not stop the others', async () => {
  const turns = new Turns();
  const failing = turns.take('one', () => Promise.reject(new Error('no')));
  const next = turns.take('one', async () => 'next');
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('next');
});
