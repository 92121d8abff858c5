import { Document, Page, Text, View } from '@react-pdf/renderer';
import { isDeck, type Paper } from '../card';
import type { Sheet, SheetTable } from '../sheet';
import type { Attachment } from './attach';
import { DeckPages } from './cards';
import type { PaperFonts } from './fonts';
import { Facts, TitleBlock, Verdict } from './head';
import { Notes } from './notes';
import { QrCode } from './qr-code';
import { BETWEEN, MARGIN, PAGE_WIDTHS, type PaperStyles, paperStyles } from './style';
import { PaperTable } from './table';

/** The paper a PDF is laid out for; the sheet's own orientation where none is given, cards always upright. */
export interface PaperOptions {
  paper: 'a4' | 'letter';
  orientation?: 'portrait' | 'landscape';
  /** Files that the PDF carries along: the rosters it was made of. */
  carries?: readonly Attachment[];
}

interface DocumentProps {
  /** Cleaned, and the fonts have their every character. */
  papers: Paper[];
  options: PaperOptions;
  fonts: PaperFonts;
}

/** One document of all papers, each beginning a page; each sheet is numbered by itself. */
export function SheetDocument({ papers, options, fonts }: DocumentProps) {
  const styles = paperStyles(fonts);
  const players = [...new Set(papers.map((paper) => paper.player).filter((player) => player !== ''))];
  return (
    <Document
      title={documentTitle(papers)}
      author={players.join(', ')}
      creator="Muster"
      producer="Muster"
      language="en-GB"
    >
      {papers.map((paper, index) =>
        isDeck(paper) ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a deck is laid out once and never changes
          <DeckPages key={index} deck={paper} paper={options.paper} fonts={fonts} />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a sheet is laid out once and never changes
          <SheetPage key={index} sheet={paper} options={options} fonts={fonts} styles={styles} />
        ),
      )}
    </Document>
  );
}

/** Named for the forces in it, a force once for its sheet and its cards. */
function documentTitle(papers: Paper[]): string {
  const sheets = papers.filter((paper) => !isDeck(paper) && paper.verdict !== null);
  const decks = papers.filter(isDeck);
  const forces = sheets.length > 0 ? sheets : decks;
  const named = forces[0] ?? papers[0];
  const name = named?.title || named?.system || 'Muster';
  return forces.length > 1 ? `${name} and ${forces.length - 1} more` : name;
}

interface SheetPageProps {
  sheet: Sheet;
  options: PaperOptions;
  fonts: PaperFonts;
  styles: PaperStyles;
}

function SheetPage({ sheet, options, fonts, styles }: SheetPageProps) {
  const orientation = options.orientation ?? sheet.orientation;
  const width = PAGE_WIDTHS[options.paper][orientation] - 2 * MARGIN.side;
  const part = { fonts, styles, width };
  return (
    <Page size={options.paper === 'a4' ? 'A4' : 'LETTER'} orientation={orientation} style={styles.page}>
      <TitleBlock sheet={sheet} {...part} />
      <Facts facts={sheet.facts} {...part} />
      {sheet.verdict ? <Verdict verdict={sheet.verdict} {...part} /> : null}
      {byPage(sheet.tables).map((tables, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a sheet is laid out once and never changes
        <Tables key={index} tables={tables} columns={orientation === 'landscape' ? 2 : 1} {...part} />
      ))}
      <Notes notes={sheet.notes} columns={orientation === 'landscape' ? 3 : 2} {...part} />
      {sheet.link && <QrCode link={sheet.link} styles={styles} />}
      <View style={styles.footer} fixed>
        <Text style={styles.footerForce}>{sheet.title}</Text>
        <Text style={styles.footerGame}>{sheet.system}</Text>
        {sheet.fingerprint && <Text style={styles.footerMark}>{`Fingerprint ${sheet.fingerprint}`}</Text>}
        <Text
          style={styles.footerPage}
          render={({ subPageNumber, subPageTotalPages }) => `page ${subPageNumber} of ${subPageTotalPages}`}
        />
      </View>
    </Page>
  );
}

/** The tables, parted before each that begins a page. */
function byPage(tables: readonly SheetTable[]): SheetTable[][] {
  const pages: SheetTable[][] = [];
  for (const table of tables) {
    const last = pages.at(-1);
    if (last === undefined || table.startsPage) pages.push([table]);
    else last.push(table);
  }
  return pages;
}

interface TablesProps {
  tables: readonly SheetTable[];
  columns: number;
  fonts: PaperFonts;
  styles: PaperStyles;
  width: number;
}

/** Tables one below the other; in two columns where some stand beside the others and there is room. */
function Tables({ tables, columns, width, ...part }: TablesProps) {
  const beside = tables.filter((table) => table.beside);
  const stacked = (list: readonly SheetTable[], own: number) =>
    list.map((table, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a sheet is laid out once and never changes
      <PaperTable key={index} table={table} width={own} {...part} />
    ));
  const own = (width - BETWEEN) / 2;
  return (
    <>
      {tables[0]?.startsPage ? <View style={part.styles.pageBreak} break /> : null}
      {columns === 1 || beside.length === 0 ? (
        stacked(tables, width)
      ) : (
        <View style={part.styles.sideBySide}>
          <View style={{ width: own }}>
            {stacked(
              tables.filter((table) => !table.beside),
              own,
            )}
          </View>
          <View style={{ width: own }}>{stacked(beside, own)}</View>
        </View>
      )}
    </>
  );
}
