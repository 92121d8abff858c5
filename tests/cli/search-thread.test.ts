import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { SearchThread } from '@/lib/cli/search-thread';

const LATE_THREAD = fileURLToPath(new URL('./late-thread.mjs', import.meta.url));

test('a search that does not end in time is ended, and answered with what was found', async () => {
  const thread = new SearchThread<Buffer, { text: string }>(LATE_THREAD);
  expect(await thread.answer(Buffer.from('slow'), 10)).toMatchObject({ text: 'some for slow' });
  // Another thread takes its place.
  expect(await thread.answer(Buffer.from('quick'), 60_000)).toMatchObject({ text: 'all for quick' });
  await thread.end();
});
