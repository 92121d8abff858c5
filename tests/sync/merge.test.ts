import { describe, expect, test } from 'vitest';
import { copyOf } from '@/lib/sync/item';
import { merge } from '@/lib/sync/merge';

const ids = (...all: string[]) => all.map((id) => ({ id }));

describe('a merge of', () => {
  test.each([
    ['what only one changed', { a: 1 }, { a: 2 }, { a: 1 }, { a: 2 }],
    ['the same change by both', { a: 1 }, { a: 2 }, { a: 2 }, { a: 2 }],
    ['different fields', { a: 1, b: 1 }, { a: 2, b: 1 }, { a: 1, b: 2 }, { a: 2, b: 2 }],
    ['a field added and one removed', { a: 1 }, { a: 1, b: 1 }, {}, { b: 1 }],
    ['a field removed and changed', { a: { b: 1 } }, {}, { a: { b: 2 } }, { a: { b: 2 } }],
    ['items added by both', ids('a'), ids('a', 'b'), ids('a', 'c'), ids('a', 'b', 'c')],
    ['an item removed and one added', ids('a', 'b'), ids('b'), ids('a', 'b', 'c'), ids('b', 'c')],
    ['an order changed and one added', ids('a', 'b'), ids('b', 'a'), ids('a', 'b', 'c'), ids('b', 'c', 'a')],
    ['an item removed and changed', ids('a'), [], [{ id: 'a', n: 1 }], [{ id: 'a', n: 1 }]],
    ['words added and removed', ['a', 'b'], ['a', 'b', 'c'], ['b'], ['b', 'c']],
  ])('%s has both', (_, base, mine, theirs, value) => {
    expect(merge(base, mine, theirs)).toEqual({ value, conflict: false });
  });

  test.each([
    ['a value', 1, 2, 3],
    ['a field', { a: 1 }, { a: 2 }, { a: 3 }],
    ['a list without ids', [1], [1, 2], [1, 3]],
    ['an item', ids('a'), [{ id: 'a', n: 1 }], [{ id: 'a', n: 2 }]],
    ['an item that both added', [], [{ id: 'a', n: 1 }], [{ id: 'a', n: 2 }]],
    ['a kind of value', { a: {} }, { a: { b: 1 } }, { a: [1] }],
  ])('%s that both changed is a conflict, and theirs', (_, base, mine, theirs) => {
    expect(merge(base, mine, theirs)).toEqual({ value: theirs, conflict: true });
  });

  test('a field with the name of a prototype is one like others', () => {
    const hostile = JSON.parse('{"__proto__":{"isAdmin":true},"a":1}');
    const { value } = merge({ a: 1 }, { a: 2 }, hostile);
    expect(JSON.stringify(value)).toBe('{"__proto__":{"isAdmin":true},"a":2}');
    expect((value as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  });
});

test('a conflict copy is named after its device, within the length of a name, and not in the bin', () => {
  const roster = { roster: { name: 'x'.repeat(120), elements: [] }, binned: 5 };
  expect(copyOf({ kind: 'roster', value: roster }, 'Phone')).toEqual({
    roster: { name: expect.stringMatching(/^x{46}…x{45} \(Phone\)$/), elements: [] },
    binned: null,
  });
  const pack = { changed: 1, value: { name: 'Cup' } };
  expect(copyOf({ kind: 'library', value: pack }, 'Phone')).toEqual({
    changed: 1,
    value: { name: 'Cup (Phone)' },
  });
});
