import { Page, Text, View } from '@react-pdf/renderer';
import { shownFingerprint } from '@/lib/roster/fingerprint/text';
import type { Sheet, SheetTable } from '../sheet';
import type { PaperFonts } from './fonts';
import { Head, Problems } from './head';
import { Notes } from './notes';
import { MARGIN, type PaperOptions, scaled, sizeOf } from './page';
import { byPage, settingFor } from './setting';
import { Table } from './table';
import { breaks, type Type, textStyle, useFonts, widthOf } from './words';

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
            <Footer sheet={sheet} page={number} width={room} fonts={fonts} />
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

const FOOT = { page: 70, space: 12 } as const;
const FOOT_TYPE: Type = { size: 8, leading: 1.3 };
/** The maximum share of the footer for the names of several games. */
const GAMES = 0.6;

interface FooterProps {
  sheet: Sheet;
  page: string;
  width: number;
  /** As a property, since the layout of a page has no React context. */
  fonts: PaperFonts;
}

/** The force, the game, the fingerprint and the number of the page. */
function Footer({ sheet: { title, system, fingerprint }, page, width, fonts }: FooterProps) {
  const mark = fingerprint ? `Fingerprint ${shownFingerprint(fingerprint)}` : '';
  const wide = (text: string) =>
    text === '' ? 0 : widthOf(text, 'condensed', FOOT_TYPE, fonts) + FOOT.space;
  const room = width - FOOT.page - wide(mark);
  const game = Math.min(wide(system), room * GAMES);
  const piece = (text: string, own: number, textAlign: 'left' | 'center' | 'right') => (
    <Text
      style={{ width: own, maxLines: 1, textOverflow: 'ellipsis', textAlign }}
      hyphenationCallback={breaks('condensed', FOOT_TYPE, own, fonts)}
    >
      {text}
    </Text>
  );
  return (
    <View style={{ ...textStyle('condensed', FOOT_TYPE, fonts), ...footer }}>
      {piece(title, room - game - FOOT.space, 'left')}
      {piece(system, game, 'center')}
      {mark !== '' && piece(mark, wide(mark), 'center')}
      {piece(page, FOOT.page, 'right')}
    </View>
  );
}

const footer = {
  flexDirection: 'row',
  justifyContent: 'space-between',
  borderTopWidth: 0.75,
  marginTop: 6,
  paddingTop: 3,
} as const;
