/** A force as a spreadsheet: a line for each element, and a column for each property. */
export interface RecordTable {
  columns: RecordColumn[];
  rows: ElementRecord[];
  /** Ids of columns in their order on screen; they share the places that they have in the spreadsheet. */
  onScreen?: readonly string[];
}

/** Returns the columns of a table in their order on screen. */
export function columnsOnScreen({ columns, onScreen = [] }: RecordTable): RecordColumn[] {
  const ordered = onScreen.flatMap((id) => columns.find((column) => column.id === id) ?? []);
  let next = 0;
  return columns.map((column) => (ordered.includes(column) ? (ordered[next++] ?? column) : column));
}

export interface RecordColumn {
  id: string;
  label: string;
  /** Whether it follows from the other columns, so that a comparison leaves it out. */
  follows?: boolean;
}

/** A line of an element; an element with several parts has several, with the same id. */
export interface ElementRecord {
  /** The element's id, or the field of the force that holds it; "" if it is not an element. */
  id: string;
  /** Cells by column id; empty ones are omitted. */
  cells: Record<string, RecordCell>;
}

/** Lists are compared item by item. */
export type RecordCell = string | number | boolean | readonly string[];

/** A column, and how its cell comes from a row of the evaluation. */
export interface RecordField<Row, Context> extends RecordColumn {
  /** Whether the table has no such column if no row has a cell in it. */
  isRare?: true;
  /** Returns the cell; undefined if the row has none. */
  cell: (row: Row, context: Context) => RecordCell | undefined;
}

/** Makes the table of some rows, with a column for each field. */
export function recordTable<Row extends { id: string }, Context>(
  fields: readonly RecordField<Row, Context>[],
  rows: readonly Row[],
  context: Context,
): RecordTable {
  const records = rows.map((row) => ({
    id: row.id,
    cells: Object.fromEntries(
      fields.flatMap(({ id, cell }) => {
        const value = cell(row, context);
        return value === undefined ? [] : [[id, value]];
      }),
    ),
  }));
  const isUsed = ({ id, isRare }: RecordField<Row, Context>) =>
    !isRare || records.some(({ cells }) => id in cells);
  const columns = fields.filter(isUsed).map(({ cell: _, isRare: __, ...column }) => column);
  return { columns, rows: records };
}

/** The column for the notes of elements, if any has some. */
export const notesRecord = <Row>(notesOf: (row: Row) => string | undefined): RecordField<Row, unknown> => ({
  id: 'notes',
  label: 'Notes',
  isRare: true,
  cell: (row) => notesOf(row) || undefined,
});

/** The columns for plain fields of an element in the file, with their short labels; an option by its label. */
export const fieldRecords = <Element extends { source: object }>(
  fields: Readonly<Record<FieldOf<Element>, { label: string; short?: string; options?: unknown }>>,
  keys: readonly FieldOf<Element>[],
): RecordField<Element, unknown>[] =>
  keys.map((id) => {
    const { label, short = label, options } = fields[id];
    const labels = options as Readonly<Record<string, string>> | undefined;
    return {
      id,
      label: short,
      cell: ({ source }: { source: { [Key in FieldOf<Element>]?: unknown } }) =>
        labels?.[String(source[id])] ?? ((source[id] ?? '') as RecordCell),
    };
  });

type FieldOf<Element extends { source: object }> = keyof Element['source'] & string;

/** Makes columns from ids and labels. */
export const recordColumns = (labels: Readonly<Record<string, string>>, follows: readonly string[] = []) =>
  Object.entries(labels).map(
    ([id, label]): RecordColumn => ({ id, label, ...(follows.includes(id) && { follows: true }) }),
  );

/** Returns a cell as text: a list with semicolons, "yes" for true, "" for false. */
export function recordText(cell: RecordCell | undefined): string {
  if (cell === undefined || cell === false) return '';
  if (cell === true) return 'yes';
  return typeof cell === 'object' ? cell.join('; ') : String(cell);
}
