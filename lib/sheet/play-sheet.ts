import type { Page } from '@/lib/roster/rule';
import { pageText } from '@/lib/roster/verdict';
import type { Sheet, SheetTable } from './sheet';

/** A part of a play summary: a title, and rows with a name, lines of text, and the place in the book. */
export interface PlayPart<Place extends Page = Page> {
  title: string;
  rows: readonly { name: string; lines: readonly string[]; page: Place }[];
}

/** Makes the play summary of a game from its parts; the other arguments are those of `playTable`. */
export const playSummaryOf = <Place extends Page>(
  system: string,
  parts: readonly PlayPart<Place>[],
  where?: string,
  placeText?: (page: Place) => string,
): Sheet =>
  playSheet(
    system,
    parts.map((part) => playTable(part, where, placeText)),
  );

/** Makes the play summary of a game, in two columns of about the same length on landscape paper. */
export function playSheet(system: string, tables: readonly SheetTable[]): Sheet {
  const first = inFirstColumn(tables.map(height));
  return {
    title: 'Play summary',
    label: 'For play',
    system,
    player: '',
    orientation: 'landscape',
    facts: [],
    verdict: null,
    tables: [tables.slice(0, first), tables.slice(first)].flatMap((below, column) =>
      below.map((table) => ({ ...aligned(table, below), dense: true, beside: column === 1 })),
    ),
    notes: [],
  };
}

/** Aligns the columns of a part with those of the parts above it. */
function aligned(table: SheetTable, below: readonly SheetTable[]): SheetTable {
  if (!table.columns.some(({ id }) => id === EFFECT)) return table;
  const widest = (id: string) =>
    Math.max(
      ...below
        .filter(({ columns }) => columns.some((column) => column.id === EFFECT))
        .flatMap(({ columns }) => columns.filter((column) => column.id === id).map(({ width }) => width)),
    );
  const own = table.columns.map((column) => ({ ...column, width: widest(column.id) }));
  const others = own.reduce((sum, { id, width }) => sum + (id === EFFECT ? 0 : width), 0);
  return {
    ...table,
    columns: own.map((column) => (column.id === EFFECT ? { ...column, width: 100 - others } : column)),
  };
}

/** The column that takes the room that the others leave. */
const EFFECT = 'effect';

/**
 * Makes a table of a part.
 * @param where labels its last column, which is left out if it is empty in every row
 * @param placeText returns what that column says
 */
export function playTable<Place extends Page>(
  { title, rows }: PlayPart<Place>,
  where = 'Page',
  placeText: (page: Place) => string = pageText,
): SheetTable {
  const longest = Math.max(...rows.map(({ page }) => placeText(page).length));
  return {
    title,
    columns: [
      { id: 'name', label: 'What', width: nameWidth(rows), align: 'left' },
      { id: EFFECT, label: 'How it goes', width: 72, align: 'left' },
      ...(longest > 0
        ? [{ id: 'page', label: where, width: Math.max(8.5, 1.5 + longest), align: 'left' as const }]
        : []),
    ],
    rows: rows.map((row) => ({
      cells: {
        name: { kind: 'text', text: row.name, strong: true },
        [EFFECT]: { kind: 'text', text: row.lines.join(' ') },
        page: { kind: 'text', text: placeText(row.page) },
      },
    })),
    empty: '',
  };
}

/** Returns the share of the width for the names, in percent: just enough for the longest to break into two lines. */
function nameWidth(rows: PlayPart['rows']): number {
  const longest = Math.max(...rows.map(({ name }) => name.length));
  return Math.min(20, 4 + longest);
}

/** Approximate number of characters in a line of a column, and of lines that a heading takes. */
const [A_LINE, HEADING] = [75, 3.5];

const height = ({ rows }: SheetTable): number =>
  rows.reduce((sum, { cells }) => {
    const { effect } = cells;
    return sum + Math.ceil((effect?.kind === 'text' ? effect.text.length : 1) / A_LINE) + 0.4;
  }, HEADING);

/** Returns how many of the heights go into the first of two columns, so that the longer column is shortest. */
function inFirstColumn(heights: readonly number[]): number {
  const sum = (list: readonly number[]) => list.reduce((all, each) => all + each, 0);
  const longer = (first: number) => Math.max(sum(heights.slice(0, first)), sum(heights.slice(first)));
  return heights
    .map((_, index) => index + 1)
    .reduce((best, each) => (longer(each) < longer(best) ? each : best), 1);
}
