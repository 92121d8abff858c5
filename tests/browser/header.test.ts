import type { Page } from 'playwright-core';
import { systems } from '@/lib/systems/registry';
import { expect, test } from './visit';

/** Pairs in the header of which one covers the other. */
const overlapping = (page: Page) =>
  page.locator('header').evaluate((header) => {
    const shown = [...header.querySelectorAll('a, button, h1, span, bdi')].filter((node) => {
      const { width, height } = node.getBoundingClientRect();
      return width > 1 && height > 1 && node.checkVisibility({ visibilityProperty: true });
    });
    return shown.flatMap((one, index) => {
      const a = one.getBoundingClientRect();
      return shown.slice(index + 1).flatMap((other) => {
        const b = other.getBoundingClientRect();
        const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (wide <= 1 || high <= 1 || one.contains(other)) return [];
        return [[one, other].map((node) => node.getAttribute('aria-label') ?? node.textContent).join(' / ')];
      });
    });
  });

/** Expects that nothing overlaps in the header of a page at any width of a phone. */
async function expectApart(page: Page) {
  for (const width of [320, 351, 352, 390]) {
    await page.setViewportSize({ width, height: 640 });
    expect([page.url(), width, await overlapping(page)]).toEqual([page.url(), width, []]);
  }
}

test('nothing overlaps in the header of a page on a narrow phone', async ({ visit }) => {
  const page = await visit({ width: 320, height: 640, touch: true });
  for (const address of ['/', '/check', '/collection', '/pack', '/play', '/scan', '/rules/at-43']) {
    await page.goto(address);
    await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
    await expectApart(page);
  }
});

test.for(systems.map(({ name }) => name))(
  'nor in the builder and the match of %s',
  async (name, { visit }) => {
    const page = await visit({ width: 320, height: 640, touch: true });
    await page.goto('/');
    await page.getByRole('button', { name: `New force of ${name}`, exact: true }).tap();
    await page.getByRole('button', { name: 'Undo', exact: true }).waitFor();
    await expectApart(page);
    await page.getByRole('button', { name: 'Play', exact: true }).tap();
    await page.getByRole('button', { name: 'Start the match' }).tap();
    await page.waitForURL(/\/play\/?\?m=/);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expectApart(page);
  },
);

test('titles have one left edge and one size on all pages, and Open a file has one place', async ({
  visit,
}) => {
  const page = await visit({ width: 1440, height: 900 });
  for (const width of [360, 1440, 2200]) {
    await page.setViewportSize({ width, height: 740 });
    const looks = new Set<string>();
    for (const address of [
      '/',
      '/check',
      '/collection',
      '/pack',
      '/play',
      '/scan',
      '/odds',
      '/event',
      '/rules/at-43',
    ]) {
      await page.goto(address);
      const title = page.locator('main h1:not(.sr-only)');
      await title.waitFor();
      const look = await title.evaluate((node) => [
        node.getBoundingClientRect().left,
        getComputedStyle(node).fontSize,
      ]);
      const button = await page.getByRole('button', { name: 'Open a file' }).boundingBox();
      looks.add(JSON.stringify([look, button]));
    }
    expect([width, ...looks]).toHaveLength(2);
  }
});

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
