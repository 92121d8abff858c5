import type { Locator, Page } from 'playwright-core';
import { describe } from 'vitest';
import { soon, text, untilSaved } from './builder';
import { fifteen } from './fifteen';
import { readQrCode } from './qr';
import { openFiles } from './shelf';
import { type Game, games } from './two-games';
import { expect, test } from './visit';

/** Opens a force of 15 elements in the builder, with clipboard access granted. */
async function openFifteen(page: Page, game: Game) {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/');
  await openFiles(page, { name: 'fifteen.json', content: JSON.stringify(fifteen(game)) });
  await page.getByLabel('Force name').waitFor();
  // The saved state is shown only on wide screens.
  if ((page.viewportSize()?.width ?? 0) >= 640) await untilSaved(page);
}

async function share(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'More actions', exact: true }).click();
  await page.getByRole('menuitem', { name: /^Share/ }).click();
  return page.getByRole('dialog', { name: 'Share the roster' });
}

/** Presses Copy, and returns the text on the clipboard. */
async function copied(page: Page, dialog: Locator): Promise<string> {
  await page.evaluate(() => navigator.clipboard.writeText(''));
  await dialog.getByRole('button', { name: /^Copy( the link)?$/ }).click();
  await dialog.getByText('Copied.').waitFor();
  return page.evaluate(() => navigator.clipboard.readText());
}

// All games share one dialog; unit tests cover the text of each.
describe.each(games.slice(0, 1))('a force of $name is shared', (game) => {
  test('as text in a monospaced font, so that columns are aligned', async ({ visit }) => {
    const page = await visit();
    await openFifteen(page, game);
    const dialog = await share(page);
    await dialog.getByRole('radio', { name: 'Text', exact: true }).check({ force: true });
    await dialog.getByText(/a monospaced font/).waitFor();
    const field = dialog.locator('textarea');
    const widths = await field.evaluate(async (node) => {
      const { fontSize, fontFamily } = getComputedStyle(node);
      const font = `${fontSize} ${fontFamily}`;
      await document.fonts.load(font);
      const pen = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
      pen.font = font;
      const letters = [...new Set((node as HTMLTextAreaElement).value)].filter((each) => /[ -~]/.test(each));
      return [...new Set(letters.map((letter) => pen.measureText(letter).width.toFixed(2)))];
    });
    expect(widths).toHaveLength(1);
    expect(await field.evaluate((node) => getComputedStyle(node).fontFamily)).toMatch(/^"IBM Plex Mono"/);
  });

  test('as a link of at most 1,500 characters for 15 elements, and as a QR code of that link', async ({
    visit,
  }) => {
    const page = await visit();
    await openFifteen(page, game);
    const dialog = await share(page);
    const link = await copied(page, dialog);
    expect(link).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/open#r1\.[\w-]+$/);
    expect(link.length).toBeLessThanOrEqual(1500);
    await soon(() => text(dialog)).toContain(`${link.length.toLocaleString('en-GB')} characters`);
    // The note on the link and the caption of the code agree.
    const said = await text(dialog);
    expect(said).toContain('This address works on this machine only.');
    expect(said).toContain('This code opens the roster on this machine only.');
    expect(said).not.toContain('Scan this');
    const picture = dialog.getByRole('img', { name: /^QR code of the link to The Fifteen/ });
    await picture.scrollIntoViewIfNeeded();
    expect(await readQrCode(await picture.screenshot())).toBe(link);
  });

  test('as a QR code that another phone can read, in dark mode as well', async ({ visit }) => {
    const page = await visit({ width: 360, height: 740, touch: true, dark: true });
    await openFifteen(page, game);
    const dialog = await share(page);
    const link = await dialog.locator('textarea').inputValue();
    const picture = dialog.getByRole('img', { name: /^QR code/ });
    await picture.scrollIntoViewIfNeeded();
    // At device scale, as a camera sees it.
    expect(await readQrCode(await picture.screenshot({ scale: 'device' }))).toBe(link);
  });
});
