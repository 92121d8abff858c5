import type { Locator } from 'playwright-core';
import { soon, text } from './builder';
import { expectFits } from './fits';
import { expectUndo, next, open, play, row, undo } from './play';
import { expect, test } from './visit';

const HEIGHT = 360;

/** Expects a place to be in the window and its middle not to be covered. */
async function expectInSight(place: Locator) {
  const { top, bottom, isOnTop } = await place.evaluate((node) => {
    const { top, bottom, left, width, height } = node.getBoundingClientRect();
    const there = document.elementFromPoint(left + width / 2, top + height / 2);
    return { top, bottom, isOnTop: node.contains(there) };
  });
  expect(top).toBeGreaterThanOrEqual(0);
  expect(bottom).toBeLessThanOrEqual(HEIGHT);
  expect(isOnTop).toBe(true);
}

test('a match is marked on a phone held sideways, with nothing covered', async ({ visit }) => {
  const page = await visit({ width: 640, height: HEIGHT, touch: true });
  await play(page, 'Harbour Watch', { other: 'Not marked' });
  await expectFits(page);
  for (const place of [undo(page), next(page), row(page, 'Harbour Command')]) await expectInSight(place);
  const sheet = await open(page, 'Harbour Command');
  const close = sheet.getByRole('button', { name: 'Close' });
  for (const place of [close, undo(page), next(page)]) await expectInSight(place);
  const box = sheet.getByRole('button', { name: /^Damage, 1 of / });
  await box.scrollIntoViewIfNeeded();
  await expectInSight(box);
  await box.click();
  await expectUndo(page, 'Harbour Command: Damage +1');
  await expectInSight(close);
  await undo(page).click();
  await expectUndo(page, '');
  await soon(() => box.getAttribute('aria-pressed')).toBe('false');
  await close.click();
  await sheet.waitFor({ state: 'detached' });
  await soon(() => text(row(page, 'Harbour Command'))).not.toContain('damage');
  await expectFits(page);
});
