import { expect, test } from 'vitest';
import { effectOf, settingsHint } from '@/lib/fixes/effect';
import { system } from '@/lib/systems/horizon-wars/system';
import { conventional, force, several } from '../fixtures/horizon-wars';

const evaluated = (...[elements, more]: Parameters<typeof force>) =>
  system.evaluate(force(elements, more).force, null);

test('the effect of a fix lists the figures that change, with the maximum where only that does', () => {
  const infantry = several('light-infantry', 'c2', 'c3', 'c4');
  const led = evaluated([conventional('c1', 'light-infantry', { chq: true }), ...infantry], { limit: 5 });
  const fewer = evaluated([conventional('c1', 'light-infantry', { chq: true }), ...infantry.slice(1)], {
    limit: 5,
  });
  expect(effectOf(system, led, fewer)).toEqual([
    'FC 3 → 2 of 5',
    'FP 4 → 3',
    'CR 0 of 2 → 0 of 1',
    'Game 21 min → 18 min',
  ]);
  expect(effectOf(system, led, led)).toEqual([]);
});

test('settings are pointed out where every fix removes more than half of the force', () => {
  const removing = (count: number) => ({
    edits: Array.from({ length: count }, () => ({ kind: 'remove', elements: ['c1'], cost: 11, text: '' })),
  });
  expect(settingsHint([removing(9), removing(10)], 11)).toContain('such as the limit');
  expect(settingsHint([removing(9), removing(1)], 11)).toBe('');
  expect(settingsHint([removing(5)], 10)).toBe('');
  expect(settingsHint([removing(1)], 1)).toBe('');
  expect(settingsHint([], 11)).toBe('');
});
