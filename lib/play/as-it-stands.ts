import { capitalised, minus, withStart } from '@/lib/roster/text/words';
import type { Sheet, SheetBoxes, SheetCell, SheetFact, SheetRow, SheetText } from '@/lib/sheet/sheet';
import type { RowStat } from './derived';
import type { Setup } from './setup';
import type { PlayState } from './state';
import { placeLine, standingOf } from './text';
import { type RowValues, rowLine, valueAt, viewOf } from './values';

/** Explains what a table has besides its own note. */
const NOW_NOTE = 'As it stands: a changed value is underlined, with that of the start in brackets.';

/**
 * Returns the sheet of a side's roster as the match stands, to go on with on paper: its stats as they are, those of
 * the start below them, its boxes ticked, what is destroyed named so, and below them a line for the match, the side
 * and each of its rows. What is past the last box stands behind the boxes.
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
  const valuesById = new Map(own.rows.map(({ row, values }) => [row.id, values]));
  const marked = (line: SheetRow): SheetRow => {
    const { cells } = line;
    const drawn = Object.entries(cells).map(([id, cell]) => {
      const now =
        cell.kind === 'boxes'
          ? ticked(cell, setup, state, side)
          : circledNow(current(cell, id, valuesById.get(line.row ?? '')), id, valuesById.get(line.row ?? ''));
      return [id, now.kind === 'boxes' ? counted(now, id, valuesById) : now] as const;
    });
    // In the first boxes of its line, since a name can stand for several lines.
    const first = drawn.find(([, cell]) => cell.kind === 'boxes' && cell.marks !== undefined)?.[0];
    const fate = fateOf(Object.values(cells), fates);
    return {
      ...line,
      cells: Object.fromEntries(
        drawn.map(([id, cell]) => [id, id === first && fate !== undefined ? withLine(cell, fate) : cell]),
      ),
    };
  };
  const { facts = {} } = own.side;
  const view = viewOf(setup, state).sides.find(({ id }) => id === side);
  const tablesNow = (view && setup.model.derive.paper?.(view)) ?? {};
  return {
    ...sheet,
    facts: sheet.facts.map((fact) => factNow(fact, facts[fact.label])),
    tables: sheet.tables.map((start) => {
      const table = { ...start, ...tablesNow[start.title] };
      const rows = table.rows.map(marked);
      const isChanged = rows.some((row, at) => isCurrent(row, table.rows[at]));
      return {
        ...table,
        rows,
        ...(isChanged ? { note: [table.note, NOW_NOTE].filter(Boolean).join(' ') } : {}),
      };
    }),
    notes: [{ title: 'As it stands', lines }, ...sheet.notes],
  };
}

/** What became of everything that a line of the sheet has boxes for; undefined unless all of it is destroyed. */
function fateOf(cells: readonly SheetCell[], fates: ReadonlyMap<string, string>): string | undefined {
  const rows = cells.flatMap((cell) => (cell.kind === 'boxes' ? (cell.marks ?? []) : [])).map(([row]) => row);
  return rows.every((row) => fates.has(row)) ? fates.get(rows[0] ?? '') : undefined;
}

/** Whether a line has a stat that is not as at the start. */
const isCurrent = ({ cells }: SheetRow, start: SheetRow | undefined): boolean =>
  Object.entries(cells).some(([id, cell]) => {
    const before = start?.cells[id];
    return cell.kind === 'text' && before?.kind === 'text' && before.text !== '' && cell.text !== before.text;
  });

/** A fact as it is, with that of the start behind it. */
const factNow = (fact: SheetFact, now: string | undefined): SheetFact =>
  now === undefined ? fact : { ...fact, value: withStart(now, fact.value) };

/** A cell with its circle as it is. */
function circledNow(cell: SheetText, column: string, values: RowValues | undefined): SheetText {
  const isCircled = values?.circled?.[column];
  return isCircled === undefined || isCircled === Boolean(cell.circled)
    ? cell
    : { ...cell, circled: isCircled };
}

/** A stat as it is, with what is printed of the start below it. */
function current(cell: SheetText, column: string, values: RowValues | undefined): SheetText {
  const stat = values?.stats.find((each) => each.cell === column);
  const now = stat ? statNow(stat, cell) : values?.cells?.[column];
  if (now === undefined) return cell;
  const { below = cell.lines ?? [] } = stat ?? {};
  if (now === cell.text) return cell;
  // A line of its own for one of several has nothing there before play.
  if (cell.text === '') return { ...cell, text: now, lines: [...below] };
  return { ...cell, text: now, strong: true, lines: [`(${cell.text})`, ...below] };
}

/** The value in the words of the cell: "5*", "2 machines". */
function statNow({ now, start }: RowStat, { text }: SheetText): string {
  if (now === null) return start === null ? text : '?';
  const value = minus(now);
  return /^[−+]?\d/.test(text) ? text.replace(/^[−+]?\d+/, value) : value;
}

/** Boxes with the number that is left of what they count. */
function counted(boxes: SheetBoxes, column: string, valuesById: ReadonlyMap<string, RowValues>): SheetBoxes {
  const [[row, tracker] = ['', '']] = boxes.marks ?? [];
  const stat = valuesById.get(row)?.stats.find(({ cell }) => cell === tracker || cell === column);
  const { now, start } = stat ?? {};
  return typeof now !== 'number' || typeof start !== 'number' || now === start
    ? boxes
    : withLine(boxes, `${now} of ${start} left`);
}

const withLine = <Cell extends SheetCell>(cell: Cell, line: string): Cell => ({
  ...cell,
  lines: [...(cell.lines ?? []), line],
});

function ticked(cell: SheetBoxes, setup: Setup, state: PlayState, side: string): SheetBoxes {
  if (cell.marks === undefined) return cell;
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
