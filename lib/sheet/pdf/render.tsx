import { pdf } from '@react-pdf/renderer';
import { isDeck, type Paper } from '../card';
import { cleanSheet, cleanText, mapSheetText } from '../clean';
import { withAttachments } from './attach';
import { deckPages } from './cards';
import { PaperDocument } from './document';
import { type FontSource, loadFonts, printable } from './fonts';
import { joinPdfs } from './join';
import type { PaperOptions } from './page';
import { sheetPages } from './sheet-pages';

/** Pages that are written at once: few, so that it can be told how far it is and be stopped. */
const A_PART = 10;

/** What may be asked of a print while it goes on. */
export interface RenderOptions {
  /** Told before each part how many pages are done, of how many; not where there is one part alone. */
  told?: (done: number, of: number) => void;
  /** Looked at before each part. */
  signal?: AbortSignal;
}

/**
 * Sheets and cards as one PDF file, in Node and in a browser alike.
 * @param papers one or more; each begins a page, and a sheet has its own page numbers
 * @param source where the fonts lie; its fallbacks are read only when a sheet needs them
 * @returns the bytes of the file; rejects with the reason of the signal where it was stopped
 */
export async function renderPdf(
  papers: readonly Paper[],
  options: PaperOptions,
  source: FontSource,
  { told, signal }: RenderOptions = {},
): Promise<Uint8Array<ArrayBuffer>> {
  const clean = papers.map((paper) => (isDeck(paper) ? mapSheetText(paper, cleanText) : cleanSheet(paper)));
  const fonts = await loadFonts(source, JSON.stringify(clean));
  const shown = clean.map((paper) => mapSheetText<Paper>(paper, (text) => printable(text, fonts)));
  const pages = shown.flatMap((paper) =>
    isDeck(paper) ? deckPages(paper, options, fonts) : sheetPages(paper, options, fonts),
  );
  const parts: Uint8Array<ArrayBuffer>[] = [];
  for (let from = 0; from < pages.length; from += A_PART) {
    if (pages.length > A_PART) told?.(from, pages.length);
    // A task of its own for each part: a message that stops it is read in between.
    if (from > 0) await new Promise((resolve) => setTimeout(resolve));
    signal?.throwIfAborted();
    const part = <PaperDocument papers={shown} pages={pages.slice(from, from + A_PART)} fonts={fonts} />;
    parts.push(new Uint8Array(await (await pdf(part).toBlob()).arrayBuffer()));
  }
  return withAttachments(joinPdfs(parts), options.carries ?? []);
}
