import { LAST_TIME } from '@/lib/roster/limits';

/** What is recorded about the clock; the names are those that browsers have stored it under. */
interface ClockNotes {
  /** The time of the last visit at which the clock could be trusted; null if unknown. */
  seen: number | null;
  /** When the player last chose to keep expired items; null if never asked. */
  keptAt: number | null;
}

const KEY = 'muster-clock';

const timeIn = (value: unknown): number | null =>
  typeof value === 'number' && value >= 1 && value <= LAST_TIME ? Math.round(value) : null;

let inMemory: ClockNotes = { seen: null, keptAt: null };

/** Returns what was recorded about the clock. */
export function clockNotes(): ClockNotes {
  try {
    const { seen, keptAt } = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return { seen: timeIn(seen), keptAt: timeIn(keptAt) };
  } catch {
    return inMemory;
  }
}

/** Records something about the clock. */
export function noteClock(part: Partial<ClockNotes>) {
  const notes = { ...clockNotes(), ...part };
  inMemory = notes;
  try {
    localStorage.setItem(KEY, JSON.stringify(notes));
  } catch {
    // Remembered until the page is closed.
  }
}

let latest = 0;

/**
 * The timestamp to store with a record, in milliseconds since 1970: never before the last visit or an earlier
 * timestamp of this page, even if the clock has been set back.
 */
export function stamp(now = Date.now()): number {
  latest = Math.max(latest, now, clockNotes().seen ?? 0);
  return latest;
}
