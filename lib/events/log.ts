import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import * as z from 'zod/mini';
import { textSchema, wholeNumber } from '@/lib/roster/roster';
import { type Act, actSchema, hashSchema, momentSchema } from './acts';
import { type EventState, MAX_ENTRIES } from './event';

/** One entry of an event's log, which is only ever added to. */
export interface Entry {
  /** From 1. */
  seq: number;
  /** Milliseconds since 1970, never before the entry before. */
  at: number;
  /** "organiser", "clock", "public", or the id of a player. */
  by: string;
  data: Act;
  /** The hash of the entry before; zeros for the first. */
  prev: string;
  /** SHA-256 of all of the above. */
  hash: string;
}

/** A log entry as it is read from a file. */
export const entrySchema = z.strictObject({
  seq: wholeNumber(1, MAX_ENTRIES),
  at: momentSchema,
  by: textSchema(40, 1),
  data: actSchema,
  prev: hashSchema,
  hash: hashSchema,
}) as z.ZodMiniType<Entry>;

const START = '0'.repeat(64);

/** The hash of a text or of bytes: SHA-256 in hexadecimal. */
export const hashOf = (content: string | Uint8Array): string =>
  bytesToHex(sha256(typeof content === 'string' ? utf8ToBytes(content) : content));

/** What a list is committed to by: SHA-256 of the 32 random bytes and the list's bytes, in hexadecimal. */
export const commitmentOf = (salt: string, bytes: Uint8Array): string =>
  hashOf(concatBytes(hexToBytes(salt), bytes));

/** The hash of an entry: of its fields as JSON, in this order. */
const entryHash = ({ seq, at, by, data, prev }: Omit<Entry, 'hash'>): string =>
  hashOf(JSON.stringify([seq, at, by, data, prev]));

/**
 * Returns the next entry of a log: a clock that went back does not count. The fields of `data` are brought into the
 * order of its schema, so that the entry has the same hash once it was read from a file.
 */
export function sealed(
  before: { seq: number; at: number; hash: string } | null,
  by: string,
  now: number,
  data: Act,
): Entry {
  const entry = {
    seq: (before?.seq ?? 0) + 1,
    at: Math.max(now, before?.at ?? 0),
    by,
    data: z.parse(actSchema, data),
    prev: before?.hash ?? START,
  };
  return { ...entry, hash: entryHash(entry) };
}

/** Says where a log is damaged: an entry that is missing, out of order, or not as it was written; null if it is whole. */
export function logFault(entries: readonly Entry[], before: Entry | null = null): string | null {
  let last = before;
  for (const entry of entries) {
    if (entry.seq !== (last?.seq ?? 0) + 1)
      return `Entry ${(last?.seq ?? 0) + 1} of the log is missing: entry ${entry.seq} is in its place.`;
    if (entry.prev !== (last?.hash ?? START) || entry.hash !== entryHash(entry))
      return `Entry ${entry.seq} of the log is not as it was written.`;
    if (entry.at < (last?.at ?? 0)) return `Entry ${entry.seq} of the log is earlier than the one before it.`;
    last = entry;
  }
  return null;
}

/** The last entry, as far as the next one depends on it. */
export const lastOf = ({ revision, at, head }: Pick<EventState, 'revision' | 'at' | 'head'>) => ({
  seq: revision,
  at,
  hash: head,
});

/** A lot that the event's seed draws for something, as 64 hexadecimal digits: the same for the same seed and names. */
export const lotOf = (seed: string, ...of: readonly (string | number)[]): string =>
  hashOf(JSON.stringify([seed, ...of]));
