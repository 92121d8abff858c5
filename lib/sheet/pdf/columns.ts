import type { SheetColumn, SheetTable } from '../sheet';
import { type Column, HEAD, type InTable, leastRoom } from './cell-size';
import { longestWord } from './words';

/**
 * The columns of a table: the first spans all lines of its row, and the others are on several lines if the paper is
 * too narrow.
 */
export interface Columns {
  first: Column;
  /** The left edge of the lines, in points from the left edge of the table, and their width. */
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

/** The maximum share of the width that a word may claim for its column; a longer one, such as a name, is broken. */
const MAX_FOR_WORD = 0.35;
/** The maximum share of the width for the first column next to several lines. */
const MAX_FOR_FIRST = 0.4;
/** A factor on the share of the first column next to several lines, if the words allow it. */
const BESIDE_LINES = 1.3;

const paddingOf = ({ align, figure }: SheetColumn, dense: boolean): number =>
  figure ? 3 : align === 'center' ? 2 : dense ? 4 : 5;

/**
 * Lays columns out by their shares of a width, none narrower than its longest word that is not broken; on several lines
 * if they do not fit.
 */
export function layColumns({ columns, rows }: SheetTable, width: number, table: InTable): Columns {
  const wanted = columns.map((column): Wanted => {
    const padding = 2 * paddingOf(column, table.dense);
    const longest = width * MAX_FOR_WORD - padding;
    const room = rows.reduce(
      (most, { cells: { [column.id]: cell } }) => {
        return cell ? Math.max(most, leastRoom(cell, column, table, longest)) : most;
      },
      longestWord(column.label, 'condensedBold', HEAD, table.fonts),
    );
    return { column, share: column.width, least: room + padding };
  });
  const [first, ...others] = wanted as [Wanted, ...Wanted[]];
  const placed = (line: readonly Wanted[], own: number, from: number) =>
    placedIn(line, own, from, width, table.dense);
  const fits = sumOf(wanted) <= width;
  const left = fits ? (widthsIn(wanted, width)[0] ?? width) : besideLines(first, others, width);
  const lines = fits ? [others] : inLines(others, width - left);
  return {
    first: placed([first], left, 0)[0] as Column,
    left,
    width: width - left,
    lines: lines.map((line) => placed(line, width - left, left)),
  };
}

/** Returns the width of the first column next to several lines. */
function besideLines(first: Wanted, others: readonly Wanted[], width: number): number {
  const shares = others.reduce((sum, { share }) => sum + share, first.share);
  const widest = Math.max(...others.map(({ least }) => least));
  const wanted = Math.max(first.least, (width * first.share * BESIDE_LINES) / shares);
  return Math.min(wanted, width * MAX_FOR_FIRST, width - widest);
}

/** Places columns side by side from `from` on, in points, in a table of this width. */
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
    // Contents at a margin are aligned with it.
    const begins = from + left === 0 ? 0 : padding;
    const ends = from + left + wide > width - 1 && !centred ? 0 : padding;
    left += wide;
    return { column, left: left - wide, begins, room: wide - begins - ends, wide };
  });
}

const sumOf = (line: readonly Wanted[]): number => line.reduce((sum, { least }) => sum + least, 0);

/** Returns the width of each column: its least, or its share of the room that is left by those that need more. */
function widthsIn(line: readonly Wanted[], width: number): number[] {
  const aShare = width / line.reduce((sum, { share }) => sum + share, 0);
  const isNarrow = ({ share, least }: Wanted) => share * aShare < least;
  const wide = line.filter((each) => !isNarrow(each));
  // A word wider than the paper takes all the room, and is broken.
  if (wide.length === 0) return line.map(() => width / line.length);
  if (wide.length === line.length) return line.map(({ share }) => share * aShare);
  const widths = widthsIn(wide, width - sumOf(line.filter(isNarrow)));
  return line.map((each) => (isNarrow(each) ? each.least : (widths.shift() ?? 0)));
}

/** Distributes columns over the fewest lines that hold them, about evenly filled. */
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
  // Each width that a line may need: the sum from one column to another.
  const rooms = columns.flatMap((_, from) =>
    columns.slice(from).map((_, length) => sumOf(columns.slice(from, from + length + 1))),
  );
  const least = rooms.filter((room) => room < width && filled(room).length === fewest);
  return filled(Math.min(width, ...least));
}
