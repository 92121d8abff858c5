import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { soon } from './builder';
import { rosterText } from './files';

export { forgeOfWarText } from './files';

// Steps on the shelf.

/** A file to give to a page. */
export interface InputFile {
  name: string;
  content: string | Buffer;
}

/** A roster file for a roster with this name. */
export const rosterFile = (name: string, fields: Record<string, unknown> = {}): InputFile => ({
  name: `${name}.json`,
  content: rosterText({ name, ...fields }),
});

/** Chooses files with the shelf's “Open a file”. */
export async function openFiles(page: Page, ...files: InputFile[]) {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Open a file' }).click();
  await (await chooser).setFiles(
    files.map(({ name, content }) => ({
      name,
      mimeType: 'application/octet-stream',
      buffer: typeof content === 'string' ? Buffer.from(content) : content,
    })),
  );
}

/** Drags a file over the page until the page accepts it: a drop before that would be lost. */
export const dragOver = (page: Page) =>
  soon(() => dispatchFiles(page, 'dragover', [{ name: 'dragged', content: '' }])).toBe(true);

/** Dispatches a drop or dragover event with files on the page's body; returns whether the page took it. */
export async function dispatchFiles(
  page: Page,
  type: 'drop' | 'dragover',
  files: InputFile[],
): Promise<boolean> {
  if (type === 'drop') await dragOver(page);
  const given = files.map(({ name, content }) => ({ name, base64: Buffer.from(content).toString('base64') }));
  return page.evaluate(
    ({ type, given }) => {
      const data = new DataTransfer();
      for (const { name, base64 } of given)
        data.items.add(new File([Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0))], name));
      return !document.body.dispatchEvent(
        new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: data }),
      );
    },
    { type, given },
  );
}

/** The links of the rosters on the shelf, in order. */
export const rosters = (page: Page): Locator =>
  page.getByRole('region', { name: 'Rosters' }).getByRole('listitem').getByRole('link');

/** Waits until the shelf shows rosters of these names, in this order. */
export const expectRosters = (page: Page, names: string[]) =>
  soon(() =>
    rosters(page).evaluateAll((links) => links.map((link) => link.querySelector('bdi')?.textContent ?? '')),
  ).toEqual(names);

/** Chooses an action from the menu of a roster. */
export async function chooseForRoster(page: Page, name: string, action: string) {
  await page.getByRole('button', { name: `More actions for ${name}`, exact: true }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

/** Chooses an action from the menu of the shelf. */
export async function chooseForShelf(page: Page, action: string) {
  await page.getByRole('button', { name: 'More actions', exact: true }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

/** The file that `press` downloads. */
export async function downloadedBy(page: Page, press: () => Promise<void>) {
  const saving = page.waitForEvent('download');
  await press();
  const download = await saving;
  const bytes = await readFile(await download.path());
  return { name: download.suggestedFilename(), bytes, text: bytes.toString('utf8') };
}
