import { LINES_BYTES } from '@/lib/check/limits';
import { FILE_BYTES } from '@/lib/roster/roster';

/** What a request may take. Times are in milliseconds, numbers are for one process. */
export interface Limits {
  /** Most bytes of a body. */
  bytes: number;
  /** Longest wait for more of a body, and for all of it. */
  wait: number;
  whole: number;
  /** Most requests that are answered at a time, and of these from one address. */
  atOnce: number;
  fromOne: number;
}

/** One roster as JSON, and many a line each. */
export const LIMITS: Record<Kind, Limits> = {
  json: { bytes: FILE_BYTES, wait: 10_000, whole: 10_000, atOnce: 256, fromOne: 256 },
  ndjson: { bytes: LINES_BYTES, wait: 10_000, whole: 120_000, atOnce: 16, fromOne: 4 },
};

export type Kind = 'json' | 'ndjson';

/** Longest wait for a client to take what it was sent, and most bytes that are kept for it until then. */
export const TAKING_MS = 10_000;
export const WAITING_BYTES = 4 * 1024 * 1024;
