import { briefly, type Figure } from '@/lib/roster/figure';
import type { Hash } from '@/lib/roster/fingerprint';
import type { Use } from '@/lib/roster/pack-rules';
import { withoutHidden } from '@/lib/roster/plain-text';
import type { Fault, Parsed, Unread } from '@/lib/roster/report';
import type { Roster } from '@/lib/roster/roster';
import { sentenceWithPage } from '@/lib/roster/sentence';
import { type Answer, type Examined, type Verdict, verdictOf } from './answer';
import type { PublicProblem } from './public-problem';

/** One of many rosters that were checked, in a line: plain data, that a worker can hand over. */
export interface Row {
  /** Where it came from. */
  source: string;
  /** Why it could not be read; none where it was. */
  faults: Fault[];
  /** What it is instead, where that can be told. */
  why?: Unread | undefined;
  read: ReadRow | null;
  /** What came of the search for its fix; left out where there was none. */
  fix?: RowFix | undefined;
}

/** What the search for the fix of one of many rosters came to: plain data, its text cleaned. */
export interface RowFix {
  /** The cheapest that was found; null where there was none. */
  fix: FoundFix | null;
  /** How long it was looked for at most, in seconds. */
  seconds: number;
}

/** A fix in words. */
export interface FoundFix {
  /** What it does, as it is shown: "Take Jump jets off Terrier". */
  edits: string[];
  /** What it does to the figures: "FC 17 → 15 of 15". */
  effect: string[];
  /** Nothing cheaper makes the roster legal. */
  proven: boolean;
}

/** A problem with its sentence, and with the page behind that. */
export interface RowProblem extends PublicProblem {
  cited: string;
}

/** What is known of a roster that was read: the public answer about it, and what tables and papers show besides. */
export interface ReadRow extends Omit<Verdict, 'source' | 'problems'> {
  problems: RowProblem[];
  roster: Roster;
  player: string;
  /** How many figures that the rules need are not known. */
  unknown: number;
  /** The brief ones. */
  figures: Figure[];
  /** Every type and upgrade fielded, once for each element that uses it. */
  uses: Use[];
}

/**
 * An examined roster as a line among many.
 * @param from the file, or the place in one, that it was read from
 * @param sha256 a faster hash, where the caller has one
 */
export function rowOf(examined: Parsed<Examined>, from: string, sha256?: Hash): Row {
  const source = withoutHidden(from);
  if (!examined.ok) return { source, faults: examined.faults, why: examined.why, read: null };
  const { roster, system, checked } = examined.value;
  const { source: _, problems, ...verdict } = verdictOf(examined.value, source, sha256);
  const cited = checked.report.problems.map((problem) => sentenceWithPage(problem, system));
  const read: ReadRow = {
    ...verdict,
    problems: problems.map((problem, index) => ({ ...problem, cited: cited[index] ?? problem.message })),
    roster,
    player: roster.player,
    unknown: checked.report.unknown,
    figures: briefly(system.figures(checked.reckoning)),
    uses: system.uses(checked.reckoning),
  };
  return { source, faults: [], read };
}

/** The public answer in a row. */
export function answerOfRow({ source, faults, read }: Row): Answer {
  if (read === null) return { source, legal: false, unreadable: faults };
  const { roster, player, unknown, figures, uses, problems, ...verdict } = read;
  return { source, ...verdict, problems: problems.map(({ cited: _, ...problem }) => problem) };
}
