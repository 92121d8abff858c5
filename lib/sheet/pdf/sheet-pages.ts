import { shownFingerprint } from '@/lib/roster/fingerprint/text';
import type { Sheet, SheetNote, SheetTable } from '../sheet';
import { type Box, framed, gap, sideBySide, spaced, stacked } from './box';
import type { PaperFonts } from './fonts';
import { factItems, titleBlock, verdictItems } from './head';
import type { Run } from './ink';
import { cut, longestWord, paragraph, type Type, textBox, widthOf, wrap } from './lines';
import {
  type Item,
  itemsOf,
  MARGIN,
  type OnPage,
  type PaperOptions,
  type PaperPage,
  type Part,
  paginate,
  sizeOf,
} from './page';
import { type Coded, inOrder, type SheetParts, withCode } from './qr-code';
import { tableItems } from './table';

/** Space between tables side by side, in points. */
const BETWEEN = 20;

/**
 * Lays a sheet out on as many pages as it needs, with its own page numbers; a force without a chosen orientation in the
 * one with fewer pages.
 */
export function sheetPages(sheet: Sheet, options: PaperOptions, fonts: PaperFonts): PaperPage[] {
  const own = pagesIn(options.orientation ?? sheet.orientation, sheet, options, fonts);
  if (options.orientation || sheet.verdict === null || own.length < 2) return own;
  const turned = pagesIn(sheet.orientation === 'landscape' ? 'portrait' : 'landscape', sheet, options, fonts);
  return turned.length < own.length ? turned : own;
}

function pagesIn(
  orientation: Sheet['orientation'],
  sheet: Sheet,
  { paper }: PaperOptions,
  fonts: PaperFonts,
): PaperPage[] {
  const size = sizeOf(paper, orientation);
  const width = size.width - 2 * MARGIN.side;
  const { pages, scale } = tightened((each) => laidOut(sheet, orientation, size, each, fonts));
  return pages.map((boxes, index) => {
    const foot = footer(sheet, `page ${index + 1} of ${pages.length}`, width, fonts);
    return {
      ...size,
      draw: (ink) => {
        if (scale < 1) ink.pen.save().scale(scale);
        for (const { box, left, top } of boxes)
          box.draw(ink, MARGIN.side / scale + left, MARGIN.top / scale + top);
        if (scale < 1) ink.pen.restore();
        foot.draw(ink, MARGIN.side, size.height - FOOT.bottom - foot.height);
      },
    };
  });
}

/** How tightly a sheet may be set, largest first, as a share of its usual size. */
const TIGHT = [0.98, 0.96, 0.94, 0.92, 0.9] as const;
/** The maximum number of lines on a last page that tightening draws in. */
const ALONE = 2;

interface Layout {
  pages: OnPage[][];
  /** How many rows and texts are on the last page, without repeated column labels. */
  last: number;
}

/** Lays a sheet out in its usual size, or tighter if that saves a last page of at most two lines. */
function tightened(layout: (scale: number) => Layout): { pages: OnPage[][]; scale: number } {
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
      { box: titleBlock(sheet, own, fonts), keep: true },
      ...factItems(facts, own, fonts),
      ...(verdict ? verdictItems(verdict, own, fonts) : []),
    ],
    tables: byPage(tables).flatMap((list) => tableParts(list, width, isLandscape, fonts)),
    notes: (own) => noteItems(notes, isLandscape ? 3 : 2, own, fonts),
  };
  const plain = inOrder(parts, width);
  const pages = paginate(plain, room);
  const heads = new Set(itemsOf(plain).map(({ head }) => head));
  const last = pages.at(-1)?.filter(({ box }) => !heads.has(box)).length ?? 0;
  if (!link) return { pages, last };
  return { pages: codedPages(withCode(parts, link, { width, scale }, fonts), pages.length, room), last };
}

