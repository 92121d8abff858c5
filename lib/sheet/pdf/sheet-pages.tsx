import { Page, Text, View } from '@react-pdf/renderer';
import type { ReactElement } from 'react';
import { shownFingerprint } from '@/lib/roster/fingerprint/text';
import type { Sheet, SheetTable } from '../sheet';
import { type Page as Filled, type Item, numbered, type Part, paginate } from './flow';
import type { PaperFonts } from './fonts';
import { factItems, TitleBlock, verdictItems } from './head';
import { noteItems } from './notes';
import { MARGIN, type PaperOptions, sizeOf } from './page';
import { type Coded, inOrder, type SheetParts, withCode } from './qr-code';
import { Rules } from './rules';
import { tableItems } from './table';
import { cut, type Type, Words, widthOf } from './words';

/** Space between tables side by side, in points. */
const BETWEEN = 20;

/** Pages of one size, and the scale in which they are set. */
export interface SheetLayout {
  pages: Filled[];
  width: number;
  height: number;
  scale: number;
}

/**
 * Distributes a sheet over as many pages as it needs; a force without a chosen orientation in the one with fewer
 * pages.
 */
export function layOut(sheet: Sheet, options: PaperOptions, fonts: PaperFonts): SheetLayout {
  const lay = (orientation: Sheet['orientation']) => {
    const size = sizeOf(options.paper, orientation);
    return { ...size, ...tightened((scale) => laidOut(sheet, orientation, size, scale, fonts)) };
  };
  const own = lay(options.orientation ?? sheet.orientation);
  if (options.orientation || sheet.verdict === null || own.pages.length < 2) return own;
  const turned = lay(sheet.orientation === 'landscape' ? 'portrait' : 'landscape');
  return turned.pages.length < own.pages.length ? turned : own;
}

/** The pages of a sheet, with its own page numbers. */
export function sheetPages(sheet: Sheet, options: PaperOptions, fonts: PaperFonts): ReactElement[] {
  const { pages, width, height, scale } = layOut(sheet, options, fonts);
  const room = width - 2 * MARGIN.side;
  const tight =
    scale < 1 ? { width: room / scale, transform: `scale(${scale})`, transformOrigin: '0 0' } : {};
  const style = {
    minHeight: height,
    paddingTop: MARGIN.top,
    paddingHorizontal: MARGIN.side,
    paddingBottom: MARGIN.bottom,
  };
  return pages.map(({ blocks, overflows = false }, index) => (
    <Page key={index} size={[width, height]} wrap={overflows} style={style}>
      <View style={tight}>{numbered(blocks)}</View>
      <Footer
        sheet={sheet}
        page={`page ${index + 1} of ${pages.length}`}
        width={room}
        fonts={fonts}
        continued={overflows}
      />
    </Page>
  ));
}

/** How tightly a sheet may be set, largest first, as a share of its usual size. */
const TIGHT = [0.98, 0.96, 0.94, 0.92, 0.9] as const;
/** The maximum number of lines on a last page that tightening draws in. */
const ALONE = 2;

interface Layout {
  pages: Filled[];
  /** How many rows and texts are on the last page without a code. */
  last: number;
}

/** Lays a sheet out in its usual size, or tighter if that saves a last page of at most two lines. */
function tightened(layout: (scale: number) => Layout): { pages: Filled[]; scale: number } {
  const { pages, last } = layout(1);
  if (pages.length > 1 && last <= ALONE)
    for (const scale of TIGHT) {
      const tighter = layout(scale).pages;
      if (tighter.length < pages.length) return { pages: tighter, scale };
    }
  return { pages, scale: 1 };
}

/** Lays a sheet out for paper of which the contents are drawn in this scale. */
function laidOut(
  sheet: Sheet,
  orientation: Sheet['orientation'],
  size: { width: number; height: number },
  scale: number,
  fonts: PaperFonts,
): Layout {
  const width = (size.width - 2 * MARGIN.side) / scale;
  const room = (size.height - MARGIN.top - MARGIN.bottom) / scale;
  const isLandscape = orientation === 'landscape';
  const { facts, verdict, tables, notes, link } = sheet;
  const parts: SheetParts = {
    head: (own) => [
      { block: <TitleBlock sheet={sheet} width={own} fonts={fonts} />, keep: true },
      ...factItems(facts, own, fonts),
      ...(verdict ? verdictItems(verdict, own, fonts) : []),
    ],
    tables: byPage(tables).flatMap((list) => tableParts(list, width, isLandscape, fonts)),
    notes: (own) => noteItems(notes, isLandscape ? 3 : 2, own, fonts),
  };
  const pages = paginate(inOrder(parts, width), room);
  const last = pages.at(-1)?.placed.length ?? 0;
  if (!link) return { pages, last };
  return { pages: codedPages(withCode(parts, link, { width, scale }, fonts), pages.length, room), last };
}

