import type { SummaryInWords } from '@/lib/check/broken-rules';
import type { Row } from '@/lib/check/row';
import type { Summary } from '@/lib/check/summary';
import type { Pack } from '@/lib/roster/pack';
import type { Paper } from '@/lib/sheet/card';
import type { Sheet } from '@/lib/sheet/sheet';
import type { Line } from './line';
import type { View } from './view';

/** A file under the path that it was found by. */
export interface Found {
  path: string;
  file: Blob;
  /** Why it cannot be read, where the browser said so when it was handed over; the file is empty then. */
  refusal?: string;
}

/** What the page tells the worker that checks. */
export type WorkerCommand =
  /** Checks these besides what is there; `more` files of the same handing over are to come. */
  | { kind: 'check'; files: Found[]; begins: boolean; more: number }
  /** Checks everything anew against a pack, or none. */
  | { kind: 'pack'; pack: Pack | null; packText: string }
  | { kind: 'stop' }
  | { kind: 'clear' }
  | { kind: 'remove'; place: number }
  /** What the table is to show from now on. */
  | { kind: 'view'; view: View };

/** What the page asks of it, each answered once. */
export interface Questions {
  /** A roster whole. */
  row: { ask: { place: number }; answer: Row };
  /** The verdicts over the lines of the view as a file. */
  save: { ask: { form: 'csv' | 'lines' }; answer: Blob };
  sheets: { ask: { version: string }; answer: Sheet[] };
  /** The sheets of some rosters of the view that could be read, and how many there are in all. */
  papers: { ask: { from: number; count: number }; answer: { papers: Paper[]; of: number } };
  /** PDFs made of those as one, with the rosters in it if they were printed. */
  join: { ask: { parts: Uint8Array<ArrayBuffer>[]; carry: boolean }; answer: Uint8Array<ArrayBuffer> };
}

export type Question = {
  [Kind in keyof Questions]: { kind: Kind; id: number } & Questions[Kind]['ask'];
}[keyof Questions];

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

/** What the worker tells the page. */
export type Report =
  /** Lines from a place on; those from there on that were told before are out of date. */
  | { kind: 'lines'; from: number; lines: Line[]; total: number }
  | { kind: 'order'; order: Uint32Array<ArrayBuffer> | null }
  | { kind: 'summary'; summary: Shown }
  | { kind: 'ended'; stopped: boolean }
  | { kind: 'answer'; id: number; value: unknown }
  | { kind: 'failed'; id: number; sentence: string };
