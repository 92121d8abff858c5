import type { CheckedRoster } from '@/lib/roster/check';
import type { Hash } from '@/lib/roster/fingerprint/fingerprint';
import type { Use } from '@/lib/roster/pack/rules';
import type { Fault, Parsed, Unread } from '@/lib/roster/report';
import type { Roster } from '@/lib/roster/roster';
import { sentenceWithPage } from '@/lib/roster/sentence';
import { type Figure, headlineFigures } from '@/lib/roster/shown/figures';
import { withoutHidden } from '@/lib/roster/text/visible';
import { type PublicResult, type Verdict, verdictOf } from './answer';
import type { PublicProblem } from './public-problem';

/** The result for one of many checked rosters: plain data that a worker can post. */
export interface CheckResult {
  /** Where it came from. */
  source: string;
  /** Why it could not be read; empty if it was. */
  faults: Fault[];
  /** What it is instead, if that is known. */
  why?: Unread | undefined;
  read: ReadableResult | null;
  /** The result of the search for its fix; omitted if there was no search. */
  fix?: ResultFix | undefined;
}

/** The result of the search for a roster's fix: plain data with cleaned text. */
export interface ResultFix {
  /** The cheapest fix that was found; null if there was none. */
  fix: FoundFix | null;
  /** Whether the search ended by itself, not because it was stopped or ran out of time. */
  ended: boolean;
}

/** A fix in words. */
export interface FoundFix {
  /** The edits in words: "Remove Jump jets from Terrier". */
  edits: string[];
  /** Number of changes, each of one or more edits. */
  changes: number;
  /** The changes of the figures: "FC 17 → 15 of 15". */
  effect: string[];
  /** Nothing cheaper makes the roster legal. */
  proven: boolean;
}

/** A problem with its sentence, and with the sentence followed by the page. */
export interface ResultProblem extends PublicProblem {
  cited: string;
}

/** A roster that was read: the public answer about it, and what else tables and papers show. */
export interface ReadableResult extends Omit<Verdict, 'source' | 'problems'> {
  problems: ResultProblem[];
  roster: Roster;
  player: string;
  /** The number of figures that the rules need but are unknown. */
  unknown: number;
  /** The figures in brief. */
  figures: Figure[];
  /** Every type and upgrade fielded, once per element that uses it. */
  uses: Use[];
}

/**
 * The row of an examined roster.
 * @param from the file, or the position in one, that it was read from
 * @param sha256 a faster hash, if the caller has one
 */
export function checkResultOf(examined: Parsed<CheckedRoster>, from: string, sha256?: Hash): CheckResult {
  const source = withoutHidden(from);
  if (!examined.ok) return { source, faults: examined.faults, why: examined.why, read: null };
  const { roster, system, checked } = examined.value;
  const { source: _, problems, ...verdict } = verdictOf(examined.value, source, sha256);
  const cited = checked.report.problems.map((problem) => sentenceWithPage(problem, system));
  const read: ReadableResult = {
    ...verdict,
    problems: problems.map((problem, index) => ({ ...problem, cited: cited[index] ?? problem.message })),
    roster,
    player: roster.player,
    unknown: checked.report.unknown,
    figures: headlineFigures(system.figures(checked.evaluation)),
    uses: system.uses(checked.evaluation),
  };
  return { source, faults: [], read };
}

/** The public answer of a row. */
export function answerOfRow({ source, faults, read }: CheckResult): PublicResult {
  if (read === null) return { source, legal: false, unreadable: faults };
  const { roster, player, unknown, figures, uses, problems, ...verdict } = read;
  return { source, ...verdict, problems: problems.map(({ cited: _, ...problem }) => problem) };
}
