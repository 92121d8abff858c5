import { expect, test } from 'vitest';
import { Batches, type Outcome } from '@/lib/store/batches';
import type { Change } from '@/lib/store/changes';
import { StoreUnavailable } from '@/lib/store/errors';

const change = (id: string): Change => ({ id, decide: () => ({ entries: [], answer: id }) });

/** Batches whose transactions end when they are told to. */
function held() {
  const transactions: {
    ids: string[];
    confirm: (outcome?: (id: string) => Outcome) => void;
    fail: (error: Error) => void;
  }[] = [];
  const batches = new Batches<Change>(
    (changes) =>
      new Promise((resolve, reject) => {
        const ids = changes.map(({ id }) => id);
        transactions.push({
          ids,
          confirm: (outcome = (answer) => ({ answer })) => resolve(ids.map(outcome)),
          fail: reject,
        });
      }),
  );
  return { batches, transactions };
}

const turn = () => new Promise(setImmediate);

test('changes that arrive together, or while others are made, are made in one transaction', async () => {
  const { batches, transactions } = held();
  const first = [batches.add('', change('a')), batches.add('', change('b'))];
  await turn();
  const second = [batches.add('', change('c')), batches.add('', change('d')), batches.add('', change('e'))];
  await turn();
  expect(transactions.map(({ ids }) => ids)).toEqual([['a', 'b']]);
  transactions[0]?.confirm();
  expect(await Promise.all(first)).toEqual(['a', 'b']);
  await turn();
  await turn();
  expect(transactions.map(({ ids }) => ids)).toEqual([
    ['a', 'b'],
    ['c', 'd', 'e'],
  ]);
  transactions[1]?.confirm();
  expect(await Promise.all(second)).toEqual(['c', 'd', 'e']);
  await batches.idle();
});

test('queues do not wait for each other', async () => {
  const { batches, transactions } = held();
  const answers = ['x', 'y'].map((queue) => batches.add(queue, change(queue)));
  await turn();
  expect(transactions.map(({ ids }) => ids)).toEqual([['x'], ['y']]);
  transactions[1]?.confirm();
  expect(await answers[1]).toBe('y');
  transactions[0]?.confirm();
  expect(await answers[0]).toBe('x');
});

test('a change that is refused is refused alone', async () => {
  const { batches, transactions } = held();
  const made = Promise.allSettled(['a', 'b', 'c'].map((id) => batches.add('', change(id))));
  await turn();
  transactions[0]?.confirm((id) => (id === 'b' ? { error: new RangeError('No.') } : { answer: id }));
  expect((await made).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});

test('when the database cannot be used, what waits is told at once, and later changes are tried', async () => {
  const { batches, transactions } = held();
  const failing = Array.from({ length: 150 }, () => batches.add('', change('a')));
  await turn();
  expect(transactions[0]?.ids).toHaveLength(100);
  transactions[0]?.fail(new StoreUnavailable('locked'));
  for (const each of await Promise.allSettled(failing))
    expect(each).toEqual({ status: 'rejected', reason: new StoreUnavailable('locked') });
  const next = batches.add('', change('b'));
  await turn();
  transactions[1]?.confirm();
  expect(await next).toBe('b');
});

test('an error of one transaction does not concern the changes after it', async () => {
  const { batches, transactions } = held();
  const failing = batches.add('', change('a'));
  await turn();
  const next = batches.add('', change('b'));
  transactions[0]?.fail(new TypeError('Wrong.'));
  await expect(failing).rejects.toThrow('Wrong.');
  await turn();
  transactions[1]?.confirm();
  expect(await next).toBe('b');
});

test('at most 2,000 changes wait', async () => {
  const { batches, transactions } = held();
  const waiting = Array.from({ length: 2000 }, () => batches.add('', change('a')));
  await expect(batches.add('', change('b'))).rejects.toThrow(
    'The server has too many changes to save at once',
  );
  for (let index = 0; index < 20; index += 1) {
    await turn();
    await turn();
    transactions[index]?.confirm();
  }
  expect(await Promise.all(waiting)).toHaveLength(2000);
  expect(transactions).toHaveLength(20);
});
