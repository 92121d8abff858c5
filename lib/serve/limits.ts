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

/** One roster as JSON, and many a line each. One address has a quarter of the places at most. */
export const LIMITS: Record<Kind, Limits> = {
  json: { bytes: FILE_BYTES, wait: 10_000, whole: 10_000, atOnce: 256, fromOne: 64 },
  ndjson: { bytes: LINES_BYTES, wait: 10_000, whole: 120_000, atOnce: 16, fromOne: 4 },
};

export type Kind = 'json' | 'ndjson';

/**
 * Longest time in which a connection may neither send nor read anything before it is closed, in milliseconds. A slow
 * reader is seen to read in steps, on Linux of up to 1.4 MB: it needs some 25 kB a second at worst.
 */
export const STALLED_MS = 60_000;

/** Most bytes of answers that are made before the client has read them: for one request, and for all of a process. */
export const AHEAD_BYTES = 1024 * 1024;
export const UNSENT_BYTES = 64 * 1024 * 1024;
