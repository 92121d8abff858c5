/** A force as a spreadsheet has it: a line for each element, and a column for each thing that can be said of one. */
export interface RecordTable {
  columns: RecordColumn[];
  rows: ElementRecord[];
}

export interface RecordColumn {
  id: string;
  label: string;
  /** Follows from the other columns: a comparison, which has told those, leaves it out. */
  follows?: boolean;
}

/** What is said of an element; one that stands in parts has several, with the same id. */
export interface ElementRecord {
  /** The element's id, or else the field of the force that it stands in; "" for what is none. */
  id: string;
  /** A cell a column, by the column's id; left out where there is nothing to say. */
  cells: Record<string, RecordCell>;
}

/** A list is told item by item. */
export type RecordCell = string | number | boolean | readonly string[];

/** Columns from their ids and labels. */
export const recordColumns = (labels: Readonly<Record<string, string>>, follows: readonly string[] = []) =>
  Object.entries(labels).map(
    ([id, label]): RecordColumn => ({ id, label, ...(follows.includes(id) && { follows: true }) }),
  );

/** A cell in words: a list with semicolons, "yes" for what is so, "" for what is not. */
export function recordText(cell: RecordCell | undefined): string {
  if (cell === undefined || cell === false) return '';
  if (cell === true) return 'yes';
  return typeof cell === 'object' ? cell.join('; ') : String(cell);
}
