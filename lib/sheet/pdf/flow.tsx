import { View } from '@react-pdf/renderer';
import { Fragment, type ReactElement } from 'react';
import { heightOf } from './measure';
import { ROUNDING } from './words';

/** A block of a sheet, which stays on one page unless it is higher than a page. */
export interface Item {
  block: ReactElement;
  /** Whether it stays on the page of the next item. */
  keep?: boolean;
  /** Repeated above it at the start of a page: the labels of the columns. */
  head?: ReactElement;
}

/** The contents of a sheet: items below each other, columns of items, and page breaks. */
export type Part = Item | { columns: { width: number; items: readonly Item[] }[] } | 'page';

/** The blocks of a page. */
export interface Page {
  blocks: ReactElement[];
  /** The same without views around columns and without repeated column labels. */
  placed: ReactElement[];
  /** Whether it has a block that is higher than a page, and is continued on others. */
  overflows?: boolean;
}

interface Place {
  page: number;
  top: number;
}

/** Distributes parts over as many pages as they need, each `room` high, in points. */
export function paginate(parts: readonly Part[], room: number): Page[] {
  const pages: Page[] = [{ blocks: [], placed: [] }];
  let at: Place = { page: 0, top: 0 };
  let items: Item[] = [];
  const end = () => {
    at = flow(items, at, room, pages);
    items = [];
  };
  for (const part of parts) {
    if (part !== 'page' && 'block' in part) {
      items.push(part);
      continue;
    }
    end();
    if (part === 'page') {
      if (at.top > 0) at = { page: at.page + 1, top: 0 };
      continue;
    }
    const { columns } = part;
    const flows = columns.map(({ items: own }) => {
      const filled: Page[] = [];
      return { filled, ends: flow(own, at, room, filled) };
    });
    for (const { filled } of flows)
      while (pages.length < filled.length) pages.push({ blocks: [], placed: [] });
    for (const [index, page] of pages.entries()) {
      const own = flows.map(({ filled }) => filled[index]);
      if (own.every((each) => each === undefined || each.blocks.length === 0)) continue;
      page.placed.push(...own.flatMap((each) => each?.placed ?? []));
      page.blocks.push(
        <View style={{ flexDirection: 'row', justifyContent: 'space-between' }}>
          {columns.map(({ width }, column) => (
            <View key={column} style={{ width }}>
              {numbered(own[column]?.blocks ?? [])}
            </View>
          ))}
        </View>,
      );
    }
    at = flows.map(({ ends }) => ends).reduce((last, each) => (isAfter(each, last) ? each : last), at);
  }
  end();
  return pages;
}

/** Gives blocks their keys. */
export const numbered = (blocks: readonly ReactElement[]) =>
  blocks.map((block, index) => <Fragment key={index}>{block}</Fragment>);

const isAfter = (a: Place, b: Place): boolean => a.page > b.page || (a.page === b.page && a.top > b.top);

/** Places items below each other from a place on; returns where they end. */
function flow(items: readonly Item[], from: Place, room: number, pages: Page[]): Place {
  let { page, top } = from;
  const put = (block: ReactElement, height: number, isHead = false): Page => {
    while (pages.length <= page) pages.push({ blocks: [], placed: [] });
    const own = pages[page] as Page;
    own.blocks.push(block);
    if (!isHead) own.placed.push(block);
    top += height;
    return own;
  };
  for (const together of chains(items)) {
    const heights = together.map(({ block }) => heightOf(block));
    const height = heights.reduce((sum, each) => sum + each, 0);
    const nextPage = (head?: ReactElement) => {
      page += 1;
      top = 0;
      if (head) put(head, heightOf(head), true);
    };
    const fits = (high: number) => top + high <= room + ROUNDING;
    const [{ head }] = together;
    const above = head ? heightOf(head) : 0;
    if (!fits(height) && top > 0 && above + height <= room + ROUNDING) nextPage(head);
    for (const [index, { block, head: own }] of together.entries()) {
      const high = heights[index] ?? 0;
      const higherThanPage = (own ? above : 0) + high > room + ROUNDING;
      if (!fits(high) && top > 0 && !(higherThanPage && top <= above)) nextPage(own);
      const on = put(block, high);
      if (!higherThanPage) continue;
      on.overflows = true;
      top = Number.POSITIVE_INFINITY;
    }
  }
  return { page, top };
}

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
