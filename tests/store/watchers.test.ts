import { expect, test, vi } from 'vitest';
import type { Database } from '@/lib/store/database';
import { Watchers } from '@/lib/store/watchers';

test('revisions that arrive late or again are told to no listener', async () => {
  const compared = [
    { id: 'one', revision: 4 },
    { id: 'two', revision: 2 },
  ];
  const select = {
    select: () => select,
    orderBy: () => select,
    limit: () => select,
    execute: async () => compared,
  };
  let hear: (id: string, revision: number) => void = () => {};
  let missed: () => Promise<void> = async () => {};
  let comparison: Promise<void> | undefined;
  const listen: Database['listen'] = (_, heard, compare) => {
    hear = heard;
    missed = compare;
    comparison = missed();
    return () => {};
  };
  const watchers = new Watchers(
    { db: { selectFrom: () => select }, listen } as unknown as Database,
    'events',
  );
  const heard = vi.fn();
  watchers.watch(heard);
  // The comparison has begun, and has read what was before this.
  watchers.tell('one', 5);
  await comparison;
  hear('one', 5);
  hear('two', 1);
  hear('two', 3);
  watchers.tell('two', 3);
  expect(heard.mock.calls).toEqual([
    ['one', 5],
    ['two', 2],
    ['two', 3],
  ]);
  // What is not there any more was deleted, which is told once.
  compared.pop();
  await missed();
  await missed();
  expect(heard.mock.calls.slice(3)).toEqual([['two', 4]]);
});
