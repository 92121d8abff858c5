import { expect, test } from 'vitest';
import { foundIn } from '@/components/check/add-lists';
import { isHiddenPath } from '@/lib/check/limits';

test.each([
  ['.a.json', true],
  ['lists/.git/a.json', true],
  ['__MACOSX/a.json', true],
  ['lists/thumbs.db', true],
  ['desktop.ini', true],
  ['a.b.json', false],
  ['lists/__MACOSX.json', false],
  ['', false],
])('%s is hidden: %s', (path, isHidden) => {
  expect(isHiddenPath(path)).toBe(isHidden);
});

test('hidden files of a chosen folder are not read; one chosen by itself is', () => {
  const file = (name: string, webkitRelativePath: string) => ({ name, webkitRelativePath }) as File;
  const files = [file('a.json', 'l/a.json'), file('b.json', 'l/__MACOSX/b.json'), file('.c.json', '')];
  expect(foundIn(files).map(({ path }) => path)).toEqual(['l/a.json', '.c.json']);
});
