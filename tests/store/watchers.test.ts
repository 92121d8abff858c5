import { expect, test, vi } from 'vitest';
import type { Database } from '@/lib/store/database';
import { Watchers } from '@/lib/store/watchers';

test('revisions that arrive late or again are told to no listener', async () => {
  let read: (events: { id: string; revision: number }[]) => void = () => {};
  const select = { select: () => select, orderBy: () => select, limit: () => select, execute: () => reading };
  const reading = new Promise<{ id: string; revision: number }[]>((resolve) => {
    read = resolve;
  });
  let hear: (id: string, revision: number) => void = () => {};
  let compared: Promise<void> | undefined;
  const listen: Database['listen'] = (heard, missed) => {
    hear = heard;
    compared = missed();
    return () => {};
  };
  const watchers = new Watchers({ db: { selectFrom: () => select }, listen } as unknown as Database);
  const heard = vi.fn();
  watchers.watch(heard);
  watchers.tell('one', 5);
  read([
    { id: 'one', revision: 4 },
    { id: 'two', revision: 2 },
  ]);
  await compared;
  hear('one', 5);
  hear('two', 1);
  hear('two', 3);
  watchers.tell('two', 3);
  expect(heard.mock.calls).toEqual([
    ['one', 5],
    ['two', 2],
    ['two', 3],
  ]);
});
