import type { Attachment } from './attach';
import type { Box } from './box';
import type { Ink } from './ink';

/** The paper for a PDF; the orientation is the sheet's own if omitted, and always portrait for cards. */
export interface PaperOptions {
  paper: 'a4' | 'letter';
  orientation?: 'portrait' | 'landscape';
  /** Files to attach to the PDF: the rosters it was made from. */
  carries?: readonly Attachment[];
}

/** A page that is laid out and ready to draw; its sizes are in points. */
export interface PaperPage {
  width: number;
  height: number;
  draw: (ink: Ink) => void;
}

/** Margins of a page, in points. */
export const MARGIN = { top: 24, side: 32, bottom: 36 } as const;

const SIZES = { a4: [595.28, 841.89], letter: [612, 792] } as const;

/** Returns the size of a sheet of paper, in points. */
export function sizeOf(paper: PaperOptions['paper'], orientation: 'portrait' | 'landscape') {
  const [short, long] = SIZES[paper];
  return orientation === 'portrait' ? { width: short, height: long } : { width: long, height: short };
}

/** A part of a sheet, in reading order. */
export interface Item {
  box: Box;
  /** Whether it stays on the page of the next item. */
  keep?: boolean;
  /** Repeated above it at the start of a page: the labels of the columns. */
  head?: Box;
}

/** The contents of a sheet: items below each other, columns of items, and page breaks. */
export type Part = Item | { columns: { left: number; items: readonly Item[] }[] } | 'page';

/** Returns the items of parts, in reading order. */
export const itemsOf = (parts: readonly Part[]): Item[] =>
  parts.flatMap((part) => {
    if (part === 'page') return [];
    return 'box' in part ? [part] : part.columns.flatMap(({ items }) => items);
  });

/** A box with its position on a page. */
export interface OnPage {
  box: Box;
  left: number;
  top: number;
}

interface Place {
  page: number;
  top: number;
}

/**
 * Distributes parts over as many pages as they need, each `room` high, in points. Only a box that is higher than a page
 * is split.
 */
export function paginate(parts: readonly Part[], room: number): OnPage[][] {
  const pages: OnPage[][] = [[]];
  let at: Place = { page: 0, top: 0 };
  let items: Item[] = [];
  const end = () => {
    at = flow(items, 0, at, room, pages);
    items = [];
  };
  for (const part of parts) {
    if (part !== 'page' && 'box' in part) {
      items.push(part);
      continue;
    }
    end();
    if (part === 'page') {
      if (at.top > 0) at = { page: at.page + 1, top: 0 };
      continue;
    }
    const ends = part.columns.map(({ left, items: own }) => flow(own, left, at, room, pages));
    at = ends.reduce((last, each) => (isAfter(each, last) ? each : last), at);
  }
  end();
  return pages;
}

const isAfter = (a: Place, b: Place): boolean => a.page > b.page || (a.page === b.page && a.top > b.top);

/** Places items below each other from a place on; returns where they end. */
function flow(items: readonly Item[], left: number, from: Place, room: number, pages: OnPage[][]): Place {
  let { page, top } = from;
  const put = (box: Box) => {
    while (pages.length <= page) pages.push([]);
    pages[page]?.push({ box, left, top });
    top += box.height;
  };
  const nextPage = (head?: Box) => {
    page += 1;
    top = 0;
    if (head) put(head);
  };
  const fits = (height: number) => top + height <= room + ROUNDING;
  for (const together of chains(items)) {
    const height = together.reduce((sum, { box }) => sum + box.height, 0);
    const [{ head }] = together;
    if (!fits(height) && top > 0 && (head?.height ?? 0) + height <= room + ROUNDING) nextPage(head);
    for (const { box, head: own } of together) {
      let rest: Box | null = box;
      const atTop = own?.height ?? 0;
      while (rest) {
        if (fits(rest.height)) {
          put(rest);
          break;
        }
        const higherThanPage: boolean = atTop + rest.height > room + ROUNDING;
        const halves: [Box, Box] | null = (higherThanPage && rest.split?.(room - top)) || null;
        if (halves) {
          put(halves[0]);
          rest = halves[1];
        } else if (top <= atTop) {
          // It fits nowhere: it overflows the page where it has most room.
          put(rest);
          break;
        }
        nextPage(own);
      }
    }
  }
  return { page, top };
}

/** Tolerance for rounding errors in a sum of heights, in points. */
const ROUNDING = 0.01;

/** Groups items that stay on one page together. */
function chains(items: readonly Item[]): [Item, ...Item[]][] {
  const found: [Item, ...Item[]][] = [];
  let open = false;
  for (const item of items) {
    if (open) found.at(-1)?.push(item);
    else found.push([item]);
    open = item.keep === true;
  }
  return found;
}
