import { type CheckedRoster, checkRoster } from '@/lib/roster/check';
import { fingerprint, type Hash } from '@/lib/roster/fingerprint/fingerprint';
import { shortFingerprint } from '@/lib/roster/fingerprint/text';
import type { Pack } from '@/lib/roster/pack/pack';
import type { Use } from '@/lib/roster/pack/rules';
import type { Fault, Parsed, Unread } from '@/lib/roster/report';
import type { Roster } from '@/lib/roster/roster';
import { sentenceWithPage } from '@/lib/roster/sentence';
import { type Figure, headlineFigures } from '@/lib/roster/shown/figures';
import { withoutHidden } from '@/lib/roster/text/visible';
import { verdictKind } from '@/lib/roster/verdict';
import { type PublicProblem, publicProblem } from './public-problem';
import { type ReadRoster, readRosterText } from './read';

/** The public answer about a roster. */
export interface Verdict {
  source?: string | undefined;
  name: string;
  system: string;
  /** The first 12 digits of `fingerprintFull`, for clients of earlier versions. */
  fingerprint: string;
  /** Identifies the force, whatever it is called: 64 hexadecimal digits. */
  fingerprintFull: string;
  /** No problem is an error. */
  legal: boolean;
  /** No error was found, but figures that the rules need are unknown; omitted if false. */
  undecided?: true;
  totals: object;
  problems: PublicProblem[];
}

/** The public answer about a file that could not be read: its first 20 faults. */
export interface Unreadable {
  source?: string | undefined;
  legal: false;
  unreadable: Fault[];
}

/** The public answer about a roster or a file. */
export type PublicResult = Verdict | Unreadable;

/** Checks a roster that was read, with or without a pack; faults are passed through. */
export function examine(read: Parsed<ReadRoster>, pack: Pack | null): Parsed<CheckedRoster> {
  if (!read.ok) return read;
  const { roster, system } = read.value;
  return { ok: true, value: { roster, system, checked: checkRoster(roster, system, pack) } };
}

/** The public answer about an examined roster; JSON omits `source` if it is undefined. */
export const answerOf = (examined: Parsed<CheckedRoster>, source?: string, sha256?: Hash): PublicResult =>
  examined.ok
    ? verdictOf(examined.value, source, sha256)
    : { source, legal: false, unreadable: examined.faults };

/** The public answer about a checked roster. */
export function verdictOf(
  { roster, system, checked }: CheckedRoster,
  source?: string,
  sha256?: Hash,
): Verdict {
  const { legal, totals, problems } = checked.report;
  const full = fingerprint(roster, system, sha256);
  return {
    source,
    name: roster.name,
    system: system.id,
    fingerprint: shortFingerprint(full),
    fingerprintFull: full,
    legal,
    ...(verdictKind(checked.report) === 'undecided' ? { undecided: true } : {}),
    totals,
    problems: problems.map((problem) => publicProblem(problem, system)),
  };
}

/** Checks a roster in JSON text, with or without a pack. */
export const checkText = async (
  text: string,
  source: string,
  pack: Pack | null = null,
): Promise<PublicResult> => answerOf(examine(await readRosterText(text), pack), source);

/** The result for one of many checked rosters: plain data that a worker can post. */
export interface CheckResult {
  /** Where it came from. */
  source: string;
  /** Why it could not be read; empty if it was. */
  faults: Fault[];
  /** What it is instead, if that is known. */
  why?: Unread | undefined;
  /** The text without a roster, which may be a typed list; where it is asked for. */
  words?: string | undefined;
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
