import { briefly, type Figure } from '@/lib/roster/figure';
import type { Hash } from '@/lib/roster/fingerprint';
import type { Use } from '@/lib/roster/pack-rules';
import { withoutHidden } from '@/lib/roster/plain-text';
import type { Fault, Parsed, Unread } from '@/lib/roster/report';
import type { Roster } from '@/lib/roster/roster';
import { sentenceWithPage } from '@/lib/roster/sentence';
import { type Answer, type Examined, type Verdict, verdictOf } from './answer';
import type { PublicProblem } from './public-problem';

/** The result for one of many checked rosters: plain data that a worker can post. */
export interface Row {
  /** Where it came from. */
  source: string;
  /** Why it could not be read; empty if it was. */
  faults: Fault[];
  /** What it is instead, if that is known. */
  why?: Unread | undefined;
  read: ReadRow | null;
  /** The result of the search for its fix; omitted if there was no search. */
  fix?: RowFix | undefined;
}

/** The result of the search for a roster's fix: plain data with cleaned text. */
export interface RowFix {
  /** The cheapest fix that was found; null if there was none. */
  fix: FoundFix | null;
  /** The time limit of the search, in seconds. */
  seconds: number;
}

/** A fix in words. */
export interface FoundFix {
  /** The edits in words: "Remove Jump jets from Terrier". */
  edits: string[];
  /** The changes of the figures: "FC 17 → 15 of 15". */
  effect: string[];
  /** Nothing cheaper makes the roster legal. */
  proven: boolean;
}

/** A problem with its sentence, and with the sentence followed by the page. */
export interface RowProblem extends PublicProblem {
  cited: string;
}

/** A roster that was read: the public answer about it, and what else tables and papers show. */
export interface ReadRow extends Omit<Verdict, 'source' | 'problems'> {
  problems: RowProblem[];
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

/** The public answer of a row. */
export function answerOfRow({ source, faults, read }: Row): Answer {
  if (read === null) return { source, legal: false, unreadable: faults };
  const { roster, player, unknown, figures, uses, problems, ...verdict } = read;
  return { source, ...verdict, problems: problems.map(({ cited: _, ...problem }) => problem) };
}
