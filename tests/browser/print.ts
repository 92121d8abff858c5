import { readFile } from 'node:fs/promises';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Page } from 'playwright-core';

/** A PDF read back: its text, and the size of its first page in points. */
export interface ReadPdf {
  name: string;
  text: string;
  width: number;
  height: number;
}

/** Prints from the open dialog with a paper size, and reads the saved PDF. */
export async function printOn(page: Page, paper: 'A4' | 'US Letter'): Promise<ReadPdf> {
  const dialog = page.getByRole('dialog', { name: 'Print the roster' });
  await dialog.getByRole('radio', { name: paper }).check({ force: true });
  const save = dialog.getByRole('button', { name: 'Save PDF' });
  await dialog.getByText(/is ready\.$/).waitFor();
  const [download] = await Promise.all([page.waitForEvent('download'), save.click()]);
  const data = new Uint8Array(await readFile(await download.path()));
  const task = getDocument({ data, verbosity: 0 });
  const pdf = await task.promise;
  let text = '';
  let size = { width: 0, height: 0 };
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const sheet = await pdf.getPage(number);
    const [, , width = 0, height = 0] = sheet.view;
    if (number === 1) size = { width: Math.round(width), height: Math.round(height) };
    for (const item of (await sheet.getTextContent()).items) if ('str' in item) text += `${item.str} `;
  }
  await task.destroy();
  return { name: download.suggestedFilename(), text: text.replace(/\s+/g, ' '), ...size };
}
