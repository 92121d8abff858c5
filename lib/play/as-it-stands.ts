import { capitalised } from '@/lib/roster/words';
import type { Sheet, SheetBoxes, SheetCell, SheetRow } from '@/lib/sheet/sheet';
import type { Setup } from './setup';
import type { PlayState } from './state';
import { placeLine, standingOf } from './text';
import { rowLine } from './values';
import { valueAt } from './view';

/**
 * Returns the sheet of a side's roster as the match stands, to go on with on paper: its boxes ticked, what is
 * destroyed named so, and below them a line for the match, the side and each of its rows. What is past the last box
 * stands behind the boxes.
 */
export function asItStands(sheet: Sheet, setup: Setup, state: PlayState, side: string): Sheet {
  const standing = standingOf(setup, state);
  const own = standing.sides.find(({ id }) => id === side);
  if (own === undefined) return sheet;
  const lines = [
    capitalised([placeLine(standing.match), placeLine(own.side)].join(' · ')),
    ...own.rows.map(({ row, values }) => rowLine(row, values)),
  ];
  const fates = new Map(
    own.rows.flatMap(({ row, values: { is, values } }) =>
      is.destroyed ? [[row.id, capitalised(`${values.status ?? 'destroyed'}`)]] : [],
    ),
  );
  const marked = ({ cells }: SheetRow): SheetRow => {
    const drawn = Object.entries(cells).map(([id, cell]) => [id, ticked(cell, setup, state, side)] as const);
    // In the first boxes of its line, since a name can stand for several lines.
    const first = drawn.find(([, cell]) => cell.kind === 'boxes' && cell.marks !== undefined)?.[0];
    const fate = fateOf(Object.values(cells), fates);
    return {
      cells: Object.fromEntries(
        drawn.map(([id, cell]) => [id, id === first && fate !== undefined ? withLine(cell, fate) : cell]),
      ),
    };
  };
  return {
    ...sheet,
    tables: sheet.tables.map((table) => ({ ...table, rows: table.rows.map(marked) })),
    notes: [{ title: 'As it stands', lines }, ...sheet.notes],
  };
}

/** What became of everything that a line of the sheet has boxes for; undefined unless all of it is destroyed. */
function fateOf(cells: readonly SheetCell[], fates: ReadonlyMap<string, string>): string | undefined {
  const rows = cells.flatMap((cell) => (cell.kind === 'boxes' ? (cell.marks ?? []) : [])).map(([row]) => row);
  return rows.every((row) => fates.has(row)) ? fates.get(rows[0] ?? '') : undefined;
}

const withLine = <Cell extends SheetCell>(cell: Cell, line: string): Cell => ({
  ...cell,
  lines: [...(cell.lines ?? []), line],
});

function ticked(cell: SheetCell, setup: Setup, state: PlayState, side: string): SheetCell {
  if (cell.kind !== 'boxes' || cell.marks === undefined) return cell;
  const values = cell.marks.map(([row, tracker, value]) => {
    const marked = valueAt(setup, state, [side, row, tracker]);
    return marked === null || value === undefined ? marked : Number(marked === value);
  });
  // A row that is not in play has no marks.
  if (values.every((value) => value === null)) return cell;
  const marked = values.reduce<number>((total, value) => total + Number(value ?? 0), 0);
  const drawn = {
    ...cell,
    ticked: Math.min(cell.count, marked),
    ...(isBoxEach(cell) ? { each: values.map((value) => Number(value ?? 0) > 0) } : {}),
  };
  return marked > cell.count ? withLine(drawn, `${marked} marked`) : drawn;
}

/** Whether each box stands for something by itself: a weapon, a drone. */
const isBoxEach = ({ count, marks = [] }: SheetBoxes): boolean =>
  count > 1 && marks.length === count && marks.every(([row]) => row === marks[0]?.[0]);
