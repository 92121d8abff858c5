import type { KeyboardEventHandler, ReactNode } from 'react';

/** Most items that are rendered. */
const MOST = 100;

interface ShortListProps<Item> {
  items: readonly Item[];
  className?: string;
  /** Renders an item, with a key. */
  children: (item: Item, index: number) => ReactNode;
}

/** A list of limited length: the first items, and how many more there are. */
export function ShortList<Item>({ items, className, children }: ShortListProps<Item>) {
  return (
    <ul className={className}>
      {items.slice(0, MOST).map(children)}
      {items.length > MOST && (
        <li className="py-2">And {(items.length - MOST).toLocaleString('en-GB')} more.</li>
      )}
    </ul>
  );
}

// Roles for a table of which not all rows are rendered, which a native table does not support.

export const roles = {
  rowgroup: { role: 'rowgroup' },
  columnheader: { role: 'columnheader' },
  rowheader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;

/** The table itself, with its total numbers of rows and columns. */
export const asTable = (label: string, rows: number, columns: number) =>
  ({ role: 'table', 'aria-label': label, 'aria-rowcount': rows, 'aria-colcount': columns }) as const;

/** A row by its number in the table, from 1, including the head. */
export const asRow = (number: number) => ({ role: 'row', 'aria-rowindex': number }) as const;

/** A column head, and how the table is sorted by it. */
export const asHead = (sort: 'ascending' | 'descending' | 'none') =>
  ({ role: 'columnheader', 'aria-sort': sort }) as const;

/** The group of rows, with keyboard navigation. */
export const asRows = (onKeyDown: KeyboardEventHandler<HTMLElement>) =>
  ({ role: 'rowgroup', onKeyDown }) as const;
