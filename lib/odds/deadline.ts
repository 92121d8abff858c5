import { counted } from '@/lib/roster/text/words';

/** Odds that would take too long or too much memory: refused with a sentence, never approximated. */
export class OddsRefused extends Error {}

/** Milliseconds that one attack may take in the app. */
export const PATIENCE = 10_000;

/** The most memory that the tables of one answer may take, in bytes. */
const MAX_BYTES = 512 * 1024 * 1024;

/** The time that an answer may take: `check` throws `OddsRefused` once it is over. */
export class Deadline {
  private readonly end: number;

  constructor(private readonly milliseconds: number) {
    this.end = performance.now() + milliseconds;
  }

  /** Called in every long loop. */
  check(): void {
    if (performance.now() <= this.end) return;
    const seconds = this.milliseconds / 1000;
    throw new OddsRefused(
      `This takes longer than ${counted(seconds, 'second')}; allow more time, or use fewer dice.`,
    );
  }
}

/** Refuses tables that would take more than 512 MiB. */
export function checkMemory(bytes: number): void {
  if (bytes > MAX_BYTES)
    throw new OddsRefused(
      `This takes ${Math.ceil(bytes / 1024 / 1024).toLocaleString('en-GB')} MiB of memory; at most 512 MiB is used. Use fewer dice.`,
    );
}

/**
 * Allocates a table.
 * @throws OddsRefused if there is not enough memory
 */
export function allocated<Table>(make: () => Table): Table {
  try {
    return make();
  } catch (error) {
    if (error instanceof RangeError)
      throw new OddsRefused('There is not enough memory for this. Use fewer dice.');
    throw error;
  }
}
