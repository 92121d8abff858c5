import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { labels, newForce, openSample, soon } from './builder';
import { expectFocus } from './keyboard';
import { expect, test } from './visit';

// Adding elements: first the CHQ, then by search, with what fits and how many the force has.

const offers = (page: Page) => page.locator('[data-offer]');

describe.each([
  { width: 1440, height: 900 },
  { width: 360, height: 740, touch: true },
])('on a screen $width wide', (size) => {
  test('search, tabs and close button stay in view, and the scroll position is restored', async ({
    visit,
  }) => {
    const page = await visit(size);
    await openSample(page, 'Harbour Watch');
    const add = page.getByRole('button', { name: 'Add element', exact: true });
    const panel = page.locator('[data-scrolls]').filter({ has: page.getByLabel('Search') });
    await add.click();
    const scrolled = () => panel.evaluate((node) => node.scrollTop);
    // At the end of a tab, its search and the tabs are still at the top.
    await page.getByRole('tab', { name: 'Mechs' }).click();
    await panel.evaluate((node) => node.scrollTo(0, node.scrollHeight));
    await soon(scrolled).toBeGreaterThan(200);
    const search = await page.getByLabel('Search').boundingBox();
    const tabs = await page.getByRole('tablist').boundingBox();
    expect(tabs && search && tabs.y - (search.y + search.height)).toBeGreaterThanOrEqual(0);
    expect(tabs && search && tabs.y - (search.y + search.height)).toBeLessThan(24);
    await page.getByRole('tab', { name: 'Aircraft' }).click();
    await page.getByRole('button', { name: 'Start from bare stats: P1 aircraft' }).waitFor();
    await page.getByRole('tab', { name: 'Conventional' }).click();
    await soon(scrolled).toBe(0);

    // The offers may still be loading: without them nothing scrolls.
    await offers(page).first().hover();
    await page.mouse.wheel(0, 150);
    await soon(scrolled).toBe(150);
    const roles = { Close: 'button', Search: 'searchbox', Conventional: 'tab' } as const;
    const boxOf = async (name: keyof typeof roles) => {
      const control = page.getByRole(roles[name], { name });
      return (await control.first().boundingBox()) ?? { x: -1, y: -1, width: 0, height: 0 };
    };
    for (const name of ['Close', 'Search', 'Conventional'] as const) {
      const { y } = await boxOf(name);
      expect(y, name).toBeGreaterThanOrEqual(0);
      expect(y, name).toBeLessThan(200);
    }
    // At its place: `click` scrolls to a sticky button if the page is slow, and that would be kept.
    const close = await boxOf('Close');
    await page.mouse.click(close.x + close.width / 2, close.y + close.height / 2);
    await soon(() => panel.count()).toBe(0);
    await add.click();
    await soon(scrolled).toBe(150);
    // What the browser scrolls because the offers are shorter for a moment is not kept.
    await panel.evaluate(async (node) => {
      const content = node.querySelector<HTMLElement>('[data-picker-top]')?.parentElement;
      if (!content) throw new Error('no picker');
      const frames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      content.style.cssText = 'height: 1px; overflow: hidden';
      await frames();
      content.style.cssText = '';
      await frames();
    });
    await soon(scrolled).toBe(150);
    // Another tab starts at its top.
    await page.getByRole('tab', { name: 'Mechs' }).click();
    await soon(scrolled).toBe(0);
  });
});

const names = (page: Page) => offers(page).getByRole('heading').allInnerTexts();

test('A opens the picker in its search, also when it is open; Enter adds the first, arrows choose', async ({
  visit,
}) => {
  const page = await visit();
  await newForce(page, 'Keyboard shortcuts');
  const search = page.getByRole('searchbox', { name: 'Search' });
  await page.getByRole('heading', { level: 1 }).focus();
  await page.keyboard.press('a');
  await expectFocus(search);
  await page.keyboard.type('li');
  await page.keyboard.press('Enter');
  await soon(() => labels(page)).toEqual(['Light infantry']);
  await page.keyboard.type('cav');
  await soon(() => names(page)).toEqual(['Light cavalry', 'Heavy cavalry']);
  await page.keyboard.press('ArrowDown');
  await expectFocus(page.getByRole('button', { name: 'Add light cavalry', exact: true }));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await soon(() => labels(page)).toEqual(['Light infantry', 'Heavy cavalry']);
  await page.keyboard.press('a');
  await expectFocus(search);
  expect(await search.inputValue()).toBe('cav');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expectFocus(page.getByRole('button', { name: 'Add element', exact: true }).first());
});