/** Returns the first layout that needs at most `most` pages; if none does, the first in which the code shares its page. */
function codedPages(ways: Iterable<Coded>, most: number, room: number): Filled[] {
  let shared: Filled[] | undefined;
  let last: Filled[] = [];
  for (const { parts, code } of ways) {
    last = paginate(parts, room);
    if (last.length <= most) return last;
    if (!last.some(({ placed: [only, ...others] }) => only === code && others.length === 0)) shared ??= last;
  }
  return shared ?? last;
}

/** Splits the tables before each that starts a page. */
function byPage(tables: readonly SheetTable[]): SheetTable[][] {
  const pages: SheetTable[][] = [];
  for (const table of tables) {
    const last = pages.at(-1);
    if (last === undefined || table.startsPage) pages.push([table]);
    else last.push(table);
  }
  return pages;
}

/** Lays tables out one below the other, or in two columns if some are marked for it and the page is landscape. */
function tableParts(
  tables: readonly SheetTable[],
  width: number,
  isLandscape: boolean,
  fonts: PaperFonts,
): Part[] {
  const begins: Part[] = tables[0]?.startsPage ? ['page'] : [];
  const items = (list: readonly SheetTable[], own: number): Item[] =>
    list.flatMap((table) => tableItems(table, own, fonts));
  if (!isLandscape || !tables.some(({ beside }) => beside)) return [...begins, ...items(tables, width)];
  const own = (width - BETWEEN) / 2;
  const columns = [false, true].map((isBeside) => ({
    width: own,
    items: items(
      tables.filter(({ beside = false }) => beside === isBeside),
      own,
    ),
  }));
  return [...begins, { columns }];
}

const FOOT = { bottom: 17, top: 3, line: 0.75, game: 110, page: 90, space: 12 } as const;
const FOOT_TYPE: Type = { size: 8, leading: 1.3 };

interface FooterProps {
  sheet: Sheet;
  page: string;
  width: number;
  fonts: PaperFonts;
  /** Whether the page goes on on others, since a row is higher than a page. */
  continued: boolean;
}

/** The force, the game, the fingerprint and the number of the page. */
function Footer({ sheet: { title, system, fingerprint }, page, width, fonts, continued }: FooterProps) {
  const mark = fingerprint ? `Fingerprint ${shownFingerprint(fingerprint)}` : '';
  const wide = (text: string) => widthOf(text, 'condensed', FOOT_TYPE, fonts) + FOOT.space;
  const marked = mark === '' ? 0 : wide(mark) + FOOT.space;
  // The names of several games may take what the title leaves.
  const room = width - FOOT.page - marked;
  const game = Math.max(FOOT.game, Math.min(wide(system), room - wide(title)));
  const piece = (text: string, own: number, textAlign: 'left' | 'center' | 'right') => (
    <Words face="condensed" type={FOOT_TYPE} width={own} fonts={fonts} style={{ textAlign }}>
      {cut(text, 'condensed', FOOT_TYPE, own, fonts)}
    </Words>
  );
  const style = {
    position: 'absolute',
    left: MARGIN.side,
    bottom: FOOT.bottom,
    width,
    flexDirection: 'row',
    paddingTop: FOOT.top,
    fontFamily: fonts.families('condensed'),
    fontSize: FOOT_TYPE.size,
    lineHeight: FOOT_TYPE.leading,
  } as const;
  return (
    <View fixed style={style}>
      <Rules width={width} top={FOOT.line} />
      {piece(title, room - game - FOOT.space, 'left')}
      <View style={{ marginLeft: FOOT.space }}>{piece(system, game, 'center')}</View>
      {mark !== '' && piece(mark, marked, 'center')}
      {continued ? (
        <Text
          style={{ width: FOOT.page, textAlign: 'right' }}
          render={({ subPageNumber }) => (subPageNumber > 1 ? `${page}, continued` : page)}
        />
      ) : (
        piece(page, FOOT.page, 'right')
      )}
    </View>
  );
}
