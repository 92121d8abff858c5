import type { Locator, Page } from 'playwright-core';
import { openFirstSample, soon, text } from './builder';
import { expectFits } from './fits';
import { acted, expectUndo, next, open, play, row, start, undo } from './play';
import { expect, test } from './visit';

const HEIGHT = 360;

/** Expects a place to be in the window and its middle not to be covered. */
async function expectInSight(place: Locator, height = HEIGHT) {
  const { top, bottom, isOnTop } = await place.evaluate((node) => {
    const { top, bottom, left, width, height } = node.getBoundingClientRect();
    const there = document.elementFromPoint(left + width / 2, top + height / 2);
    return { top, bottom, isOnTop: node.contains(there) };
  });
  expect(top).toBeGreaterThanOrEqual(0);
  expect(bottom).toBeLessThanOrEqual(height);
  expect(isOnTop).toBe(true);
}

test('a match is marked on a phone held sideways, with nothing covered, also by the message of a new turn on any phone', async ({
  visit,
}) => {
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
  await expectMessageClear(page);
});

/** Buttons that a message covers where it is, and the height of the match that it leaves. */
const underMessages = (page: Page) =>
  page.evaluate(() => {
    const cards = [...document.querySelectorAll('section[aria-label=Messages] > :not([role=status])')];
    const clipOf = (node: Element): DOMRect =>
      (node.closest('[data-scrolls]') ?? document.documentElement).getBoundingClientRect();
    const covered = [...document.querySelectorAll('main button, main select, main + [data-chrome] button')]
      .filter((node) => {
        const box = node.getBoundingClientRect();
        const clip = clipOf(node);
        const [top, bottom] = [Math.max(box.top, clip.top), Math.min(box.bottom, clip.bottom)];
        return cards.some((card) => {
          const over = card.getBoundingClientRect();
          return bottom - top > 1 && top < over.bottom - 1 && bottom > over.top + 1;
        });
      })
      .map((node) => node.getAttribute('aria-label') ?? node.textContent);
    return { cards: cards.length, covered };
  });

/** Where places are, to a tenth of a pixel. */
const placesIn = (within: Locator, of = 'button') =>
  within.locator(of).evaluateAll((nodes) =>
    nodes.map((node) => {
      const { left, top, width } = node.getBoundingClientRect();
      return [left, top, width].map((each) => each.toFixed(1)).join();
    }),
  );

/**
 * Where everything in the window that can be tapped is, but Redo, which comes and goes in the room kept for it. Rows
 * out of view are not rendered, and have their height once they come near.
 */
const placesOf = async (page: Page) => {
  const places = await placesIn(
    page.locator('body'),
    'main button, main + [data-chrome] button:not([aria-label^=Redo])',
  );
  const height = page.viewportSize()?.height ?? 0;
  return places.filter((place) => Number(place.split(',')[1]) < height);
};

/** Expects the message of a new turn to cover no button on any phone, and to move none. */
async function expectMessageClear(page: Page) {
  await acted(page, 'Harbour Command').click();
  await expectUndo(page, 'Harbour Command: Activated');
  const expectClear = async (size: string) => {
    const before = await placesOf(page);
    await next(page).click();
    await soon(async () => (await underMessages(page)).cards).toBe(1);
    expect((await underMessages(page)).covered, size).toEqual([]);
    expect(await placesOf(page), size).toEqual(before);
    await undo(page).click();
    await soon(async () => (await underMessages(page)).cards).toBe(0);
    expect(await placesOf(page), size).toEqual(before);
  };
  for (const [width, height] of [
    [360, 640],
    [320, 568],
    [640, 360],
    [568, 320],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expectClear(`${width} × ${height}`);
    const sheet = await open(page, 'Harbour Command');
    await expectClear(`${width} × ${height}, open`);
    await sheet.getByRole('button', { name: 'Close' }).click();
    await sheet.waitFor({ state: 'detached' });
  }
}

test('the words of the button that ends the turn are in its middle, where “Round 100” would need two lines', async ({
  visit,
}) => {
  const page = await visit({ width: 320, height: 568, touch: true });
  await openFirstSample(page, 'Battle Royale');
  await start(page);
  const offset = await next(page).evaluate((button) => {
    const words = document.createRange();
    words.selectNodeContents(button.querySelector('span > span:last-child') ?? button);
    const middle = ({ top, height }: DOMRect) => top + height / 2;
    return middle(words.getBoundingClientRect()) - middle(button.getBoundingClientRect());
  });
  expect(Math.abs(offset)).toBeLessThan(2);
});

test('on a wide screen the buttons of the bar are below the two columns', async ({ visit }) => {
  const page = await visit({ width: 1440, height: 900 });
  await play(page, 'Harbour Watch', { other: 'Not marked' });
  const edges = (place: Locator) =>
    place.evaluate((node) => {
      const { left, right } = node.getBoundingClientRect();
      return [left, right];
    });
  const [left] = await edges(page.getByRole('main').locator('ul').first());
  const column = await edges(await open(page, 'Harbour Command'));
  expect(await edges(next(page))).toEqual(column);
  expect((await edges(undo(page)))[0]).toBe(left);
});

test('a stat that changes and changes that cannot be saved move no row', async ({ visit }) => {
  const page = await visit({ width: 360, height: 640, touch: true });
  await play(page, 'Harbour Watch', { other: 'Not marked' });
  const sheet = await open(page, 'Harbour Command');
  const before = await placesOf(page);
  const box = sheet.getByRole('button', { name: /^Damage, 1 of / });
  await page.evaluate(() => {
    IDBObjectStore.prototype.add = () => {
      throw new DOMException('No room.', 'QuotaExceededError');
    };
  });
  await box.evaluate((node: HTMLElement) => node.click());
  await expectUndo(page, 'Harbour Command: Damage +1');
  const notice = page.getByRole('alert').filter({ hasText: 'not saved' });
  await notice.waitFor();
  const own = new Set(await placesIn(notice));
  expect((await placesOf(page)).filter((place) => !own.has(place))).toEqual(before);
  const { top } = await notice.evaluate((node) => node.getBoundingClientRect());
  for (const place of [undo(page), next(page), sheet.getByRole('button', { name: 'Close' })])
    await expectInSight(place, 640);
  // What scrolls ends above it, so that nothing is below it.
  const ends = await page
    .locator('main [data-scrolls]')
    .evaluateAll((nodes) => nodes.map((node) => node.getBoundingClientRect().bottom));
  for (const end of ends) expect(end).toBeLessThanOrEqual(top + 1);
});
