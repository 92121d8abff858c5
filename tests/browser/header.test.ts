import type { Page } from 'playwright-core';
import { systems } from '@/lib/systems/registry';
import { navigateTo, openSample, soon } from './builder';
import { expectFits } from './fits';
import { expect, test } from './visit';

test('a first visit by phone shows what Muster is and every game without scrolling', async ({ visit }) => {
  const page = await visit({ width: 360, height: 640, touch: true });
  await page.goto('/');
  const shown = [
    page.getByText(/army builder and rules checker for tabletop wargames/),
    ...systems.map(({ name }) => page.getByRole('button', { name: `New force of ${name}` })),
  ];
  for (const each of shown) {
    const box = await each.boundingBox();
    expect(box && box.y + box.height).toBeLessThanOrEqual(640);
  }
  const sample = await page
    .getByRole('button', { name: /^Sample / })
    .first()
    .boundingBox();
  const last = await shown.at(-1)?.boundingBox();
  expect(sample?.y).toBeGreaterThan(last?.y ?? 0);
});

/** What the navigation shows: each link with its place, from left to right. */
const linksOf = (page: Page) =>
  page
    .getByRole('navigation', { name: 'Pages' })
    .getByRole('link')
    .filter({ visible: true })
    .evaluateAll((links) =>
      links.map((link) => ({
        name: link.textContent?.replaceAll('\u00A0', ' ') ?? '',
        left: link.getBoundingClientRect().x,
      })),
    );

const ALL = ['Rosters', 'Packs', 'Collections', 'Check lists', 'Scan', 'Odds', 'Rules', 'Events'];

/** Resizes the window, and lets the parts that depend on its width render again. */
async function resize(page: Page, width: number) {
  await page.setViewportSize({ width, height: 800 });
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50))));
}

/** Where the title of a page and Open a file are, and the size of the title. */
async function titleOf(page: Page): Promise<string> {
  const title = page.locator('main h1:not(.sr-only)');
  await title.waitFor();
  const look = await title.evaluate((node) => [
    node.getBoundingClientRect().left,
    getComputedStyle(node).fontSize,
  ]);
  const button = await page.getByRole('button', { name: 'Open a file' }).boundingBox();
  return JSON.stringify([look, button]);
}

/** What the navigation shows, all pages of which are there or in the menu of the rest. */
async function navigationOf(page: Page): Promise<string> {
  const links = await linksOf(page);
  const more = page.getByRole('button', { name: 'More pages' });
  const rest: string[] = [];
  if (await more.isVisible()) {
    await more.click();
    rest.push(...(await page.getByRole('menuitem').locator('span:first-of-type').allTextContents()));
    await page.keyboard.press('Escape');
  }
  const names = links.map(({ name }) => name);
  expect([page.viewportSize()?.width, ...names, ...rest]).toEqual([page.viewportSize()?.width, ...ALL]);
  await expectFits(page);
  return JSON.stringify(links);
}

test('every header lists the pages in one order at one place, a menu has what does not fit, and titles have one left edge and one size', async ({
  visit,
}) => {
  const page = await visit();
  const looks = new Map<string, Set<string>>();
  const look = (what: string, found: string) => looks.set(what, (looks.get(what) ?? new Set()).add(found));
  const listed = ['/', '/check', '/odds', '/rules/at-43', '/event'];
  for (const address of [...listed, '/collection', '/pack', '/play', '/scan']) {
    await navigateTo(page, address);
    await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
    for (const width of [360, 1440, 2200]) {
      await resize(page, width);
      look(`the title at ${width} px`, await titleOf(page));
    }
    if (!listed.includes(address)) continue;
    for (const width of [320, 390, 640, 1024, 1440]) {
      await resize(page, width);
      look(`the links at ${width} px`, await navigationOf(page));
    }
  }
  for (const [what, found] of looks) expect([what, ...found]).toHaveLength(2);
  await openSample(page, 'Ninth Column');
  for (const [width, count] of [
    [1440, 8],
    [1280, 1],
    [768, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await soon(async () => (await linksOf(page)).map(({ name }) => name)).toEqual(ALL.slice(0, count));
  }
  await page.getByRole('button', { name: 'More pages' }).click();
  await page.getByRole('menuitem', { name: 'Events' }).click();
  await page.waitForURL(/\/event\/?$/);
});
