import { screen, within } from '@/tests/fixtures/dom';
import { press, savedBy, user } from '../fixtures/page';
import { pdfPages } from '../fixtures/pdf-pages';

const findDialog = async () => within(await screen.findByRole('dialog', { name: 'Print the roster' }));

export type PrintDialog = Awaited<ReturnType<typeof findDialog>>;

/** Opens the print dialog of the open roster, and waits until its PDF is ready. */
export async function openPrint(): Promise<PrintDialog> {
  await press('Print');
  const dialog = await findDialog();
  await dialog.findByText(/is ready\.$/);
  return dialog;
}

/** Saves the PDF of the dialog and reads it back. */
export async function savedPdf(dialog: PrintDialog) {
  const save = dialog.getByRole('button', { name: 'Save PDF' });
  const { bytes } = await savedBy(() => user.click(save));
  return { bytes, words: (await pdfPages(bytes)).map(({ text }) => text).join(' ') };
}

/** Prints from the open dialog with a paper size, and returns the text of the saved PDF. */
export async function savedOn(paper: 'A4' | 'US Letter'): Promise<string> {
  const dialog = await findDialog();
  await user.click(await dialog.findByRole('radio', { name: paper }));
  // What was chosen just now begins a new PDF in a moment.
  await new Promise((resolve) => setTimeout(resolve, 50));
  await dialog.findByText(/is ready\.$/);
  return (await savedPdf(dialog)).words;
}

/** Prints the open roster with a paper size, and returns the text of the saved PDF. */
export async function printedOn(paper: 'A4' | 'US Letter'): Promise<string> {
  await press('Print');
  return savedOn(paper);
}
