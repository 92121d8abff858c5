import { describe, expect, test } from 'vitest';
import { diverseFirst } from '@/lib/fixes/diverse-first';
import type { Fix } from '@/lib/fixes/fix';

/** A fix with edits written as "stat a": a kind and elements. */
const fix = (name: string, ...edits: string[]): Fix => ({
  cost: edits.length,
  proven: false,
  edits: edits.map((each, place) => {
    const [kind = '', ...elements] = each.split(' ');
    return { kind, elements, cost: 1, text: `${name} ${place}` };
  }),
  roster: { name } as Fix['roster'],
});
const names = (fixes: readonly Fix[]) => fixes.map(({ roster }) => roster.name);

describe('the fixes selected from many', () => {
  const found = [
    fix('m', 'stat a'),
    fix('f', 'stat a'),
    fix('mm', 'stat a', 'stat a'),
    fix('b', 'stat b'),
    fix('p', 'presence a'),
    fix('both', 'presence a', 'stat b'),
  ];

  test('are the first, then those of other kinds, then those of other elements, then the rest, in their order', () => {
    expect(names(diverseFirst(found, 1))).toEqual(['m']);
    expect(names(diverseFirst(found, 2))).toEqual(['m', 'p']);
    expect(names(diverseFirst(found, 3))).toEqual(['m', 'p', 'both']);
    expect(names(diverseFirst(found, 4))).toEqual(['m', 'b', 'p', 'both']);
    expect(names(diverseFirst(found, 5))).toEqual(['m', 'f', 'b', 'p', 'both']);
  });

  test('are all of them if there are not more', () => {
    expect(diverseFirst(found, 10)).toEqual(found);
    expect(diverseFirst([], 5)).toEqual([]);
  });
});
