import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { withFields } from '@/lib/roster/edits/edits';
import { parseRoster } from '@/lib/roster/parse';
import { systems } from '@/lib/systems/registry';
import { frozen } from '../fixtures/frozen';

describe.each(systems)('$id', ({ id, load }) => {
  test('an edit that leaves an equal force, such as the same edit again, returns the same object', async () => {
    const { system } = await load();
    const { anyRoster } = await import(`../rules/${id}/arbitrary.ts`);
    const { edits } = (await system.editCatalogue?.()) ?? { edits: () => [] };
    const property = fc.property(anyRoster, (raw) => {
      const read = parseRoster(raw, system);
      if (!read.ok) throw new Error('The arbitrary cannot be read');
      const { force } = frozen(read.value);
      for (const { key, apply } of edits(system.evaluate(force, null))) {
        const once = apply(force);
        expectSameIfEqual(force, once, key);
        expectSameIfEqual(once, apply(once), key);
      }
    });
    fc.assert(property, { numRuns: 30 });
  });
});

function expectSameIfEqual(before: unknown, after: unknown, key: string) {
  if (after !== before) expect(JSON.stringify(after), key).not.toBe(JSON.stringify(before));
}

describe('setting fields', () => {
  const list = [{ a: 1, b: 2 }, { a: 3 }];
  const item = frozen<{ name: string; list: typeof list; size?: number }>({ name: 'A', list });

  test('to equal values returns the same object, whatever the order of their fields', () => {
    expect(withFields(item, { name: 'A', list: [{ b: 2, a: 1 }, { a: 3 }], size: undefined })).toBe(item);
  });

  test('keeps the objects of equal values, and sets and removes the others', () => {
    const named = withFields(item, { name: 'B', list: structuredClone(list), size: 1 });
    expect(named).toEqual({ name: 'B', list, size: 1 });
    expect(named.list).toBe(list);
    expect(withFields(named, { size: undefined })).toEqual({ name: 'B', list });
    for (const other of [[], [{ a: 1, b: 2 }], [{ a: 1, b: 2 }, { a: 4 }], [{ a: 1, c: 2 }, { a: 3 }]])
      expect(withFields(item, { list: other as typeof list }).list).toEqual(other);
  });
});
