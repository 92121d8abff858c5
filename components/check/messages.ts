import type { SummaryInWords } from '@/lib/check/broken-rules';
import type { Summary } from '@/lib/check/summary';
import type { FieldedName } from './fielded-names';
import type { Line } from './line';

/** A file under the path that it was found by. */
export interface Found {
  path: string;
  file: Blob;
  /** Why it cannot be read, where the browser said so when it was handed over; the file is empty then. */
  refusal?: string;
}

/** What the worker reports while it works. */
export interface Progress {
  /** Lines from a place on; those from there on that were reported before are out of date. */
  from: number;
  lines: Line[];
  /** How many lines there will be, about. */
  total: number;
  /** What the numbers in the lines stand for, from a number on. */
  names: { from: number; list: FieldedName[] };
  /** Now and then. */
  summary: Shown | null;
}

/** A summary short enough to be shown, with the words of its rules and what is marked in the table. */
export interface Shown extends SummaryInWords {
  same: (Summary['same'][number] & More)[];
  players: (Summary['players'][number] & More)[];
  /** How many groups there are, where not all are told. */
  sameCount: number;
  playersCount: number;
  /** A byte a line: 1 where the list is there again, 2 where its player has several. */
  marks: Uint8Array<ArrayBuffer>;
}

/** How many more there are than are told. */
interface More {
  more: number;
}

export const SAME = 1;
export const SEVERAL = 2;
