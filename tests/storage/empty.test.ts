import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';

// Schemas are a seventh of the scripts of the front page: they are loaded when there is something to read.
vi.mock('zod/mini', () => {
  throw new Error('The schemas are loaded.');
});

test('the shelf of an empty browser is shown without loading the schemas', async () => {
  const parts = [
    () => import('@/components/shelf/shelf'),
    () => import('@/components/shelf/going-matches'),
    () => import('@/components/shelf/expired-items-prompt'),
    () => import('@/components/pack/pack-list'),
  ];
  for (const part of parts) await part();
});

test('an empty database is read without loading the schemas', async () => {
  const { readRosters } = await import('@/lib/storage/rosters');
  const { readMatches } = await import('@/lib/storage/matches');
  const { readLibrary, readLibraryRecords } = await import('@/lib/storage/library');
  const { unreadableSteps } = await import('@/lib/storage/unreadable');
  const none = { read: [], unread: [] };
  for (const read of [readRosters, readMatches, readLibrary, readLibraryRecords])
    expect(await read()).toEqual(none);
  expect(await unreadableSteps()).toEqual([]);
});
