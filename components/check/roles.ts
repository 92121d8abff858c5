import type { KeyboardEventHandler } from 'react';

// The parts of a table whose rows are not all there: the browser's own table cannot leave any out.

export const as = {
  rowgroup: { role: 'rowgroup' },
  cell: { role: 'cell' },
} as const;

/** The table itself, with how many rows and columns it has in all. */
export const asTable = (label: string, rows: number, columns: number) =>
  ({ role: 'table', 'aria-label': label, 'aria-rowcount': rows, 'aria-colcount': columns }) as const;

/** A row by its number in the table, counted from 1 with the heads. */
export const asRow = (number: number) => ({ role: 'row', 'aria-rowindex': number }) as const;

/** A head, and how the table is sorted by it. */
export const asHead = (sort: 'ascending' | 'descending' | 'none') =>
  ({ role: 'columnheader', 'aria-sort': sort }) as const;

/** The rows together, where keys go from one to the next. */
export const asRows = (onKeyDown: KeyboardEventHandler<HTMLElement>) =>
  ({ role: 'rowgroup', onKeyDown }) as const;
