import { pdf } from '@react-pdf/renderer';
import { isDeck } from '../card';
import { cleanSheet, cleanText, mapSheetText } from '../clean';
import { isSlipPile, type Printable } from '../slip';
import { withAttachments } from './attach';
import { deckPages } from './cards';
import { PaperDocument } from './document';
import { type FontSource, loadFonts, type PaperFonts } from './fonts';
import { joinPdfs } from './join';
import type { PaperOptions, PaperPage } from './page';
import { printable, withoutJoins } from './printable';
import { sheetPages } from './sheet-pages';
import { slipPages } from './slips';

/** Pages rendered in one part: few, so that it can report progress and be aborted in between. */
const A_PART = 10;

/** Options to follow and abort a print. */
export interface RenderOptions {
  /** Called before each part with the number of pages done and the total; not called if there is only one part. */
  told?: (done: number, of: number) => void;
  /** Checked before each part. */
  signal?: AbortSignal;
}

/**
 * Renders sheets, cards and slips as one PDF file, in Node or in a browser.
 * @param papers one or more; each starts a page, and each sheet has its own page numbers
 * @param source where the fonts are; its fallbacks are loaded only if a sheet needs them
 * @returns the bytes of the file; rejects with the reason of the signal if it was aborted
 */
export async function renderPdf(
  papers: readonly Printable[],
  options: PaperOptions,
  source: FontSource,
  { told, signal }: RenderOptions = {},
): Promise<Uint8Array<ArrayBuffer>> {
  const clean = papers
    .map((paper) => mapSheetText<Printable>(paper, withoutJoins))
    .map((paper) =>
      isSlipPile(paper) || isDeck(paper) ? mapSheetText(paper, (text) => cleanText(text)) : cleanSheet(paper),
    );
  const fonts = await loadFonts(source, JSON.stringify(clean));
  const shown = clean.map((paper) =>
    mapSheetText<Printable>(paper, (text, key) => printable(text, fonts, key === 'lines')),
  );
  const pages = shown.flatMap((paper) => pagesOf(paper, options, fonts));
  const parts: Uint8Array<ArrayBuffer>[] = [];
  for (let from = 0; from < pages.length; from += A_PART) {
    if (pages.length > A_PART) told?.(from, pages.length);
    // Each part runs in a separate task, so that a message that aborts it is received in between.
    if (from > 0) await new Promise((resolve) => setTimeout(resolve));
    signal?.throwIfAborted();
    const part = <PaperDocument papers={shown} pages={pages.slice(from, from + A_PART)} fonts={fonts} />;
    parts.push(new Uint8Array(await (await pdf(part).toBlob()).arrayBuffer()));
  }
  return withAttachments(joinPdfs(parts), options.carries ?? []);
}

function pagesOf(paper: Printable, options: PaperOptions, fonts: PaperFonts): PaperPage[] {
  if (isSlipPile(paper)) return slipPages(paper, options, fonts);
  return isDeck(paper) ? deckPages(paper, options, fonts) : sheetPages(paper, options, fonts);
}
