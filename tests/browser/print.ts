import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Page } from 'playwright-core';
import { downloadedBy } from './shelf';

/** A PDF read back: its text, and the size of its first page in points. */
export interface ReadPdf {
  name: string;
  text: string;
  width: number;
  height: number;
}

/** The text of each page of a PDF, with whitespace collapsed, and its size in points. */
export async function pdfPages(data: Uint8Array): Promise<{ text: string; width: number; height: number }[]> {
  const task = getDocument({ data: new Uint8Array(data), verbosity: 0 });
  const pdf = await task.promise;
  const pages = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const sheet = await pdf.getPage(number);
    const [, , width = 0, height = 0] = sheet.view;
    const { items } = await sheet.getTextContent();
    const text = items.map((item) => ('str' in item ? item.str : '')).join(' ');
    pages.push({ text: text.replace(/\s+/g, ' '), width: Math.round(width), height: Math.round(height) });
  }
  await task.destroy();
  return pages;
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
