import * as z from 'zod/mini';
import { timeSchema } from './records';

/** What is noted down about the clock, by the names that browsers have stored it under. */
interface Noted {
  /** The time of the last visit at which the clock could be trusted; null where that is not known. */
  seen: number | null;
  /** What was old at this time has been kept at the player's wish; null where nobody was asked. */
  keptAt: number | null;
}

const KEY = 'muster-clock';
const notedSchema = z.object({
  seen: z.catch(z.nullable(timeSchema), null),
  keptAt: z.catch(z.nullable(timeSchema), null),
});

let inMemory: Noted = { seen: null, keptAt: null };

/** What was noted down about the clock. */
export function clockNotes(): Noted {
  try {
    return z.parse(notedSchema, JSON.parse(localStorage.getItem(KEY) ?? '{}'));
  } catch {
    return inMemory;
  }
}

/** Notes something down about the clock. */
export function noteClock(part: Partial<Noted>) {
  const noted = { ...clockNotes(), ...part };
  inMemory = noted;
  try {
    localStorage.setItem(KEY, JSON.stringify(noted));
  } catch {
    // Known until the page is left.
  }
}

let latest = 0;

/**
 * The time that is written beside what is kept, in milliseconds since 1970: never before the last visit, nor before
 * an earlier time of this page, though the clock has been put back.
 */
export function stamp(now = Date.now()): number {
  latest = Math.max(latest, now, clockNotes().seen ?? 0);
  return latest;
}
