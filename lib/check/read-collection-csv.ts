import { type CsvError, parse } from 'csv-parse/browser/esm/sync';
import type { Entry } from '@/lib/roster/collection/collection';
import { parseCollection } from '@/lib/roster/collection/parse-collection';
import { COLLECTION_SIZE, LIBRARY_BYTES } from '@/lib/roster/limits';
import { type Fault, type Parsed, refused } from '@/lib/roster/report';
import type { AnyGameSystem } from '@/lib/roster/system';
import type { COLLECTION_COLUMNS } from '@/lib/sheet/collection-csv';
import { decode } from './json';

type Column = (typeof COLLECTION_COLUMNS)[number];
type Row = Partial<Record<Column, string>>;

/** The columns by the fields that they hold. */
const columns = {
  name: 'Name',
  count: 'Count',
  stars: 'Stars',
  min: 'At least',
  max: 'At most',
  element: 'Design',
} as const satisfies Record<string, Column>;

/**
 * Reads the entries of a collection from a table as `collectionCsv` writes it, with whatever separator a spreadsheet
 * saved it with. Rows may be added, removed and sorted; a fault says the row and the column.
 */
export async function readCollectionCsv(bytes: Uint8Array, system: AnyGameSystem): Promise<Parsed<Entry[]>> {
  const text = decode(bytes, LIBRARY_BYTES);
  if (!text.ok) return text;
  const rows = rowsOf(text.value);
  if (!rows.ok) return rows;
  if (rows.value.length > COLLECTION_SIZE)
    return refused(`These are ${rows.value.length} rows; a collection has at most ${COLLECTION_SIZE}.`);
  const faults: Fault[] = [];
  const entries = rows.value.map((row, at) => {
    const design = designOf(row.Design);
    if (design === null)
      faults.push({
        path: placeOf(at, 'Design'),
        code: 'missing',
        message: 'This must be as Muster saved it: copy it from a row of the same model.',
      });
    return {
      ...design,
      id: `m${at + 1}`,
      // The mark that keeps a spreadsheet from taking a name for a formula.
      name: (row.Name ?? '').replace(/^'(?=[=+\-@＝＋－＠])/, ''),
      ...numbersOf(row),
    };
  });
  if (faults.length > 0) return { ok: false, faults };
  const read = await parseCollection({ musterCollection: 1, system: system.id, name: '', entries }, system);
  if (read.ok) return { ok: true, value: read.value.entries };
  return { ok: false, faults: read.faults.map((fault) => ({ ...fault, path: rowPath(fault.path) })) };
}

function rowsOf(text: string): Parsed<Row[]> {
  try {
    const rows: Row[] = parse(text, {
      bom: true,
      columns: true,
      delimiter: [',', ';', '\t'],
      skip_empty_lines: true,
      relax_column_count: true,
      to: COLLECTION_SIZE + 1,
      trim: true,
    });
    if (rows.length > 0 && rows.every(({ Design }) => Design === undefined))
      return refused('This table has no column Design: begin with one that Muster saved.');
    return { ok: true, value: rows };
  } catch (error) {
    const { lines } = error as CsvError & { lines?: number };
    return refused(`This is not a table of CSV${lines ? `: line ${lines} cannot be read` : ''}.`);
  }
}

function designOf(text = ''): object | null {
  try {
    const design: unknown = JSON.parse(text);
    return typeof design === 'object' && design !== null ? design : null;
  } catch {
    return null;
  }
}

/** The numbers of a row; an empty cell means the default, and the schema reports what is not a number. */
function numbersOf(row: Row) {
  const given = (['count', 'stars', 'min', 'max'] as const).flatMap((field) => {
    const text = row[columns[field]] ?? '';
    return text === '' ? [] : [[field, /^\d+$/.test(text) ? Number(text) : text]];
  });
  return { count: 1, ...Object.fromEntries(given) };
}

/** A place in the table: the first row has the names of the columns. */
const placeOf = (at: number, column: string) => `row ${at + 2}, ${column}`;

/** "entries[3].count" as "row 5, Count". */
const rowPath = (path: string) =>
  path.replace(/^entries\[(\d+)\]\.?(\w*).*$/, (_, at: string, field: string) =>
    placeOf(Number(at), columns[field as keyof typeof columns] ?? 'Design'),
  );
