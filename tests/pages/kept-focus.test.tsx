import { expect, test } from 'vitest';
import { screen } from '@/tests/fixtures/dom';
import { openPage, press, soon, user } from '../fixtures/page';

/** Waits until the focus is in the page, not on its body. */
const untilFocused = () =>
  soon(() => document.querySelector('main')?.contains(document.activeElement)).toBe(true);

test('a new pack has the focus on its page, when the page of packs has gone', async () => {
  await openPage('/pack');
  await press('New pack');
  await press('Horizon Wars', 'menuitem');
  await screen.findByLabelText('Name of the pack');
  await untilFocused();
});

test('a press beside everything takes the focus away', async () => {
  await openPage('/pack');
  (await screen.findByRole('button', { name: 'New pack' })).focus();
  await user.click(document.body);
  expect(document.activeElement).toBe(document.body);
});