/** Returns the first layout that needs at most `most` pages; if none does, the first in which the code shares its page. */
function codedPages(ways: Iterable<Coded>, most: number, room: number): OnPage[][] {
  let shared: OnPage[][] | undefined;
  let last: OnPage[][] = [];
  for (const { parts, code } of ways) {
    last = paginate(parts, room);
    if (last.length <= most) return last;
    if (!last.some(([only, ...others]) => only?.box === code && others.length === 0)) shared ??= last;
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
  if (!isLandscape || !tables.some(({ beside }) => beside))
    return [...begins, ...tables.flatMap((table) => tableItems(table, width, fonts))];
  const own = (width - BETWEEN) / 2;
  const column = (isBeside: boolean) => ({
    left: isBeside ? own + BETWEEN : 0,
    items: tables
      .filter(({ beside = false }) => beside === isBeside)
      .flatMap((table) => tableItems(table, own, fonts)),
  });
  return [...begins, { columns: [column(false), column(true)] }];
}

const FOOT = { bottom: 17, top: 3, line: 0.75, game: 110, page: 90, space: 12 } as const;
const FOOT_TYPE: Type = { size: 8, leading: 1.3 };

/** The force, the game, the fingerprint and the number of the page. */
function footer({ title, system, fingerprint }: Sheet, page: string, width: number, fonts: PaperFonts): Box {
  const mark = fingerprint ? `Fingerprint ${shownFingerprint(fingerprint)}` : '';
  const marked = mark === '' ? 0 : widthOf(mark, 'condensed', FOOT_TYPE, fonts) + 2 * FOOT.space;
  const wide = (text: string) => widthOf(text, 'condensed', FOOT_TYPE, fonts) + FOOT.space;
  // The names of several games may take what the title leaves.
  const room = width - FOOT.page - marked;
  const game = Math.max(FOOT.game, Math.min(wide(system), room - wide(title)));
  const rest = room - game;
  const piece = (text: string, left: number, own: number, align: 'left' | 'center' | 'right') => ({
    left,
    box: paragraph(
      cut(text, 'condensed', FOOT_TYPE, own, fonts),
      'condensed',
      FOOT_TYPE,
      { width: own, align },
      fonts,
    ),
  });
  const pieces = sideBySide([
    piece(title, 0, rest - FOOT.space, 'left'),
    piece(system, rest, game, 'center'),
    piece(mark, room, marked, 'center'),
    piece(page, width - FOOT.page, FOOT.page, 'right'),
  ]);
  return framed(spaced(pieces, { top: FOOT.top }), (ink, x, y) => ink.rule(FOOT.line, x, y, x + width, y));
}

const TYPE: Type = { size: 8, leading: 1.3 };
/** Space between two columns of notes, in points. */
const GAP = 14;
/** Notes of more lines than this may be split between pages. */
const TOGETHER = 24;

/**
 * Lays out notes in columns, row by row: all on one page if they are short, else at least each row; in fewer columns if
 * one would be narrower than a word.
 */
function noteItems(notes: readonly SheetNote[], columns: number, width: number, fonts: PaperFonts): Item[] {
  if (notes.length === 0) return [];
  const texts = notes.flatMap(({ title, lines }) => [title.toUpperCase(), ...lines]);
  const longest = Math.max(...texts.map((text) => longestWord(text, 'regular', TYPE, fonts)));
  const count = Math.max(1, Math.min(columns, notes.length, Math.floor(width / (longest + GAP))));
  const own = width / count;
  const rows = Array.from({ length: Math.ceil(notes.length / count) }, (_, row) =>
    spaced(
      sideBySide(
        notes
          .slice(row * count, (row + 1) * count)
          .map((note, column) => ({ left: column * own, box: noteBox(note, own - GAP, fonts) })),
      ),
      { bottom: 5 },
    ),
  );
  const height = rows.reduce((sum, row) => sum + row.height, 0);
  const few = height <= TOGETHER * TYPE.size * TYPE.leading;
  const line = framed(gap(5), (ink, x, y) => ink.rule(0.75, x, y, x + width, y));
  return [
    { box: spaced(line, { top: 9 }), keep: true },
    ...rows.map((box, index) => ({ box, keep: few && index < rows.length - 1 })),
  ];
}

function noteBox({ title, lines }: SheetNote, width: number, fonts: PaperFonts): Box {
  const [first = '', ...others] = lines;
  const heading: Run[] = title === '' ? [] : [{ face: 'condensedBold', text: title.toUpperCase() }];
  const line = (runs: Run[]) => {
    const set = wrap(runs, TYPE, width, fonts);
    return set.lines.length === 0 ? gap(TYPE.size * TYPE.leading) : textBox(set, { width });
  };
  return stacked([
    line([...heading, { face: 'regular', text: title === '' ? first : `\u2002${first}` }]),
    ...others.map((text) => line([{ face: 'regular', text }])),
  ]);
}
