import type { Sheet, SheetTable } from '../sheet';
import type { PaperFonts } from './fonts';
import { headHeight } from './head';
import { notesHeight } from './notes';
import { LARGE, MARGIN, type PaperOptions, sizeOf } from './page';
import { tableHeights } from './table';

/** How a sheet is set. */
export interface Setting {
  orientation: Sheet['orientation'];
  /** A factor on its usual size. */
  scale: number;
}

/** How much smaller a sheet is set to save a page. */
const TIGHT = 0.9;
/** The number of pages above which a sheet is not set smaller: it would lose more than a last page with little on it. */
const FEW = 3;
/** Height of the footer, with a margin for what is reckoned too low, in points. */
const FOOT = 26;

/**
 * Chooses how a sheet is set: a force without a chosen orientation in the one with fewer pages, and a tenth smaller if
 * that saves a page. The pages are reckoned, since to lay a sheet out three times takes three times as long.
 */
export function settingFor(sheet: Sheet, options: PaperOptions, fonts: PaperFonts): Setting {
  const tried = (orientation: Sheet['orientation']) => {
    const usual = { orientation, scale: options.large ? LARGE : 1 };
    const pages = pagesOf(sheet, usual, options.paper, fonts);
    if (pages < 2 || pages > FEW) return { setting: usual, pages };
    const tight = { orientation, scale: TIGHT * usual.scale };
    const fewer = pagesOf(sheet, tight, options.paper, fonts);
    return fewer < pages ? { setting: tight, pages: fewer } : { setting: usual, pages };
  };
  const own = tried(options.orientation ?? sheet.orientation);
  if (options.orientation || sheet.verdict === null || own.pages < 2) return own.setting;
  const turned = tried(sheet.orientation === 'landscape' ? 'portrait' : 'landscape');
  return turned.pages < own.pages ? turned.setting : own.setting;
}

/** Returns about how many pages a sheet needs. */
function pagesOf(sheet: Sheet, setting: Setting, paper: PaperOptions['paper'], fonts: PaperFonts): number {
  const size = sizeOf(paper, setting.orientation);
  const width = (size.width - 2 * MARGIN.side) / setting.scale;
  const room = (size.height - MARGIN.top - MARGIN.bottom) / setting.scale - FOOT;
  const columns = setting.orientation === 'landscape' ? 3 : 2;
  let [pages, used] = [1, 0];
  const add = (height: number, repeated = 0) => {
    if (used > 0 && used + height > room) [pages, used] = [pages + 1, repeated];
    pages += Math.floor(height / room);
    used += height % room;
  };
  add(headHeight(sheet, width, fonts));
  for (const _ of sheet.verdict?.problems ?? []) add(15.1);
  for (const tables of byPage(sheet.tables)) {
    if (tables[0]?.startsPage) add(room);
    for (const table of tables) {
      const { heading, labels, rows } = tableHeights(table, width, fonts);
      const [first = 0, second = 0, ...others] = rows;
      add(heading + labels + first + second);
      for (const row of others) add(row, labels);
    }
  }
  add(notesHeight({ notes: sheet.notes, columns, width }, fonts));
  return pages;
}

/** Splits the tables before each that starts a page. */
export function byPage(tables: readonly SheetTable[]): SheetTable[][] {
  const pages: SheetTable[][] = [];
  for (const table of tables) {
    const last = pages.at(-1);
    if (last === undefined || table.startsPage) pages.push([table]);
    else last.push(table);
  }
  return pages;
}
