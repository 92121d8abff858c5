import { expect, test, vi } from 'vitest';
import { newId } from '@/lib/storage/db';

test('ids are random, unique version 4 UUIDs', () => {
  const ids = Array.from({ length: 2000 }, newId);
  for (const id of ids)
    expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(new Set(ids).size).toBe(2000);
});

test('ids do not need APIs that browsers omit over plain HTTP', () => {
  const { getRandomValues } = crypto;
  vi.stubGlobal('crypto', { getRandomValues: getRandomValues.bind(crypto) });
  expect(newId()).toHaveLength(36);
  vi.unstubAllGlobals();
});
