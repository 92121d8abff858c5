import { shownFingerprint } from '@/lib/roster/fingerprint/text';
import type { VerdictKind } from '@/lib/roster/report';
import type { UnitSymbol } from '@/lib/symbols/unit-symbol';

/** A roster for paper: PDF, text and Markdown lay it out and add nothing. */
export interface Sheet {
  /** The force's name. */
  title: string;
  /** The label above the title; by default "Force", or "Shared" on a sheet that is not a player's force. */
  label?: string;
  /** The game's name. */
  system: string;
  /** Name of the player, "" if there is none. */
  player: string;
  orientation: 'portrait' | 'landscape';
  /** The boxes above the tables: limit, presence, resources, scenario … */
  facts: SheetFact[];
  /** Null on a sheet that is not a player's force: one that a table of players shares. */
  verdict: SheetVerdict | null;
  tables: SheetTable[];
  /** Reminders and notes below the tables. */
  notes: SheetNote[];
  /** The full fingerprint of the force; the corner of the paper shows a part of it. */
  fingerprint?: string;
  /** A link to the roster, printed as a QR code. */
  link?: string;
}

/** Returns the facts of a sheet and its fingerprint, for formats without a page corner to print it in. */
export const factsOf = ({ facts, fingerprint }: Sheet): SheetFact[] =>
  fingerprint === undefined
    ? facts
    : [...facts, { label: 'Fingerprint', value: shownFingerprint(fingerprint) }];

export interface SheetFact {
  label: string;
  value: string;
  /** Whether a short text has it too: the scenario. */
  brief?: boolean;
}

export interface SheetVerdict {
  kind: VerdictKind;
  /** The verdict without its problems: "Legal". */
  alone: string;
  /** The same with the number of problems. */
  text: string;
  problems: SheetProblem[];
}

export interface SheetProblem {
  severity: 'error' | 'warning' | 'advice';
  rule: string;
  /** The sentence, including element names and page. */
  text: string;
}

export interface SheetTable {
  title: string;
  columns: SheetColumn[];
  rows: SheetRow[];
  /** Text shown if there are no rows. */
  empty: string;
  /** Whether it starts a page: the second sheet of a force, a summary for play. */
  startsPage?: boolean;
  /** Whether it goes into a second column on landscape paper, next to the others on its page. */
  beside?: boolean;
  /** Whether it is set small and tight: a table to look things up in. */
  dense?: boolean;
  /** A line below the title that explains the table. */
  note?: string;
}

export interface SheetColumn {
  id: string;
  label: string;
  /** Share of the table's width; the shares need not add up to a particular total. */
  width: number;
  align: 'left' | 'center';
  /** Whether it is set large: the figures a player reads across the table. */
  figure?: boolean;
  /** Whether it is as wide as its longest text, which is never broken: a fingerprint. */
  unbroken?: boolean;
}

export interface SheetRow {
  /** Cells by column id. */
  cells: Record<string, SheetCell>;
  /** The row in play whose stats it has. */
  row?: string;
}

export type SheetCell = SheetText | SheetBoxes;

/** Groups the rows of a table that share a cell of the first column. */
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
  /** Drawn before the text and its lines; text-only formats leave it out. */
  symbol?: UnitSymbol;
  /** Smaller lines below it: marks, transport, squadron. */
  lines?: string[];
  /** Whether it is set heavier than its neighbours: a raised figure, the CHQ. */
  strong?: boolean;
  /** Whether it is circled, as with a pencil: the commander. */
  circled?: boolean;
  /** In the first column, the number of rows it spans, from its own on; the others have no cell there. */
  rowSpan?: number;
}

/** Boxes to tick in play, and a blank for a running total. */
export interface SheetBoxes {
  kind: 'boxes';
  count: number;
  /** How many are ticked before play. */
  ticked: number;
  /** Which are ticked, where each box stands for something by itself; else the first `ticked` ones. */
  each?: readonly boolean[];
  /** Boxes followed by a bar, counted from 1: the track's thresholds, explained in `lines`. */
  bars?: number[];
  /** Label of the blank after them, "" for none. */
  total: string;
  /** Small print below the boxes. */
  lines?: string[];
  /**
   * What is ticked in them in play, by row and tracker; several share the boxes. A choice has one box, ticked while it
   * is `value`.
   */
  marks?: readonly (readonly [row: string, tracker: string, value?: string])[];
}

/** Whether a box is ticked, counted from 0. */
export const isTicked = ({ ticked, each }: Pick<SheetBoxes, 'ticked' | 'each'>, index: number): boolean =>
  each ? each[index] === true : index < ticked;

export interface SheetNote {
  title: string;
  lines: string[];
}
