import { Document, Page, Text, View } from '@react-pdf/renderer';
import type { Sheet, SheetNote, SheetTable } from '../sheet';
import type { PaperFonts } from './fonts';
import { Facts, TitleBlock, Verdict } from './head';
import { BETWEEN, MARGIN, PAGE_WIDTHS, type PaperStyles, paperStyles } from './style';
import { PaperTable } from './table';
import { breaksFor } from './wrap';

/** The paper a PDF is laid out for; the sheet's own orientation where none is given. */
export interface PaperOptions {
  paper: 'a4' | 'letter';
  orientation?: 'portrait' | 'landscape';
}

interface DocumentProps {
  /** Cleaned sheets, whose every character the fonts have. */
  sheets: Sheet[];
  options: PaperOptions;
  fonts: PaperFonts;
}

/** One document of all sheets, each beginning a page and numbered by itself. */
export function SheetDocument({ sheets, options, fonts }: DocumentProps) {
  const styles = paperStyles(fonts);
  const players = [...new Set(sheets.map((sheet) => sheet.player).filter((player) => player !== ''))];
  return (
    <Document
      title={documentTitle(sheets)}
      author={players.join(', ')}
      creator="Muster"
      producer="Muster"
      language="en-GB"
    >
      {sheets.map((sheet, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a sheet is laid out once and never changes
        <SheetPage key={index} sheet={sheet} options={options} fonts={fonts} styles={styles} />
      ))}
    </Document>
  );
}

function documentTitle(sheets: Sheet[]): string {
  const [first] = sheets;
  const name = first?.title || first?.system || 'Muster';
  return sheets.length > 1 ? `${name} and ${sheets.length - 1} more` : name;
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
      <View style={styles.footer} fixed>
        <Text style={styles.footerForce}>{sheet.title}</Text>
        <Text style={styles.footerGame}>{sheet.system}</Text>
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
  const startsPage = tables[0]?.startsPage ?? false;
  const stacked = (list: readonly SheetTable[], own: number, begins: boolean) =>
    list.map((table, index) => (
      <PaperTable
        // biome-ignore lint/suspicious/noArrayIndexKey: a sheet is laid out once and never changes
        key={index}
        table={table}
        width={own}
        breaks={begins && index === 0}
        {...part}
      />
    ));
  if (columns === 1 || beside.length === 0) return stacked(tables, width, startsPage);
  const own = (width - BETWEEN) / 2;
  const others = tables.filter((table) => !table.beside);
  return (
    <View style={part.styles.sideBySide} break={startsPage}>
      <View style={{ width: own }}>{stacked(others, own, false)}</View>
      <View style={{ width: own }}>{stacked(beside, own, false)}</View>
    </View>
  );
}

/** Notes longer than this, in characters, may break over pages. */
const LONGEST_UNSPLIT = 2_500;

interface NotesProps {
  notes: SheetNote[];
  columns: number;
  fonts: PaperFonts;
  styles: PaperStyles;
  width: number;
}

function Notes({ notes, columns, fonts, styles, width }: NotesProps) {
  if (notes.length === 0) return null;
  const count = Math.min(columns, notes.length);
  const own = width / count;
  const breaks = breaksFor(fonts, own - 14, 8);
  const long = notes.reduce((sum, note) => sum + note.lines.join(' ').length + 60 * note.lines.length, 0);
  return (
    <View style={styles.notes} wrap={long > LONGEST_UNSPLIT}>
      {notes.map((note, index) => (
        <Text
          // biome-ignore lint/suspicious/noArrayIndexKey: a sheet is laid out once and never changes
          key={index}
          style={[styles.noteLine, { width: own, paddingRight: 14, paddingBottom: 5 }]}
          hyphenationCallback={breaks}
        >
          {note.title === '' ? null : <Text style={styles.noteTitle}>{`${note.title.toUpperCase()}  `}</Text>}
          {note.lines.join('\n')}
        </Text>
      ))}
    </View>
  );
}
