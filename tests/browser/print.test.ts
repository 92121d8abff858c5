import type { Locator, Page } from 'playwright-core';
import { pdfPages } from '../fixtures/pdf-pages';
import { openSample, soon, text } from './builder';
import { rosterText } from './files';
import { expectFocus, press, tabTo } from './keyboard';
import { pdfText } from './print';
import { openFiles as chooseFile, downloadedBy } from './shelf';
import { expect, test } from './visit';

const theDialog = (page: Page) => page.getByRole('dialog', { name: 'Print the roster' });

async function openDialog(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Print' }).click();
  const dialog = theDialog(page);
  await dialog.getByText(/is ready\.$/).waitFor();
  return dialog;
}

const choose = (dialog: Locator, what: string, on = true) =>
  dialog.getByRole('checkbox', { name: what, exact: true }).setChecked(on, { force: true });

const pages = (dialog: Locator) => dialog.getByRole('img', { name: /^Page \d+ of \d+$/ });

/** Whether a page of the preview is rendered, so that it is not blank. */
const isDrawn = (page: Locator) =>
  page.evaluate((canvas: HTMLCanvasElement) => {
    const { width, height } = canvas;
    const copy = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
    copy?.drawImage(canvas, 0, 0);
    const data = copy?.getImageData(0, 0, width, height).data ?? [];
    for (let at = 0; at < data.length; at += 4)
      if (data[at + 3] === 255 && (data[at] ?? 255) < 64) return true;
    return false;
  });

/** Saves the PDF and reads it back. */
async function savedPdf(page: Page, save: () => Promise<void>) {
  const { bytes } = await downloadedBy(page, save);
  const pages = await pdfPages(bytes);
  const sizes = pages.map(({ width, height }) => `${width}x${height}`);
  return { sizes, words: pages.map(({ text }) => text).join(' ') };
}

test('roster, cards and play summary form one document, and the preview shows the same pages, sharp, at every width', async ({
  visit,
}) => {
  const page = await visit();
  await openSample(page, 'Harbour Watch');
  const dialog = await openDialog(page);
  await pages(dialog).first().waitFor();
  expect(await pages(dialog).count()).toBe(1);
  await choose(dialog, 'Cards');
  await choose(dialog, 'Play summary');
  await soon(() => pages(dialog).count()).toBe(4);
  await soon(() => isDrawn(pages(dialog).first())).toBe(true);
  await pages(dialog).last().scrollIntoViewIfNeeded();
  await soon(() => isDrawn(pages(dialog).last())).toBe(true);
  await dialog.getByText(/is ready\.$/).waitFor();
  const pdf = await savedPdf(page, () => dialog.getByRole('button', { name: 'Save PDF' }).click());
  expect(pdf.sizes).toEqual(['842x595', '595x842', '595x842', '842x595']);
  for (const part of ['Harbour Watch', 'Chain of Command:', 'Counter-charge'])
    expect(pdf.words).toContain(part);

  // The choices are remembered, after a reload too.
  await page.reload();
  const again = await openDialog(page);
  await soon(() => pages(again).count()).toBe(4);
  const first = pages(again).first();
  const shape = () =>
    first.evaluate((canvas: HTMLCanvasElement) => ({
      sharp: canvas.width / canvas.clientWidth / devicePixelRatio,
      width: canvas.clientWidth,
      lies: canvas.clientWidth > canvas.clientHeight,
    }));
  await soon(() => isDrawn(first)).toBe(true);
  expect((await shape()).sharp).toBeCloseTo(1, 1);
  expect((await shape()).lies).toBe(true);
  const preview = again.getByRole('region', { name: /^Preview, \d pages$/ });
  await tabTo(page, preview);
  await press(page, 'End');
  await soon(() => preview.evaluate((node) => node.scrollTop)).toBeGreaterThan(100);

  // On a phone the pages fit its width, and are readable at full size.
  await page.setViewportSize({ width: 360, height: 740 });
  await first.scrollIntoViewIfNeeded();
  await soon(async () => (await shape()).width).toBeLessThan(330);
  await choose(again, 'Full size');
  await soon(async () => (await shape()).width).toBeGreaterThan(1100);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await choose(again, 'Full size', false);

  await again.getByRole('radio', { name: 'Portrait' }).check({ force: true });
  await soon(async () => (await shape()).lies).toBe(false);
  for (const what of ['Roster', 'Cards', 'Play summary']) await choose(again, what, false);
  await again.getByText('Choose what to print.').waitFor();
  expect(await again.getByRole('button', { name: 'Save PDF' }).isDisabled()).toBe(true);
  await press(page, 'Escape');
  await again.waitFor({ state: 'hidden' });
});

test('a long print shows progress, can be stopped by keyboard, and can be started again', async ({
  visit,
}) => {
  const page = await visit();
  await page.goto('/');
  const elements = Array.from({ length: 200 }, (_, at) => ({
    id: `e${at}`,
    kind: 'mech',
    name: `Mech ${at} ${'of the long watch '.repeat(6)}`,
    presence: 1,
    stats: { m: 1, f: 1, a: 1, d: 1 },
  }));
  const content = rosterText({ name: 'Long' }, { limit: 900, elements });
  await chooseFile(page, { name: 'long.json', content });
  await page.getByLabel('Force name').waitFor();
  // Focused in the page, so that the print does not end while the test looks for the button.
  await page.evaluate(() => {
    const observer = new MutationObserver(() => {
      const stop = [...document.querySelectorAll<HTMLElement>('dialog button')].find(
        (button) => button.textContent?.trim() === 'Stop',
      );
      if (!stop || !document.querySelector('dialog [role=progressbar]')) return;
      observer.disconnect();
      stop.focus();
    });
    observer.observe(document.body, { subtree: true, childList: true });
  });
  await page.getByRole('button', { name: 'Print' }).click();
  const dialog = theDialog(page);
  await page.waitForFunction(() => document.activeElement?.textContent?.trim() === 'Stop');
  await page.keyboard.press('Enter');
  await dialog.getByText('Stopped.').waitFor();
  expect(await dialog.getByRole('button', { name: 'Save PDF' }).isDisabled()).toBe(true);
  await expectFocus(dialog.getByRole('button', { name: 'Make the PDF' }));
  await page.keyboard.press('Enter');
  await dialog.getByText('Long.pdf is ready.').waitFor();
});

test('printing with the browser prints the roster without the interface, and restores the page afterwards', async ({
  visit,
}) => {
  const page = await visit();
  await openSample(page, 'Harbour Watch');
  let words = '';
  // The sheet is loaded once the page is idle, which may take seconds on a busy machine.
  await soon(async () => {
    words = (await pdfText(await page.pdf({ format: 'A4' }))).join(' ');
    return ['Harbour Watch', 'Harbour Command', 'Element name', 'Chain of Command'].filter(
      (part) => !words.includes(part),
    );
  }).toEqual([]);
  for (const part of ['Add element', 'Print', 'Saved', 'Rosters stay in this browser'])
    expect(words).not.toContain(part);

  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await soon(() => page.getByRole('button', { name: 'Add element' }).isVisible()).toBe(false);
  const shown = page.getByRole('article', { name: 'Harbour Watch' });
  await soon(() => text(shown.getByRole('row', { name: /^Breakwater/ }))).toMatch(/Ace, Assisted targeting/);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: 'screen' });
  expect(await shown.count()).toBe(0);
  expect(await page.getByRole('button', { name: 'Add element' }).isVisible()).toBe(true);
});
