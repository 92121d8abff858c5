import { expect, test } from 'vitest';
import { plainly } from '@/lib/check/plain';

const fault = (path: string, message = 'This is missing; it must be 1.') => [{ path, message }];

test('a file as a whole is told in plain words, whatever its fields are called', () => {
  expect(plainly(fault('muster'))).toBe('This is no Muster roster.');
  expect(plainly(fault('muster', 'This is 2; it must be 1.'))).toBe(
    'This was made by a newer version of Muster.',
  );
  for (const path of ['__proto__', 'constructor', 'toString', 'force.limit'])
    expect(plainly(fault(path)), path).toBeNull();
});
