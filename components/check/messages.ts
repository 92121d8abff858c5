import type { Summary, SummaryInWords } from '@/lib/check/summary';
import type { FieldedName, ResultSummary } from './result-summary';

/** A file with its path. */
export interface Found {
  path: string;
  file: Blob;
  /** Why it cannot be read, if the browser refused to open it; the file is then empty. */
  refusal?: string;
}

/** Progress reported by the worker. */
export interface Progress {
  /** Place of the first of `lines`; lines reported earlier for this place and after it are obsolete. */
  from: number;
  lines: ResultSummary[];
  /** Estimated final number of lines. */
  total: number;
  /** New names for the numbers in the lines, starting with number `from`. */
  names: { from: number; list: FieldedName[] };
  /** Included from time to time. */
  summary: ShownSummary | null;
}

/** A summary short enough to show, with the words of its rules and the marks of the table. */
export interface ShownSummary extends SummaryInWords {
  same: (Summary['same'][number] & More)[];
  players: (Summary['players'][number] & More)[];
  /** Total number of groups, of which not all may be listed. */
  sameCount: number;
  playersCount: number;
  /** One byte per line, a combination of `SAME` and `SEVERAL`. */
  marks: Uint8Array<ArrayBuffer>;
}

/** The number of rosters that are not listed. */
interface More {
  more: number;
}

/** Mark of a line whose list exists more than once. */
export const SAME = 1;
/** Mark of a line whose player has several lists. */
export const SEVERAL = 2;
