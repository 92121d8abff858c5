import { Page, StyleSheet, Text, View } from '@react-pdf/renderer';
import { shownFingerprint } from '@/lib/roster/fingerprint/text';
import type { Sheet, SheetTable } from '../sheet';
import type { PaperFonts } from './fonts';
import { Head, Problems } from './head';
import { Notes } from './notes';
import { MARGIN, type PaperOptions, scaled, sizeOf } from './page';
import { byPage, settingFor } from './setting';
import { Table } from './table';
import { breaks, type Style, type Type, textStyle, useFonts } from './words';

/** Space between tables side by side, in points. */
const BETWEEN = 20;

interface SheetPageProps {
  sheet: Sheet;
  options: PaperOptions;
}

/** A sheet, on as many pages as it needs. */
export function SheetPage({ sheet, options }: SheetPageProps) {
  const fonts = useFonts();
  const { orientation, scale } = settingFor(sheet, options, fonts);
  const size = sizeOf(options.paper, orientation);
  const room = (size.width - 2 * MARGIN.side) / scale;
  const page = {
    width: size.width / scale,
    minHeight: size.height / scale,
    paddingTop: MARGIN.top / scale,
    paddingHorizontal: MARGIN.side / scale,
    paddingBottom: MARGIN.bottom / scale,
    ...scaled(scale),
  };
  const isLandscape = orientation === 'landscape';
  const { verdict, tables, notes } = sheet;
  return (
    <Page
      size={[size.width, size.height]}
      layout={({ children, subPageNumber = 1, subPageTotalPages = 1 }) => {
        const number = `page ${subPageNumber} of ${subPageTotalPages}`;
        return (
          <View style={page}>
            <View style={{ flexGrow: 1 }}>{children}</View>
            <Footer sheet={sheet} page={number} fonts={fonts} />
          </View>
        );
      }}
    >
      <Head sheet={sheet} width={room} scale={scale} />
      <Problems problems={verdict?.problems ?? []} width={room} />
      {byPage(tables).map((list, index) => (
        <Tables key={index} tables={list} width={room} isLandscape={isLandscape} />
      ))}
      <Notes notes={notes} columns={isLandscape ? 3 : 2} width={room} />
    </Page>
  );
}

interface TablesProps {
  tables: readonly SheetTable[];
  width: number;
  isLandscape: boolean;
}

/** Tables one below the other, or in two columns if some are marked for it and the page is landscape. */
function Tables({ tables, width, isLandscape }: TablesProps) {
  if (!isLandscape || !tables.some(({ beside }) => beside))
    return tables.map((table, index) => <Table key={index} table={table} width={width} />);
  const own = (width - BETWEEN) / 2;
  return (
    <View
      break={tables[0]?.startsPage === true}
      style={{ flexDirection: 'row', justifyContent: 'space-between' }}
    >
      {[false, true].map((isBeside) => (
        <View key={String(isBeside)} style={{ width: own }}>
          {tables
            .filter(({ beside = false }) => beside === isBeside)
            .map((table, index) => (
              <Table key={index} table={table} width={own} />
            ))}
        </View>
      ))}
    </View>
  );
}

const FOOT_TYPE: Type = { size: 8, leading: 1.3 };
/** Words of the footer that are wider than this may be broken, where a line of it is truncated. */
const MAX_WORD = 100;

const styles = StyleSheet.create({
  footer: { flexDirection: 'row', borderTopWidth: 0.75, marginTop: 6, paddingTop: 3 },
  piece: { marginLeft: 12, maxLines: 1, textOverflow: 'ellipsis' },
  title: { flexGrow: 1, flexBasis: 0, marginLeft: 0 },
  /** Several games. */
  game: { maxWidth: '60%' },
  page: { width: 58, textAlign: 'right' },
});

interface FooterProps {
  sheet: Sheet;
  page: string;
  /** As a property, since the layout of a page has no React context. */
  fonts: PaperFonts;
}

/** The force, the game, the fingerprint and the number of the page. */
function Footer({ sheet: { title, system, fingerprint }, page, fonts }: FooterProps) {
  const piece = (text: string, style: Style = {}) => (
    <Text
      style={{ ...styles.piece, ...style }}
      hyphenationCallback={breaks('condensed', FOOT_TYPE, MAX_WORD, fonts)}
    >
      {text}
    </Text>
  );
  return (
    <View style={{ ...textStyle('condensed', FOOT_TYPE, fonts), ...styles.footer }}>
      {piece(title, styles.title)}
      {piece(system, styles.game)}
      {fingerprint && piece(`Fingerprint ${shownFingerprint(fingerprint)}`)}
      {piece(page, styles.page)}
    </View>
  );
}
