import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Turns } from '@/lib/serve/turns';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Work of some clients that is recorded as it runs; each piece takes two milliseconds of the test's clock. */
function recorded(options: Omit<ConstructorParameters<typeof Turns>[0], 'perClientMs'>) {
  const turns = new Turns({ ...options, perClientMs: 1000 });
  const ran: string[] = [];
  let running = 0;
  let most = 0;
  const work = (name: string, client: string, isLarge = false) =>
    turns.take(client, isLarge, async () => {
      most = Math.max(most, ++running);
      ran.push(name);
      await new Promise((resolve) => setTimeout(resolve, 2));
      running--;
      return name;
    });
  return { ran, work, most: () => most };
}

/** Lets so many milliseconds of the test's clock pass. */
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test('clients take turns, however much one of them sends, and each in order', async () => {
  const { ran, work } = recorded({ places: 1, perClient: 1 });
  const heavy = ['1', '2', '3', '4', '5'].map((name) => work(`heavy ${name}`, 'one'));
  const others = [work('a', 'two'), work('b', 'three'), work('c', 'two')];
  await pass(16);
  expect(await Promise.all([...heavy, ...others])).toHaveLength(8);
  expect(ran.slice(0, 3)).toEqual(['heavy 1', 'a', 'b']);
  expect(ran.filter((name) => name.startsWith('heavy'))).toEqual(
    ['1', '2', '3', '4', '5'].map((n) => `heavy ${n}`),
  );
  expect(ran.indexOf('c')).toBeLessThan(ran.indexOf('heavy 4'));
});

test('what arrives while others wait is next, if its client has used less time', async () => {
  const { ran, work } = recorded({ places: 1, perClient: 1 });
  const all = ['1', '2', '3', '4', '5'].map((name) => work(`heavy ${name}`, 'one'));
  await pass(4);
  all.push(work('late', 'two'));
  await pass(8);
  await Promise.all(all);
  expect(ran.indexOf('late')).toBe(3);
});

test('large work leaves a place to the others, and a client has no more places than its own', async () => {
  const { ran, work, most } = recorded({ places: 3, perClient: 2 });
  const large = ['1', '2', '3', '4'].map((name) => work(`large ${name}`, `client ${name}`, true));
  const small = work('small', 'other');
  await pass(1);
  expect(ran).toEqual(['large 1', 'large 2', 'small']);
  await pass(3);
  await Promise.all([...large, small]);
  const own = ['a', 'b', 'c'].map((name) => work(name, 'one'));
  await pass(1);
  expect(ran.slice(5)).toEqual(['a', 'b']);
  await pass(3);
  await Promise.all(own);
  expect(most()).toBe(3);
});

test('large work runs where there is one place', async () => {
  const { work } = recorded({ places: 1, perClient: 1 });
  const large = work('large', 'one', true);
  await pass(2);
  expect(await large).toBe('large');
});

test('work that fails does not stop the others', async () => {
  const turns = new Turns({ places: 1, perClient: 1, perClientMs: 1000 });
  const failing = turns.take('one', false, () => Promise.reject(new Error('no')));
  const next = turns.take('one', false, async () => 'next');
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('next');
});

test('what waits is given up when its client is gone, and what runs is not', async () => {
  const turns = new Turns({ places: 1, perClient: 1, perClientMs: 1000 });
  const ran: string[] = [];
  const clients = ['one', 'two', 'three', 'four'].map((client) => {
    const control = new AbortController();
    const work = async () => {
      ran.push(client);
      await new Promise((resolve) => setTimeout(resolve, 2));
      return client;
    };
    return { control, work: turns.take(client, false, work, control.signal) };
  });
  const given = expect(clients[1]?.work).rejects.toMatchObject({ statusCode: 408 });
  for (const at of [0, 1]) clients[at]?.control.abort();
  await given;
  await pass(10);
  expect(await Promise.all([0, 2, 3].map((at) => clients[at]?.work))).toEqual(['one', 'three', 'four']);
  expect(ran).toEqual(['one', 'three', 'four']);
  const late = turns.take('five', false, async () => ran.push('five'), AbortSignal.abort());
  await expect(late).rejects.toMatchObject({ statusCode: 408 });
  expect(ran).not.toContain('five');
});

test('a client that has used its time is refused until half of what is beyond is forgotten', async () => {
  const turns = new Turns({ places: 1, perClient: 1, perClientMs: 1000 });
  const work = (client: string, ms: number) =>
    turns.take(client, false, () => new Promise<void>((resolve) => setTimeout(resolve, ms)));
  const used = work('one', 1200);
  await pass(1200);
  await used;
  await expect(work('one', 1)).rejects.toMatchObject({
    statusCode: 429,
    message:
      'Requests from your address have kept the server busy for 1 second lately; try again in 4 seconds.',
    headers: { 'Retry-After': '4' },
  });
  const other = work('two', 1);
  await pass(1);
  await other;
  await pass(4000);
  const later = work('one', 1);
  await pass(1);
  await later;
});

test('a client is charged what its work used, not how long a busy machine took', async () => {
  const turns = new Turns({ places: 1, perClient: 1, perClientMs: 1000 });
  const work = (client: string, takes: number, uses: number) =>
    turns.take(client, false, async (charge) => {
      await new Promise<void>((resolve) => setTimeout(resolve, takes));
      charge(uses);
    });
  for (const [client, takes, uses] of [
    ['one', 5000, 10],
    ['two', 1, 1200],
  ] as const) {
    const done = work(client, takes, uses);
    await pass(takes);
    await done;
  }
  await expect(work('two', 1, 1)).rejects.toMatchObject({ statusCode: 429 });
  const next = work('one', 1, 1);
  await pass(1);
  await next;
});
