import type { Page } from 'playwright-core';
import { pdfPages } from '../fixtures/pdf-pages';
import { downloadedBy } from './shelf';

/** A PDF read back: its text, and the size of its first page in points. */
export interface ReadPdf {
  name: string;
  text: string;
  width: number;
  height: number;
}

/** The text of each page of a PDF, with whitespace collapsed. */
export const pdfText = async (data: Uint8Array): Promise<string[]> =>
  (await pdfPages(data)).map(({ text }) => text);

/** Prints from the open dialog with a paper size, and reads the saved PDF. */
export async function printOn(page: Page, paper: 'A4' | 'US Letter'): Promise<ReadPdf> {
  const dialog = page.getByRole('dialog', { name: 'Print the roster' });
  await dialog.getByRole('radio', { name: paper }).check({ force: true });
  const save = dialog.getByRole('button', { name: 'Save PDF' });
  await dialog.getByText(/is ready\.$/).waitFor();
  const { name, bytes } = await downloadedBy(page, () => save.click());
  const pages = await pdfPages(bytes);
  const { width = 0, height = 0 } = pages[0] ?? {};
  return { name, text: pages.map(({ text }) => text).join(' '), width, height };
}
