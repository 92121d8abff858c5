import { examine } from '@/lib/check/answer';
import type { Input } from '@/lib/check/input';
import { withBugGuard } from '@/lib/check/isolated';
import { readRosterBytes } from '@/lib/check/read';
import type { CheckedRoster } from '@/lib/roster/check';
import type { Pack } from '@/lib/roster/pack';
import type { Parsed } from '@/lib/roster/report';
import { type Count, countIn, noCount } from './count';
import { manyRosters } from './many-rosters';

/** The results for some rosters: plain data that a thread can post. */
export interface Batch {
  /** What each roster adds to the answer, in order. */
  parts: unknown[];
  count: Count;
}

/** Checks some rosters, one after the other. */
export type BatchChecker = (inputs: readonly Input[]) => Promise<Batch>;

/**
 * Makes a checker of rosters, with or without a pack.
 * @param part returns what a roster adds to the answer
 */
export function batchChecker(
  pack: Pack | null,
  part: (examined: Parsed<CheckedRoster>, source: string) => unknown,
): BatchChecker {
  const parse = manyRosters();
  return async (inputs) => {
    const batch: Batch = { parts: [], count: noCount() };
    for (const { source, bytes } of inputs) {
      const withPart = (examined: Parsed<CheckedRoster>) => ({ examined, added: part(examined, source) });
      const { examined, added } = await withBugGuard(
        async () => withPart(examine(bytes.ok ? await readRosterBytes(bytes.value, parse) : bytes, pack)),
        withPart,
      );
      countIn(batch.count, examined);
      batch.parts.push(added);
    }
    return batch;
  };
}
