import { LINES_BYTES } from '@/lib/check/limits';
import { SEARCH_SECONDS } from '@/lib/fixes/fix';
import { FILE_BYTES } from '@/lib/roster/limits';

/** Limits on requests. Times are in milliseconds, addresses of one IPv6 network are one client. */
export interface Limits {
  /** Maximum size of a body, in bytes, and what is said above it if that is not said of a roster. */
  bytes: number;
  tooLarge?: string;
  /** Maximum wait for the next piece of a body, and for the whole body. */
  wait: number;
  whole: number;
  /** Maximum number of concurrent requests, and of those from one client. */
  concurrent: number;
  perClient: number;
}

/** Limits for one roster as JSON, and for one per line. One client may have at most a quarter of the places. */
export const LIMITS: Record<Kind, Limits> = {
  json: { bytes: FILE_BYTES, wait: 10_000, whole: 10_000, concurrent: 256, perClient: 64 },
  ndjson: { bytes: LINES_BYTES, wait: 10_000, whole: 120_000, concurrent: 16, perClient: 4 },
};

/** Limits for a roster to search for its fixes. */
export const FIX_LIMITS: Limits = { ...LIMITS.json, concurrent: 12, perClient: 3 };

/**
 * Limits for a change of an event, which may have a roster or a pack in it, and for the file of an event. All players
 * in a hall may have one address.
 */
export const EVENT_LIMITS: Record<'command' | 'file', Limits> = {
  command: { bytes: 300 * 1024, wait: 10_000, whole: 20_000, concurrent: 600, perClient: 400 },
  file: { bytes: 64 * 1024 * 1024, wait: 10_000, whole: 120_000, concurrent: 2, perClient: 1 },
};

/** Limits for a sealed record of a space, and for a batch of them as JSON. */
export const SPACE_LIMITS = {
  record: {
    bytes: 512 * 1024,
    tooLarge: 'A record may have at most 512 KiB (524,288 bytes).',
    wait: 10_000,
    whole: 20_000,
    concurrent: 200,
    perClient: 100,
  },
  batch: { bytes: 4 * 1024 * 1024, wait: 10_000, whole: 60_000, concurrent: 24, perClient: 12 },
} satisfies Record<string, Limits>;

/** Time limit of a search for fixes, in seconds, and maximum number of fixes in an answer. */
export const SEARCH = { seconds: SEARCH_SECONDS, most: 5 };

export type Kind = 'json' | 'ndjson';

/**
 * Time without any sending or reading after which a connection is closed, in milliseconds. A slow reader appears to
 * read in steps, on Linux of up to 1.4 MB, so it needs about 25 kB a second at worst.
 */
export const STALLED_MS = 60_000;

/** Maximum bytes of answers that clients have not read yet. */
export const UNSENT_BYTES = 64 * 1024 * 1024;
