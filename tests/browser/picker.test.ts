import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { labels, newForce, openSample, row, soon, text } from './builder';
import { expectFocus } from './keyboard';
import { rosters } from './shelf';
import { expect, test } from './visit';

// Adding elements: first the CHQ, then by search, with what fits and how many the force has.

const offers = (page: Page) => page.locator('[data-offer]');
const offer = (page: Page, name: string) =>
  offers(page).filter({ has: page.getByRole('heading', { name, exact: true }) });

describe.each([
  { width: 1440, height: 900 },
  { width: 360, height: 740, touch: true },
])('on a screen $width wide', (size) => {
  test('a Horizon Wars force starts with its CHQ, and shows what that changes', async ({ visit }) => {
    const page = await visit(size);
    await newForce(page, 'Led');
    await page.getByRole('button', { name: 'Add element', exact: true }).click();
    const light = offer(page, 'Light infantry');
    await soon(() => text(light)).toContain('needs 3 of its type at 15 points');
    await soon(() => text(light)).toMatch(/Dearer: armoured artillery \+2/);
    await page.getByRole('button', { name: 'Add light infantry as the CHQ' }).click();
    await soon(() => page.getByRole('tab', { name: 'CHQ' }).count()).toBe(0);
    if (size.width < 720) await page.getByRole('button', { name: 'Close' }).click();
    await soon(() => text(row(page, 'Light infantry'))).toMatch(/CHQ/i);
  });

  test('search, tabs and close button stay in view, and the scroll position is restored', async ({
    visit,
  }) => {
    const page = await visit(size);
    await openSample(page, 'Harbour Watch');
    const add = page.getByRole('button', { name: 'Add element', exact: true });
    const panel = page.locator('[data-scrolls]').filter({ has: page.getByLabel('Search') });
    await add.click();
    const scrolled = () => panel.evaluate((node) => node.scrollTop);
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

  test('the search covers every kind, and offers over the limit say by how much', async ({ visit }) => {
    const page = await visit(size);
    await openSample(page, 'Harbour Watch');
    await page.getByRole('button', { name: 'Add element', exact: true }).click();
    await soon(() => text(offer(page, 'Light infantry'))).toContain('over by 1');
    await page.getByLabel('Search').fill('WALKER siege');
    await soon(() => offers(page).count()).toBe(1);
    await soon(() => text(offer(page, 'Siege walker'))).toContain('over by 3');
    await page.getByRole('button', { name: 'Add Siege walker, P3 mech' }).click();
    // Enter adds what is marked: the element whose name begins with the search.
    await page.getByLabel('Search').fill('guns');
    const marked = page.locator('[data-offer][data-best]');
    await soon(() => marked.getByRole('heading').allInnerTexts()).toEqual(['Gunship']);
    await page.getByLabel('Search').press('Enter');
    await soon(() => text(page.locator('[data-picker-top]'))).toContain('Gunship');
    await page.getByLabel('Search').fill('no such thing');
    await soon(() => offers(page).count()).toBe(0);
    await page.getByText('Nothing matches your search.').waitFor();
    await page.getByLabel('Search').fill('');
    // Of three in the force, the last is removed first.
    const less = page.getByRole('button', { name: 'Remove one: light infantry' });
    for (const left of ['2', '1', '']) {
      await less.click();
      await soon(() => text(offer(page, 'Light infantry').locator('span.min-w-6'))).toBe(
        left && `${left} in the force`,
      );
    }
    expect(await less.getAttribute('aria-disabled')).toBe('true');
    expect(await labels(page)).not.toContain('Second Section');
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

test('in a sheet, A focuses the search too', async ({ visit }) => {
  const page = await visit({ width: 600, height: 800 });
  await newForce(page, 'Sheet');
  await page.getByRole('button', { name: 'Add element', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).focus();
  await page.keyboard.press('a');
  await expectFocus(page.getByRole('searchbox', { name: 'Search' }));
});

describe.each(['Mechs', 'Aircraft'])('the tab %s', (tab) => {
  test('starts with bare stats, which open the editor', async ({ visit }) => {
    const page = await visit();
    await newForce(page, 'Bare');
    await page.getByRole('button', { name: 'Add element', exact: true }).click();
    await page.getByRole('tab', { name: tab }).click();
    const panel = page.getByRole('tabpanel');
    await soon(() => text(panel)).toMatch(/^Start from bare stats/);
    const first = panel.getByRole('button').first();
    await first.click();
    await page.getByRole('spinbutton', { name: 'Firepower' }).waitFor();
    await soon(() => labels(page)).toHaveLength(1);
  });
});

test.for([
  { width: 1440, height: 900 },
  { width: 360, height: 740, touch: true },
])('the tabs stay in sight on a screen $width wide', async (size, { visit }) => {
  const page = await visit(size);
  await openSample(page, 'Harbour Watch');
  await page.getByRole('button', { name: 'Add element', exact: true }).click();
  await page.getByRole('tab', { name: 'Mechs' }).click();
  const panel = page.locator('[data-scrolls]').filter({ has: page.getByLabel('Search') });
  await panel.evaluate((node) => node.scrollTo(0, node.scrollHeight));
  await soon(() => panel.evaluate((node) => node.scrollTop)).toBeGreaterThan(200);
  const search = await page.getByLabel('Search').boundingBox();
  const tabs = await page.getByRole('tablist').boundingBox();
  expect(tabs && search && tabs.y - (search.y + search.height)).toBeGreaterThanOrEqual(0);
  expect(tabs && search && tabs.y - (search.y + search.height)).toBeLessThan(24);
  await page.getByRole('tab', { name: 'Aircraft' }).click();
  await page.getByRole('button', { name: 'Start from bare stats: P1 aircraft' }).waitFor();
});

test('an untouched new force is not stored; an edited one is', async ({ visit }) => {
  const page = await visit();
  await page.goto('/');
  await page.getByRole('button', { name: 'New force of Horizon Wars' }).click();
  await page.getByLabel('Force name').waitFor();
  await page.getByRole('link', { name: 'Rosters' }).click();
  await page.getByText('No rosters yet').waitFor();
  await newForce(page, 'Touched');
  await page.getByRole('link', { name: 'Rosters' }).click();
  await soon(() => rosters(page).count()).toBe(1);
  await page.getByRole('button', { name: 'New force: Forge of War' }).click();
  await page.getByLabel('Force name').waitFor();
  expect(await page.title()).toBe('New force · Forge of War · Muster');
});
