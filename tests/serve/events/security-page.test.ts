import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const folders: Record<string, string[]> = {
  'serve/events/': ['guards', 'matrix', 'threats', 'lists', 'viewers', 'clock', 'view-update'],
  'events/': ['course', 'misuse', 'model', 'results'],
  'store/': ['changes', 'batches', 'store', 'sqlite', 'postgres', 'processes', 'audit'],
};
const pages = ['client', 'public', 'player'];

/** The path of a test file as docs/events-security.md calls it. */
function pathOf(called: string): string {
  if (called === 'event-course') return 'tests/serve/events/course.test.ts';
  if (pages.includes(called)) return `tests/components/event/${called}.test.tsx`;
  const [folder] = Object.entries(folders).find(([, files]) => files.includes(called)) ?? [];
  return folder === undefined ? `tests/${called}` : `tests/${folder}${called}.test.ts`;
}

test('every test that the page about threats names exists', () => {
  const page = readFileSync('docs/events-security.md', 'utf8');
  const named = [...page.matchAll(/`([\w./-]+)` “([^”]+)”/g)];
  expect(named.length).toBeGreaterThan(80);
  expect(named.length).toBe(page.split('“').length - 1);
  const missing = named.filter(([, file = '', name = '']) => {
    const text = readFileSync(pathOf(file), 'utf8').replaceAll("\\'", "'");
    return !["'", '`'].some((quote) => text.includes(`${quote}${name}${quote}`));
  });
  expect(missing.map(([all]) => all)).toEqual([]);
});
