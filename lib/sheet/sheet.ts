import { shownFingerprint } from '@/lib/roster/fingerprint-text';
import type { VerdictKind } from '@/lib/roster/report';
import type { UnitSymbol } from '@/lib/symbols/unit-symbol';

/** A roster as paper shows it: what PDF, text and Markdown lay out and add nothing to. */
export interface Sheet {
  /** The force's name. */
  title: string;
  /** What stands above the title; "Force" where it is left out, and "Shared" on a sheet that is no one's force. */
  label?: string;
  /** The game's name. */
  system: string;
  /** Name of the player, "" where none is given. */
  player: string;
  orientation: 'portrait' | 'landscape';
  /** The boxes above the tables: limit, presence, resources, scenario … */
  facts: SheetFact[];
  /** Null where the sheet is no one's force: what a table of players shares. */
  verdict: SheetVerdict | null;
  tables: SheetTable[];
  /** Reminders and notes below the tables. */
  notes: SheetNote[];
  /** Tells this force from any other: the whole of it, of which the corner of the paper shows a part. */
  fingerprint?: string;
  /** A link to the roster, printed as a QR code. */
  link?: string;
}

/** The facts of a sheet with its fingerprint, for where there is no corner to print it in. */
export const factsOf = ({ facts, fingerprint }: Sheet): SheetFact[] =>
  fingerprint === undefined
    ? facts
    : [...facts, { label: 'Fingerprint', value: shownFingerprint(fingerprint) }];

export interface SheetFact {
  label: string;
  value: string;
}

export interface SheetVerdict {
  kind: VerdictKind;
  /** "Legal", or what it is instead. */
  alone: string;
  /** The same, with the problems counted. */
  text: string;
  problems: SheetProblem[];
}

export interface SheetProblem {
  severity: 'error' | 'warning' | 'advice';
  rule: string;
  /** The sentence, element names and page included. */
  text: string;
}

export interface SheetTable {
  title: string;
  columns: SheetColumn[];
  rows: SheetRow[];
  /** Said in place of the rows where there are none. */
  empty: string;
  /** Begins a page: the second sheet of a force, a summary for play. */
  startsPage?: boolean;
  /** Stands in a second column, beside the others since the last that began a page, where the paper lies. */
  beside?: boolean;
  /** Set small and tight: tables to look things up in. */
  dense?: boolean;
  /** A line below the title that says how to read it. */
  note?: string;
  /** Ids of columns that stand in this order on screen, in the places that they have on paper. */
  onScreen?: readonly string[];
}

export interface SheetColumn {
  id: string;
  label: string;
  /** Share of the table's width; the columns' shares need not come to anything in particular. */
  width: number;
  align: 'left' | 'center';
  /** Set large: the figures a player reads across the table. */
  figure?: boolean;
  /** As wide as its longest text, which is never broken: a fingerprint. */
  unbroken?: boolean;
}

export interface SheetRow {
  /** One cell a column, by the column's id. */
  cells: Record<string, SheetCell>;
}

/** The columns of a table in the order in which a screen has them. */
export function columnsOnScreen({ columns, onScreen = [] }: SheetTable): SheetColumn[] {
  const ordered = onScreen.flatMap((id) => columns.find((column) => column.id === id) ?? []);
  let next = 0;
  return columns.map((column) => (ordered.includes(column) ? (ordered[next++] ?? column) : column));
}

export type SheetCell = SheetText | SheetBoxes;

/** The rows of a table, those together that have the cell of the first column in common. */
export function rowGroups({ columns, rows }: SheetTable): SheetRow[][] {
  const first = columns[0]?.id ?? '';
  const groups: SheetRow[][] = [];
  let open = 0;
  for (const row of rows) {
    const cell = row.cells[first];
    if (open > 0) groups.at(-1)?.push(row);
    else groups.push([row]);
    open = open > 0 ? open - 1 : ((cell?.kind === 'text' && cell.rowSpan) || 1) - 1;
  }
  return groups;
}

export interface SheetText {
  kind: 'text';
  text: string;
  /** Drawn before the text and its lines; what is only text leaves it out. */
  symbol?: UnitSymbol;
  /** Smaller lines below it: marks, transport, squadron. */
  lines?: string[];
  /** Set heavier than its neighbours: a raised figure, the CHQ. */
  strong?: boolean;
  /** Ringed, as one would with a pencil: the commander. */
  circled?: boolean;
  /** In the first column: how many rows it stands beside, its own the first; the others have no cell there. */
  rowSpan?: number;
}

/** Boxes to tick at the table, and a blank for a running total. */
export interface SheetBoxes {
  kind: 'boxes';
  count: number;
  /** How many of them are ticked before play. */
  ticked: number;
  /** A bar stands behind these boxes, counted from 1: the track's thresholds, told in `lines`. */
  bars?: number[];
  /** Label of the blank behind them, "" for none. */
  total: string;
  /** Small print below the boxes. */
  lines?: string[];
}

export interface SheetNote {
  title: string;
  lines: string[];
}
