import { examine } from '@/lib/check/answer';
import type { ResultFix } from '@/lib/check/check-result';
import { findRowFix } from '@/lib/check/find-row-fix';
import type { Input } from '@/lib/check/input';
import { withBugGuard } from '@/lib/check/isolated';
import { readRosterBytes } from '@/lib/check/read';
import { manyRosters } from '@/lib/node/many-rosters';
import type { CheckedRoster } from '@/lib/roster/check';
import type { Pack } from '@/lib/roster/pack';
import type { Parsed } from '@/lib/roster/report';

/** Returns the text of the answer for a roster, with the search for its fix if there was one. */
export type AnswerOf = (
  examined: Parsed<CheckedRoster>,
  source: string,
  fix?: ResultFix,
) => string | Promise<string>;

/** A roster that was examined, and the text of its answer. */
interface Answered {
  examined: Parsed<CheckedRoster>;
  text: string;
}

/**
 * Makes a checker of rosters, with or without a pack. A defect in the check of one is the answer for that one.
 * @param fixes whether to search for the first fix of each roster that is not legal
 */
export function inputChecker(
  pack: Pack | null,
  answerOf: AnswerOf,
  fixes = false,
): (input: Input) => Promise<Answered> {
  const parse = manyRosters();
  return ({ source, bytes }) => {
    const answered = async (examined: Parsed<CheckedRoster>) => {
      const fix = fixes ? await fixOf(examined, pack) : undefined;
      return { examined, text: await answerOf(examined, source, fix) };
    };
    return withBugGuard(
      async () => answered(examine(bytes.ok ? await readRosterBytes(bytes.value, parse) : bytes, pack)),
      answered,
    );
  };
}

/** Searches for the first fix of a roster; undefined if it needs none or could not be read. */
const fixOf = async (examined: Parsed<CheckedRoster>, pack: Pack | null): Promise<ResultFix | undefined> =>
  examined.ok && !examined.value.checked.report.legal
    ? withBugGuard(
        () => findRowFix(examined.value.roster, pack),
        () => ({ fix: null, ended: false }),
      )
    : undefined;
