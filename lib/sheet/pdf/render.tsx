import { pdf } from '@react-pdf/renderer';
import { cleanSheet, mapSheetText } from '../clean';
import type { Sheet } from '../sheet';
import { withAttachments } from './attach';
import { type PaperOptions, SheetDocument } from './document';
import { type FontSource, loadFonts, printable } from './fonts';

/**
 * Sheets as one PDF file, in Node and in a browser alike.
 * @param sheets one or more; each begins a page and has its own page numbers
 * @param source where the fonts lie; its fallbacks are read only when a sheet needs them
 * @returns the bytes of the file
 */
export async function renderPdf(
  sheets: Sheet[],
  options: PaperOptions,
  source: FontSource,
): Promise<Uint8Array<ArrayBuffer>> {
  const clean = sheets.map(cleanSheet);
  const fonts = await loadFonts(source, JSON.stringify(clean));
  const shown = clean.map((sheet) => mapSheetText(sheet, (text) => printable(text, fonts)));
  const blob = await pdf(<SheetDocument sheets={shown} options={options} fonts={fonts} />).toBlob();
  return withAttachments(new Uint8Array(await blob.arrayBuffer()), options.carries ?? []);
}
