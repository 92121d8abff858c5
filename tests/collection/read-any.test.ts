import { expect, test } from 'vitest';
import { collectionLink, isCollectionLink, isLink, isPackLink, linkedText } from '@/lib/check/link';
import { readAny } from '@/lib/check/read-any';
import { emptyCollection } from '@/lib/roster/collection/collecting';

const bytes = (value: unknown) => new TextEncoder().encode(JSON.stringify(value));
const collection = { ...emptyCollection('at-43', 'Box'), entries: [] };

test('a file is read as the kind that it declares', async () => {
  expect(await readAny(bytes(collection))).toMatchObject({
    kind: 'collection',
    read: { ok: true, value: { collection } },
  });
  expect((await readAny(bytes({ musterPack: 1, system: 'at-43', name: '' }))).kind).toBe('pack');
  expect((await readAny(bytes({ ...collection, muster: 1 }))).kind).toBe('roster');
  expect(await readAny(bytes({ ...collection, entries: 7 }))).toMatchObject({
    kind: 'collection',
    read: { ok: false, faults: [{ path: 'entries' }] },
  });
  expect(await readAny(new TextEncoder().encode('{'))).toMatchObject({ kind: 'roster', read: { ok: false } });
});

test('a collection can be written to a collection link and read from it', () => {
  const link = collectionLink('https://muster.example', collection);
  expect(link).toMatch(/^https:\/\/muster\.example\/open#c1\./);
  expect([isLink(link), isPackLink(link), isCollectionLink(link)]).toEqual([true, false, true]);
  expect(linkedText(link)).toEqual({ ok: true, value: JSON.stringify(collection) });
  expect(isCollectionLink('https://muster.example/open#r1.c1.abc')).toBe(false);
  expect(linkedText('#c2.abc')).toMatchObject({ ok: false, why: 'newer' });
});
