import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { axeFaults } from './axe';
import { openSample, soon, text } from './builder';
import { openFile } from './files';
import { brokenForceText } from './troubled';
import { expect, test } from './visit';

/**
 * Expects no violations on the page, or on a part of it. Colours are the same at every width, so they are checked
 * on the wide screen only, in light and dark mode.
 */
const clean = async (page: Page, part = 'html') =>
  expect(await axeFaults(page, part, (page.viewportSize()?.width ?? 0) >= 1000)).toEqual([]);

describe.each([
  { width: 1440, height: 900 },
  { width: 360, height: 640 },
])('axe finds nothing at $width px', (size) => {
  const narrow = size.width < 1000;
  // Only the open panel; the rest of the page was checked above.
  const open = narrow ? 'html' : 'main section:has(> div > h2[tabindex="-1"])';
  const close = (page: Page) => page.getByRole('button', { name: 'Close' }).click();

  test('in the builder of an empty force', async ({ visit }) => {
    const page = await visit(size);
    await page.goto('/');
    await page.getByRole('button', { name: 'New force of Horizon Wars' }).click();
    await page.getByText('No elements yet').waitFor();
    await clean(page);
    for (const name of [/^Command resources/, /^Squadrons/, /^Scenario/]) {
      await page.getByRole('button', { name }).click();
      await clean(page);
      if (narrow) await close(page);
    }
  });

  test('in the builder of a force full of problems, whatever is open', async ({ visit }) => {
    const page = await visit(size);
    await page.goto('/');
    await openFile(page, 'Open a file', brokenForceText());
    await soon(() => text(page.getByRole('main'))).toMatch(/Colossus/);
    await clean(page);
    for (const name of [/^Force /, /^Squadrons/, /^Scenario/, /^Colossus/, /^Gull/]) {
      await page.getByRole('button', { name }).first().click();
      await clean(page, open);
      if (narrow) await close(page);
    }
    if (!narrow) return;
    await page.getByRole('button', { name: /^Verdict: .*Not legal/i }).click();
    await clean(page);
  });

  test('in the dialogs for printing, keys and a rejected file', async ({ visit }) => {
    const page = await visit(size);
    await openSample(page, 'Rustbelt Rovers');
    await page.getByRole('button', { name: 'Print' }).click();
    await page.getByText(/is ready\.$/).waitFor();
    await clean(page);
    await close(page);
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
    await clean(page);
    await close(page);
    await page.getByRole('button', { name: 'More actions', exact: true }).click();
    await openFile(page, 'Open a file', '{"muster":2,"colour":"red"}');
    await page.getByRole('dialog', { name: 'This file cannot be read' }).waitFor();
    await clean(page);
  });

  test('on the rules page and the not-found pages', async ({ visit }) => {
    const page = await visit({ ...size, allow: /404/ });
    for (const address of ['/rules/horizon-wars#hw/chq/quota', '/nowhere', '/build?r=nobody']) {
      await page.goto(address);
      await page.waitForLoadState('networkidle');
      await clean(page);
    }
  });
});
