import { expect, test } from 'vitest';
import { withStored } from '@/components/frame/item-editing';

const history = {
  steps: [{ name: 'League', limit: 150 }],
  at: 0,
  last: { place: 'limit', when: 0 },
};

test('typing stays one step when the stored item has its fields in another order', () => {
  expect(withStored(history, { limit: 150, name: 'League' })).toBe(history);
});

test('a change from another tab is a separate step, and typing after it another', () => {
  const taken = withStored(history, { name: 'League', limit: 100 });
  expect(taken.steps.map(({ limit }) => limit)).toEqual([150, 100]);
  expect(taken.last).toBeNull();
});
