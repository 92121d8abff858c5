import { examine } from '@/lib/check/answer';
import type { ResultFix } from '@/lib/check/check-result';
import { findRowFix } from '@/lib/check/find-row-fix';
import type { Input } from '@/lib/check/input';
import { withBugGuard } from '@/lib/check/isolated';
import { readRosterBytes } from '@/lib/check/read';
import { SECONDS_OF_MANY } from '@/lib/check/result-fix';
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

/** Returns what a roster adds to the answer, with the search for its fix if there was one. */
export type PartOf<Part = unknown> = (
  examined: Parsed<CheckedRoster>,
  source: string,
  fix?: ResultFix,
) => Part;

/**
 * Makes a checker of rosters, with or without a pack.
 * @param fixes whether to search for the first fix of each roster that is not legal
 */
export function batchChecker(pack: Pack | null, part: PartOf, fixes = false): BatchChecker {
  const parse = manyRosters();
  return async (inputs) => {
    const batch: Batch = { parts: [], count: noCount() };
    for (const { source, bytes } of inputs) {
      const withPart = async (examined: Parsed<CheckedRoster>) => ({
        examined,
        added: part(examined, source, fixes ? await fixOf(examined, pack) : undefined),
      });
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

/** Searches for the first fix of a roster; undefined if it needs none or could not be read. */
const fixOf = async (examined: Parsed<CheckedRoster>, pack: Pack | null): Promise<ResultFix | undefined> =>
  examined.ok && !examined.value.checked.report.legal
    ? withBugGuard(
        () => findRowFix(examined.value.roster, pack, { seconds: SECONDS_OF_MANY }),
        () => ({ fix: null, seconds: SECONDS_OF_MANY, ended: false }),
      )
    : undefined;
