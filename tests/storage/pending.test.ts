import { expect, test } from 'vitest';
import { pendingPacks } from '@/lib/storage/changes';
import type { LibraryRecord } from '@/lib/storage/db';

const pack = (id: string, value: string): LibraryRecord => ({ system: 'at-43', kind: 'pack', id, value });

test('a pending value replaces the stored one until it is written', async () => {
  let finish = () => {};
  const one = pack('one', 'new');
  const writing = pendingPacks.write(one, () => new Promise<void>((resolve) => (finish = resolve)));
  const stored = [pack('one', 'old'), pack('two', 'old')];
  expect(pendingPacks.over(stored)).toEqual([one, stored[1]]);
  finish();
  await writing;
  expect(pendingPacks.over(stored)).toEqual(stored);
});

test('a value that the database refuses stays pending, and so does one changed during its write', async () => {
  const refused = pack('one', 'refused');
  await expect(pendingPacks.write(refused, () => Promise.reject(new Error('No room')))).rejects.toThrow();
  expect(pendingPacks.get('one')).toBe(refused);
  const later = pack('one', 'later');
  await pendingPacks.write(pack('one', 'first'), async () => void pendingPacks.set('one', later));
  expect(pendingPacks.get('one')).toBe(later);
  pendingPacks.clear();
});
