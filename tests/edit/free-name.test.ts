import { expect, test } from 'vitest';
import { freeName } from '@/lib/roster/edits/list-edits';

test.each([
  ['Lance', [], 'Lance'],
  ['Lance', ['Lance'], 'Lance 2'],
  ['Lance 2', ['Lance 2', 'Lance 3'], 'Lance 4'],
  ['Lance, 15 points, 1', ['Lance, 15 points, 1'], 'Lance, 15 points, 1 (2)'],
  ['Lance, 15 points, 1', ['Lance, 15 points, 1', 'Lance, 15 points, 1 (2)'], 'Lance, 15 points, 1 (3)'],
  ['AT-43', ['AT-43'], 'AT-43 (2)'],
  ['x'.repeat(120), ['x'.repeat(120)], `${'x'.repeat(118)} 2`],
])('%s beside %j is %s', (name, taken, free) => {
  expect(freeName(name, new Set(taken))).toBe(free);
});
