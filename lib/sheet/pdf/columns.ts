import type { SheetColumn, SheetTable } from '../sheet';
import { type InTable, leastForLabel, leastRoom } from './cell';

/** A column on paper. */
export interface Column {
  column: SheetColumn;
  /** Where it begins, in points from the left edge of its line. */
  left: number;
  /** Where what is in it begins, in points from there. */
  begins: number;
  /** Room for what is in it, in points. */
  room: number;
}

/**
 * The columns of a table: the first beside all lines of its row, and the others in as many lines as the paper is too
 * narrow for.
 */
export interface Columns {
  /** Null where it is so wide that it has a line of its own. */
  first: Column | null;
  /** Where the lines begin, in points from the left edge of the table, and how wide they are. */
  left: number;
  width: number;
  lines: Column[][];
}

interface Wanted {
  column: SheetColumn;
  share: number;
  /** The narrowest width that keeps its words whole. */
  least: number;
}

/** More of the width the first column does not take from lines that stand beside it. */
const MOST_FOR_FIRST = 0.4;
/** What the first column takes beside several lines, in shares of its own, where the words allow it. */
const BESIDE_LINES = 1.3;

const paddingOf = ({ align, figure }: SheetColumn, dense: boolean): number =>
  figure ? 3 : align === 'center' ? 2 : dense ? 4 : 5;

/**
 * Columns in their shares of a width, but none narrower than its longest word; where that is more than there is, in
 * several lines.
 */
export function layColumns({ columns, rows }: SheetTable, width: number, table: InTable): Columns {
  const wanted = columns.map((column): Wanted => {
    const words = rows.map(({ cells }) => leastRoom(cells[column.id], column, table));
    const room = words.reduce((most, each) => Math.max(most, each), leastForLabel(column.label, table.fonts));
    return { column, share: column.width, least: room + 2 * paddingOf(column, table.dense) };
  });
  const placed = (line: readonly Wanted[], own: number, from: number) =>
    placedIn(line, own, from, width, table.dense);
  const [first, ...others] = wanted;
  if (first === undefined) return { first: null, left: 0, width, lines: [] };
  if (sumOf(wanted) <= width) {
    const [beside, ...line] = placed(wanted, width, 0);
    const left = line[0]?.left ?? width;
    const moved = line.map((each) => ({ ...each, left: each.left - left }));
    return { first: beside ?? null, left, width: width - left, lines: [moved] };
  }
  const widest = Math.max(0, ...others.map(({ least }) => least));
  const shares = columns.reduce((sum, { width: share }) => sum + share, 0);
  const easy = Math.min((width * first.share * BESIDE_LINES) / shares, width - widest);
  const beside = Math.max(first.least, easy);
  if (beside <= width * MOST_FOR_FIRST && beside + widest <= width) {
    const [own] = placed([first], beside, 0);
    const rest = width - beside;
    const lines = inLines(others, rest).map((line) => placed(line, rest, beside));
    return { first: own ?? null, left: beside, width: rest, lines };
  }
  return { first: null, left: 0, width, lines: inLines(wanted, width).map((line) => placed(line, width, 0)) };
}

/** Columns side by side from `from` on, in points of a table so wide. */
function placedIn(
  line: readonly Wanted[],
  own: number,
  from: number,
  width: number,
  dense: boolean,
): Column[] {
  let left = 0;
  return widthsIn(line, own).map((wide, index) => {
    const { column } = line[index] as Wanted;
    const padding = paddingOf(column, dense);
    const centred = column.figure || column.align === 'center';
    // What stands at a margin is in line with it.
    const begins = from + left === 0 ? 0 : padding;
    const ends = from + left + wide > width - 1 && !centred ? 0 : padding;
    left += wide;
    return { column, left: left - wide, begins, room: wide - begins - ends };
  });
}

const sumOf = (line: readonly Wanted[]): number => line.reduce((sum, { least }) => sum + least, 0);

/** The width of each column: its share of what those leave that need more than theirs. */
function widthsIn(line: readonly Wanted[], width: number): number[] {
  const fixed = new Set<Wanted>();
  for (;;) {
    const free = line.filter((each) => !fixed.has(each));
    const shares = free.reduce((sum, { share }) => sum + share, 0);
    const left = width - sumOf([...fixed]);
    const tooNarrow = free.filter(({ share, least }) => (left * share) / shares < least);
    // A word wider than the paper takes all there is, and is broken.
    if (tooNarrow.length === 0 || tooNarrow.length === free.length)
      return line.map((each) =>
        fixed.has(each)
          ? each.least
          : tooNarrow.length > 0
            ? left / free.length
            : (left * each.share) / shares,
      );
    for (const each of tooNarrow) fixed.add(each);
  }
}

/** Columns in as few lines as hold them, of about the same fullness. */
function inLines(columns: readonly Wanted[], width: number): Wanted[][] {
  const filled = (room: number) => {
    const lines: Wanted[][] = [];
    let used = 0;
    for (const column of columns) {
      if (lines.length === 0 || used + column.least > room) {
        lines.push([]);
        used = 0;
      }
      lines.at(-1)?.push(column);
      used += column.least;
    }
    return lines;
  };
  const fewest = filled(width).length;
  // Each room that a line may need: what begins at one column and ends at another.
  const rooms = columns.flatMap((_, from) =>
    columns.slice(from).map((_, length) => sumOf(columns.slice(from, from + length + 1))),
  );
  const least = rooms.filter((room) => room < width && filled(room).length === fewest);
  return filled(Math.min(width, ...least));
}
