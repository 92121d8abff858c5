import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

/** Files of the app that open something over the page. */
const opening = readdirSync('components', { withFileTypes: true, recursive: true })
  .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
  .map((entry) => path.join(entry.parentPath, entry.name).replaceAll(path.sep, '/'))
  .filter((file) => /<dialog\b|showModal\(|\bpopover=/.test(readFileSync(file, 'utf8')))
  .sort();

test('only the UI kit opens layers over a page, and browser Back closes them', () => {
  expect(opening).toEqual(['components/ui/dialog.tsx', 'components/ui/menu.tsx']);
  for (const file of opening) expect(readFileSync(file, 'utf8')).toContain('useBackLayer(open, ');
});
