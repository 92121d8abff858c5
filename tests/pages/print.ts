import { screen, within } from '@testing-library/react';
import { press, savedBy, user } from '../fixtures/page';
import { pdfPages } from '../fixtures/pdf-pages';

/** Prints from the open dialog with a paper size, and returns the text of the saved PDF. */
export async function savedOn(paper: 'A4' | 'US Letter'): Promise<string> {
  const dialog = within(await screen.findByRole('dialog', { name: 'Print the roster' }));
  await user.click(await dialog.findByRole('radio', { name: paper }));
  await dialog.findByText(/is ready\.$/);
  const save = dialog.getByRole('button', { name: 'Save PDF' });
  const pages = await pdfPages((await savedBy(() => user.click(save))).bytes);
  return pages.map(({ text }) => text).join(' ');
}

/** Prints the open roster with a paper size, and returns the text of the saved PDF. */
export async function printedOn(paper: 'A4' | 'US Letter'): Promise<string> {
  await press('Print');
  return savedOn(paper);
}
