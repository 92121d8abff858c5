import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { deleteKept, listKept, writeKept } from '@/lib/storage/library';

test('what a player keeps is listed by game and kind, replaced by its id, and taken out', async () => {
  const card = (id: string, value: unknown, system = 'chess', kind = 'card') => ({ system, kind, id, value });
  await writeKept(card('b', 1));
  await writeKept(card('a', 2));
  await writeKept(card('a', 3));
  await writeKept(card('a', 4, 'draughts'));
  await writeKept(card('a', 5, 'chess', 'cardboard'));
  expect(await listKept('chess', 'card')).toMatchObject([card('a', 3), card('b', 1)]);
  await deleteKept({ system: 'chess', kind: 'card', id: 'a' });
  expect(await listKept('chess', 'card')).toMatchObject([card('b', 1)]);
});
