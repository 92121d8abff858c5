import { type CheckedRoster, checkRoster } from '@/lib/roster/check';
import { fingerprint, type Hash } from '@/lib/roster/fingerprint/fingerprint';
import { shortFingerprint } from '@/lib/roster/fingerprint/text';
import type { Pack } from '@/lib/roster/pack/pack';
import type { Fault, Parsed } from '@/lib/roster/report';
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
