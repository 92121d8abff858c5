import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { linkTo } from '@/lib/check/link';
import { carried, withAttachments } from '@/lib/sheet/pdf/attach';
import { nodeFonts } from '@/lib/sheet/pdf/fonts-node';
import { renderPdf } from '@/lib/sheet/pdf/render';
import { legal, pack, small } from '../fixtures/lists';
import { soon, text } from './builder';
import { codePicture } from './codes';
import { downloadedBy, type InputFile } from './shelf';

// Rosters, packs and steps for tests of the check page.

export { legal, pack, small };

/** PDFs as Muster prints them, each carrying one of the rosters. */
async function pdfsOf(rosters: ReturnType<typeof legal>[]): Promise<InputFile[]> {
  const bare = {
    title: 'Printed',
    system: 'Horizon Wars',
    player: '',
    orientation: 'portrait' as const,
    facts: [],
    verdict: null,
    tables: [],
    notes: [],
  };
  const printed = await renderPdf([bare], { paper: 'a4' }, nodeFonts());
  return rosters.map((roster, index) => ({
    name: `printed-${index + 1}.pdf`,
    content: Buffer.from(withAttachments(printed, [carried(roster)])),
  }));
}

/** Forty lists: 20 JSON, 10 PDFs, 5 links and 5 unreadable files; seven break the pack's rules. */
export async function fortyFiles(): Promise<{ files: InputFile[]; links: string }> {
  const json = Array.from({ length: 20 }, (_, at) =>
    at < 7 ? small(`Patrol ${at}`, `Pat ${at}`) : legal(`Force ${at}`, `Player ${at}`),
  );
  const broken = [
    '',
    '{"muster":1',
    '{"muster":1,"system":"chess","name":"x","force":{}}',
    'hello',
    '%PDF-1.4',
  ];
  return {
    files: [
      ...json.map((roster, at) => ({ name: `list-${at}.json`, content: JSON.stringify(roster) })),
      ...(await pdfsOf(Array.from({ length: 10 }, (_, at) => legal(`Printed ${at}`, `Printer ${at}`)))),
      ...broken.map((content, at) => ({ name: `broken-${at}${at === 4 ? '.pdf' : '.json'}`, content })),
    ],
    links: Array.from({ length: 5 }, (_, at) =>
      linkTo('https://muster.example', legal(`Linked ${at}`, `Linker ${at}`)),
    ).join('\n'),
  };
}

/** Chooses files in the file dialog that a button opens. */
export async function chooseFiles(page: Page, button: string, ...files: InputFile[]) {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: button }).click();
  await (await chooser).setFiles(
    files.map(({ name, content }) => ({
      name,
      mimeType: 'application/octet-stream',
      buffer: typeof content === 'string' ? Buffer.from(content) : content,
    })),
  );
}

/** Pastes text into the dialog for links and lists. */
export async function pasteLists(page: Page, text: string) {
  await page.getByRole('button', { name: 'Paste links or lists' }).click();
  await page.getByRole('textbox', { name: 'Links or lists' }).fill(text);
  await page.getByRole('button', { name: 'Check', exact: true }).click();
}

/** A number of the summary, by its label: "Lists", "Legal". */
export const count = async (page: Page, what: string): Promise<string> =>
  (
    await page
      .getByRole('region', { name: 'Rosters' })
      .locator(`xpath=.//dt[normalize-space()="${what}"]/following-sibling::dd`)
      .innerText()
  ).trim();

export const table = (page: Page): Locator => page.getByRole('table', { name: 'Rosters' });

/** The rows that are rendered, without the header. */
export const rows = (page: Page): Locator => table(page).locator('[role=row]:has([data-row])');

/** The number of rows by the table's aria-rowcount, without the header. */
export const rowCount = async (page: Page): Promise<number> =>
  Number(await table(page).getAttribute('aria-rowcount')) - 1;

/** Saves the verdict sheet of the checked lists, and reads a QR code from a picture on the scan page. */
export async function saveSheetAndScan(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save the verdicts' }).click();
  const sheet = page.getByRole('button', { name: 'Verdict sheet (PDF)' });
  const { bytes } = await downloadedBy(page, () => sheet.click());
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  await page.goto('/scan');
  await chooseFiles(page, 'Choose a picture', {
    name: 'code.bmp',
    content: codePicture(legal('Lancers', 'Ann')),
  });
  await soon(() => text(page.getByRole('main'))).toMatch(/Legal Lancers Ann/i);
}
