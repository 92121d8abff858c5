import { Document, pdf } from '@react-pdf/renderer';
import type { ReactNode } from 'react';
import { sum } from '@/lib/roster/edits/list-edits';
import { isDeck, isSlipPile, type Printable } from '../card';
import { cleanSheet, cleanText, mapSheetText } from '../clean';
import { withAttachments } from './attach';
import { Deck } from './cards';
import { type FontSource, loadFonts, type PaperFonts } from './fonts';
import { joinPdfs } from './join';
import type { PaperOptions } from './page';
import { SheetPage } from './sheet-page';
import { Slips } from './slips';
import { Fonts } from './words';

/** Papers rendered in one part: few, so that it can report progress and be aborted in between. */
const A_PART = 10;

/** The number of rows above which a print takes long enough to be followed, even in one part. */
const MANY_ROWS = 60;

const rowsIn = (paper: Printable): number =>
  isSlipPile(paper) ? 0 : isDeck(paper) ? paper.cards.length : sum(paper.tables, ({ rows }) => rows.length);

/** Options to follow and abort a print. */
export interface RenderOptions {
  /** Called before each part with the number of papers done and the total, of a long print only. */
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
  const isLong = shown.length > A_PART || sum(shown, rowsIn) > MANY_ROWS;
  const parts: Uint8Array<ArrayBuffer>[] = [];
  for (let from = 0; from < shown.length; from += A_PART) {
    if (isLong) told?.(from, shown.length);
    // Each part runs in a separate task, so that a message that aborts it is received in between.
    if (from > 0) await new Promise((resolve) => setTimeout(resolve));
    signal?.throwIfAborted();
    const part = (
      <PaperDocument papers={shown}>
        <Fonts.Provider value={fonts}>
          {shown.slice(from, from + A_PART).map((paper, index) => (
            <Pages key={index} paper={paper} options={options} />
          ))}
        </Fonts.Provider>
      </PaperDocument>
    );
    parts.push(new Uint8Array(await (await pdf(part).toBlob()).arrayBuffer()));
  }
  return withAttachments(joinPdfs(parts), options.carries ?? []);
}

function Pages({ paper, options }: { paper: Printable; options: PaperOptions }) {
  if (isSlipPile(paper)) return <Slips pile={paper} paper={options.paper} />;
  return isDeck(paper) ? (
    <Deck deck={paper} options={options} />
  ) : (
    <SheetPage sheet={paper} options={options} />
  );
}

/** A document; the title and the author name everything that is printed. */
function PaperDocument({ papers, children }: { papers: readonly Printable[]; children: ReactNode }) {
  const players = [
    ...new Set(papers.flatMap((paper) => (isSlipPile(paper) || paper.player === '' ? [] : [paper.player]))),
  ];
  return (
    <Document
      title={documentTitle(papers)}
      author={players.join(', ')}
      creator="Muster"
      producer="Muster"
      language="en-GB"
    >
      {children}
    </Document>
  );
}

/** Names the forces in a document; a force with a sheet and cards counts once. */
function documentTitle(printed: readonly Printable[]): string {
  const [pile] = printed.filter(isSlipPile);
  if (pile) return pile.title || 'Muster';
  const papers = printed.flatMap((each) => (isSlipPile(each) ? [] : [each]));
  const sheets = papers.filter((paper) => !isDeck(paper) && paper.verdict !== null);
  const decks = papers.filter(isDeck);
  const forces = sheets.length > 0 ? sheets : decks;
  const named = forces[0] ?? papers[0];
  const name = named?.title || named?.system || 'Muster';
  return forces.length > 1 ? `${name} and ${forces.length - 1} more` : name;
}

const PICTURE = String.raw`\p{Extended_Pictographic}[\uFE0F\p{Emoji_Modifier}]*`;
/** Emoji joined to one picture, such as families, and flags of parts of countries. */
const JOINED = new RegExp(String.raw`${PICTURE}(?:\u200D${PICTURE})+|\u{1F3F4}[\u{E0020}-\u{E007F}]+`, 'gu');
/** An emoji that no font of the paper has. */
const WITHOUT_GLYPH = '\u{1F9E9}';
/** Emoji, and what changes others: skin tones, the letters of flags, the frame of a keycap. */
const EMOJI = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]|\u20E3/u;
const NO_NAME = 'Unnamed';

/** Returns the text with each joined emoji as one character, before what joins them is cleaned away. */
export const withoutJoins = (text: string): string => text.replace(JOINED, WITHOUT_GLYPH);

/**
 * Returns a clean text as the fonts can print it. Emoji that no font has are left out, since they are decoration; of
 * another character a replacement character tells that something is missing.
 * @param mayBeEmpty whether nothing may be left; otherwise a text of only such emoji says that it is no name
 */
export function printable(text: string, fonts: Pick<PaperFonts, 'has'>, mayBeEmpty = false): string {
  const kept: string[] = [];
  let leftOut = false;
  for (const char of text) {
    if (fonts.has(char.codePointAt(0) ?? 0)) kept.push(char);
    else if (EMOJI.test(char)) leftOut = true;
    else kept.push('\uFFFD');
  }
  if (!leftOut) return kept.join('');
  const rest = kept
    .join('')
    .replace(/\(\s*\)|“\s*”|‘\s*’/g, '')
    .replace(/\s+(?=[\s,.;:!?)])/g, '')
    .replace(/^[\s,.;:·–-]+|\s+$/g, '');
  return rest === '' && !mayBeEmpty ? NO_NAME : rest;
}
