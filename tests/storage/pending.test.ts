import { expect, test } from 'vitest';
import type { LibraryRecord } from '@/lib/storage/db';
import { pendingPacks } from '@/lib/storage/pending';

const pack = (id: string, value: string): LibraryRecord => ({ system: 'at-43', kind: 'pack', id, value });

test('what is being written stands in the place of what is stored, until it is written', async () => {
  let finish = () => {};
  const one = pack('one', 'new');
  const writing = pendingPacks.write(one, () => new Promise<void>((resolve) => (finish = resolve)));
  const stored = [pack('one', 'old'), pack('two', 'old')];
  expect(pendingPacks.over(stored)).toEqual([one, stored[1]]);
  finish();
  await writing;
  expect(pendingPacks.over(stored)).toEqual(stored);
});

test('what the database refuses stays, and so does what was changed while it was written', async () => {
  const refused = pack('one', 'refused');
  await expect(pendingPacks.write(refused, () => Promise.reject(new Error('No room')))).rejects.toThrow();
  expect(pendingPacks.get('one')).toBe(refused);
  const later = pack('one', 'later');
  await pendingPacks.write(pack('one', 'first'), async () => void pendingPacks.set('one', later));
  expect(pendingPacks.get('one')).toBe(later);
  pendingPacks.clear();
});
