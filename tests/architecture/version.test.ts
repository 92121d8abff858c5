import { expect, test } from 'vitest';
import { VERSION } from '@/lib/roster/version';
import packageJson from '@/package.json';

test('the version on pages and paper is that of the package', () => {
  expect(VERSION).toBe(packageJson.version);
});
