import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { add, labels, newForce, soon, total, untilSaved } from './builder';
import { expectFocus, press, tabTo } from './keyboard';
import { printOn } from './print';
import { chooseForRoster, downloadedBy, expectRosters, openFiles, rosterFile } from './shelf';
import { expect, test, type Visit } from './visit';

// A tablet that opens the app on a laptop in the local network: plain HTTP, and not localhost.

const lan: Visit = {
  plainHttp: true,
  // Chromium logs this for the header on plain HTTP.
  allow: /Cross-Origin-Opener-Policy header has been ignored/,
};

/** The text that Ctrl+V pastes. */
async function pasted(page: Page): Promise<string> {
  await page.evaluate(() => {
    const field = document.body.appendChild(document.createElement('textarea'));
    field.dataset.pasted = '';
    field.focus();
  });
  await page.keyboard.press('Control+v');
  return page.locator('[data-pasted]').inputValue();
}

describe('over plain HTTP, at a local network name', () => {
  test('a force is built, undone, restored after a reload, printed, saved, copied and reopened', async ({
    visit,
  }) => {
    const page = await visit(lan);
    await newForce(page, 'Hall');
    expect(await page.evaluate(() => window.isSecureContext)).toBe(false);
    await add(page, 'Conventional', 'light infantry', 'heavy cavalry');
    await soon(() => total(page, 'Force cost')).toBe('4 of 15');
    await page.keyboard.press('Control+z');
    await soon(() => labels(page)).toEqual(['Light infantry']);
    await page.keyboard.press('Control+y');
    await soon(() => labels(page)).toHaveLength(2);
    await untilSaved(page);
    await page.reload();
    await soon(() => page.getByLabel('Force name').inputValue()).toBe('Hall');
    await page.getByRole('button', { name: 'Print' }).click();
    expect((await printOn(page, 'A4')).text).toContain('Heavy cavalry');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'More actions', exact: true }).click();
    const file = await downloadedBy(page, () =>
      page.getByRole('menuitem', { name: 'Save to a file' }).click(),
    );
    expect(file.text).toContain('"Hall"');

    await page.goto('/');
    await chooseForRoster(page, 'Hall', 'Duplicate');
    await expectRosters(page, ['Hall (copy)', 'Hall']);
    await page.getByText(/loaded over HTTP\..*only over HTTPS or on localhost/).waitFor();
    await page.getByRole('button', { name: 'Delete Hall (copy)' }).click();
    await expectRosters(page, ['Hall']);
    await openFiles(page, { name: 'back.json', content: file.text.replace('"Hall"', '"Back"') });
    await soon(() => page.getByLabel('Force name').inputValue()).toBe('Back');
    await soon(() => labels(page)).toHaveLength(2);
  });

  test('by keyboard, a link is copied with one press and opens the roster in another browser', async ({
    visit,
  }) => {
    const page = await visit(lan);
    await page.goto('/');
    await openFiles(page, rosterFile('Lancers'));
    await page.getByLabel('Force name').waitFor();
    await tabTo(page, page.getByRole('button', { name: 'More actions', exact: true }));
    await press(page, 'Enter');
    await expectFocus(page.getByRole('menuitem', { name: /^Share/ }));
    await press(page, 'Enter');
    const dialog = page.getByRole('dialog', { name: 'Share the roster' });
    await dialog.waitFor();
    const link = await dialog.locator('textarea').inputValue();
    expect(link).toMatch(/^http:\/\/muster\.test:\d+\/open#r1\./);
    const copy = dialog.getByRole('button', { name: 'Copy the link' });
    await expectFocus(copy);
    await press(page, 'Enter');
    await dialog.getByText('Copied.').waitFor();
    await expectFocus(copy);
    await press(page, 'Escape');
    await dialog.waitFor({ state: 'hidden' });
    expect(await pasted(page)).toBe(link);

    const other = await visit(lan);
    const requested: string[] = [];
    other.on('request', (request) => requested.push(request.url()));
    await other.goto(link);
    await other.getByRole('button', { name: 'Save and edit' }).click();
    // The roster of a link is sent to no server.
    expect(requested.filter((url) => url.includes(link.split('#')[1] ?? '#'))).toEqual([]);
    await soon(() => other.getByLabel('Force name').inputValue()).toBe('Lancers');
  });
});
