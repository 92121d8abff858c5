import { describe, expect, test } from 'vitest';
import type { Fix } from '@/lib/fixes/fix';
import { varied } from '@/lib/fixes/varied';

/** A fix of edits such as "stat a". */
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

describe('the fixes that are offered of many', () => {
  const found = [
    fix('m', 'stat a'),
    fix('f', 'stat a'),
    fix('mm', 'stat a', 'stat a'),
    fix('b', 'stat b'),
    fix('p', 'presence a'),
    fix('both', 'presence a', 'stat b'),
  ];

  test('are the first, then those of other kinds, then those of other elements, then the rest, in their order', () => {
    expect(names(varied(found, 1))).toEqual(['m']);
    expect(names(varied(found, 2))).toEqual(['m', 'p']);
    expect(names(varied(found, 3))).toEqual(['m', 'p', 'both']);
    expect(names(varied(found, 4))).toEqual(['m', 'b', 'p', 'both']);
    expect(names(varied(found, 5))).toEqual(['m', 'f', 'b', 'p', 'both']);
  });

  test('are all of them where there are no more', () => {
    expect(varied(found, 10)).toEqual(found);
    expect(varied([], 5)).toEqual([]);
  });
});
