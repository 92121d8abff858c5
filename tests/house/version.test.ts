import { expect, test } from 'vitest';
import { VERSION } from '@/lib/roster/version';
import packageJson from '@/package.json';

test('the version that pages and paper name is the one of the package', () => {
  expect(VERSION).toBe(packageJson.version);
});
