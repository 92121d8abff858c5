import { pdf } from '@react-pdf/renderer';
import { isDeck, type Paper } from '../card';
import { cleanSheet, cleanText, mapSheetText } from '../clean';
import { withAttachments } from './attach';
import { type PaperOptions, SheetDocument } from './document';
import { type FontSource, loadFonts, printable } from './fonts';

/**
 * Sheets and cards as one PDF file, in Node and in a browser alike.
 * @param papers one or more; each begins a page, and a sheet has its own page numbers
 * @param source where the fonts lie; its fallbacks are read only when a sheet needs them
 * @returns the bytes of the file
 */
export async function renderPdf(
  papers: readonly Paper[],
  options: PaperOptions,
  source: FontSource,
): Promise<Uint8Array<ArrayBuffer>> {
  const clean = papers.map((paper) => (isDeck(paper) ? mapSheetText(paper, cleanText) : cleanSheet(paper)));
  const fonts = await loadFonts(source, JSON.stringify(clean));
  const shown = clean.map((paper) => mapSheetText<Paper>(paper, (text) => printable(text, fonts)));
  const blob = await pdf(<SheetDocument papers={shown} options={options} fonts={fonts} />).toBlob();
  return withAttachments(new Uint8Array(await blob.arrayBuffer()), options.carries ?? []);
}
