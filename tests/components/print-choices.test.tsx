import { beforeEach, expect, test } from 'vitest';
import { lastChoices, saveChoices } from '@/components/builder/print/choices';

// What the print dialog remembers for each game.

beforeEach(() => localStorage.clear());

test.each(['{"', 'null', '5', '[[]]', '{"cards":"yes","paper":7,"orientation":null}'])(
  'damaged choices are the usual ones: %s',
  (damage) => {
    const usual = lastChoices('horizon-wars');
    localStorage.setItem('muster-print-horizon-wars', damage);
    expect(lastChoices('horizon-wars')).toEqual(usual);
  },
);

test('what is intact of damaged choices is kept', () => {
  const usual = lastChoices('horizon-wars');
  localStorage.setItem('muster-print-horizon-wars', '{"cards":true,"paper":7}');
  expect(lastChoices('horizon-wars')).toEqual({ ...usual, cards: true });
});

test('the opponent’s copy is not remembered, the rest is', () => {
  const usual = lastChoices('horizon-wars');
  saveChoices('horizon-wars', { ...usual, qr: true, large: true, opponent: true });
  expect(lastChoices('horizon-wars')).toEqual({ ...usual, qr: true, large: true });
  expect(lastChoices('forge-of-war')).toEqual(lastChoices('battle-royale'));
});
