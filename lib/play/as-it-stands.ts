import type { Sheet, SheetCell } from '@/lib/sheet/sheet';
import type { Setup } from './setup';
import type { PlayState } from './state';
import { standingOf } from './text';
import { rowLine } from './values';
import { valueAt } from './view';

/**
 * Returns the sheet of a side's roster as the match stands, to go on with on paper: its boxes ticked, and below them a
 * line for the match, the side and each of its rows. What is past the last box stands behind the boxes.
 */
export function asItStands(sheet: Sheet, setup: Setup, state: PlayState, side: string): Sheet {
  const standing = standingOf(setup, state);
  const own = standing.sides.find(({ id }) => id === side);
  if (own === undefined) return sheet;
  const lines = [
    [...standing.match.lines, ...own.side.lines].join(' · '),
    ...own.rows.map(({ row, values }) => rowLine(row, values)),
  ];
  return {
    ...sheet,
    tables: sheet.tables.map((table) => ({
      ...table,
      rows: table.rows.map(({ cells }) => ({
        cells: Object.fromEntries(
          Object.entries(cells).map(([id, cell]) => [id, ticked(cell, setup, state, side)]),
        ),
      })),
    })),
    notes: [{ title: 'As it stands', lines }, ...sheet.notes],
  };
}

function ticked(cell: SheetCell, setup: Setup, state: PlayState, side: string): SheetCell {
  if (cell.kind !== 'boxes' || cell.marks === undefined) return cell;
  const values = cell.marks.map(([row, tracker, value]) => {
    const marked = valueAt(setup, state, [side, row, tracker]);
    return marked === null || value === undefined ? marked : Number(marked === value);
  });
  // A row that is not in play has no marks.
  if (values.every((value) => value === null)) return cell;
  const marked = values.reduce<number>((total, value) => total + Number(value ?? 0), 0);
  const beyond = marked > cell.count ? [`${marked} marked`] : [];
  return {
    ...cell,
    ticked: Math.min(cell.count, marked),
    ...(beyond.length > 0 ? { lines: [...(cell.lines ?? []), ...beyond] } : {}),
  };
}
