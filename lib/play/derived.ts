import type { Page } from '@/lib/roster/rule';
import type { SheetTable } from '@/lib/sheet/sheet';

/** A condition of the book for winning or losing: shown, never applied. */
export interface Watch {
  id: string;
  label: string;
  page: Page;
  /** Whether it is met, or the side that meets it; null if that cannot be told. */
  is: boolean | string | null;
  /**
   * When the book looks at it: at once if omitted, at the end of each turn, at the start of each turn, or when the
   * battle is over.
   */
  counts?: 'turn-end' | 'turn-start' | 'battle-end';
  /** The side that wins when it is met; omitted if `is` names it, or if meeting it does not decide the match. */
  wins?: string | undefined;
  /** Its numbers, as a sentence without a full stop. */
  text: string;
}

/** A derived value; null if it is not known. */
export type DerivedValue = number | string | boolean | null;

/** What follows from roster and marks. */
export interface Derived {
  /** By id; one with the id of a tracker stands for its mark. */
  values: Readonly<Record<string, DerivedValue>>;
  watches?: readonly Watch[];
  /** The same in words, for a line of text: "M 3", "F 5 of 6". */
  lines: readonly string[];
  /** More in words, for the place that is opened; always as many, so that a mark moves nothing below them. */
  details?: readonly string[];
  /** What facts of the sheet say now, by their labels. */
  facts?: Readonly<Record<string, string>>;
  /** What counts as the score of a side for which none is marked. */
  score?: number;
}

/** Lines and notes of tables of the sheet as they are now, by the titles of the tables. */
export type TablesNow = Readonly<Record<string, Partial<Pick<SheetTable, 'rows' | 'note'>>>>;

/** A stat of a row as it is now; null if it is not known. */
export interface RowStat {
  label: string;
  now: number | null;
  /** What it was at the start, if it can change. */
  start?: number | null;
  /** Written after it: " (+2)". */
  after?: string;
  /** The column of the sheet that has it, or the tracker whose boxes it counts. */
  cell?: string;
  /** The smaller lines below it on the sheet, where they change with it. */
  below?: readonly string[];
}

/** What filters and drawing need to know of a row. */
export interface RowIs {
  /** Out of the match: destroyed, lost, a wreck. */
  destroyed: boolean;
  damaged: boolean;
  /** Neither on the table nor destroyed: in reserve, hidden, aboard, gone. */
  away: boolean;
  /** Still to act this turn. */
  toActivate: boolean;
  /** Kept from the opponent: in reserve, hidden. */
  concealed?: boolean;
}

/** What follows for a row. */
export interface DerivedRow extends Pick<Derived, 'values' | 'details'> {
  stats: readonly RowStat[];
  /** What else there is to say, in words: "damage 5", "in reserve", "destroyed". */
  states: readonly string[];
  is: RowIs;
  /** What further columns of the sheet say now, by their ids. */
  cells?: Readonly<Record<string, string>>;
  /** Which columns of the sheet are circled now. */
  circled?: Readonly<Record<string, boolean>>;
}

/** What a line says, with its page. */
export interface Line {
  text: string;
  page: Page;
}

/** Where a turn is: shown, never enforced. */
export interface Course {
  /** Whose activation or turn it is, or what decides it, without a full stop. */
  whose: Line;
  /** Limits that count now: "1 of 2 entered". */
  limits?: readonly Line[];
  /** What comes now, for a beginner: a sentence. */
  guide: Line;
  /** What comes after it in a turn, phase by phase: where nothing is marked, the guide cannot tell how far it is. */
  later?: readonly Line[];
}
