import { progressTexts } from '@/lib/fixes/progress-texts';
import { shortSuggestion } from '@/lib/roster/faults';
import { nameOfGame } from '@/lib/roster/game-names';
import { type Fault, MAX_FAULTS, type Unread } from '@/lib/roster/report';
import { counted, inSeries } from '@/lib/roster/text/words';
import { verdictText } from '@/lib/roster/verdict';
import { cleanText } from '@/lib/sheet/clean';
import type { SheetProblem } from '@/lib/sheet/sheet';
import type { CheckResult, FoundFix, ReadableResult, ResultFix } from './answer';

/** The name of a row's game. */
export const gameName = ({ system }: Pick<ReadableResult, 'system'>): string => nameOfGame(system);

/** "FC 15 of 15 · FP 23 · CR 3 of 3". */
export const figuresText = ({ figures }: Pick<ReadableResult, 'figures'>): string =>
  figures.map(({ label, value }) => `${label} ${value}`).join(' · ');

/** "Legal", "Not legal: 2 errors", "Cannot be read". */
export const rowVerdict = ({ read }: CheckResult): string =>
  read === null ? 'Cannot be read' : verdictText(read);

/** The problems of a roster as sentences with their pages. */
export const rowProblems = ({ problems }: Pick<ReadableResult, 'problems'>): SheetProblem[] =>
  problems.map(({ severity, rule, cited }) => ({ severity, rule, text: cited }));

/** A fault as a sentence, preceded by its path unless it concerns the whole file. */
export const faultText = ({ path, message }: Fault): string =>
  path === '' ? message : `${path}: ${message}`;

/** Why a roster could not be read, as sentences. */
export const rowFaults = ({ faults }: CheckResult): string[] => faults.map(faultText);

/** Only what is damaged is asked for again: anything else would come back as it is. */
const unreadTexts: Record<Unread, string> = {
  foreign: 'Not a Muster file: ask for a roster file or its link',
  words:
    'No roster in this text. Muster reads a link, a roster file or a chat text with its link, not a list in words: ask for one of these, or build the list in Muster yourself',
  damaged: 'Damaged or cut off: ask for it again',
  newer: 'Made by a newer version of Muster: update this one to read it',
  other: 'A Muster file, but no roster: ask for the roster',
  game: 'For a game that this version of Muster does not know',
};

/** Maximum number of suggestions for a file; the others are among its faults. */
const MAX_SUGGESTIONS = 3;

/** What is unknown in a file and near to something known, as sentences: where, what it is, what was probably meant. */
export const suggestionsIn = (faults: readonly Fault[]): string[] =>
  faults
    .flatMap((fault) => {
      const message = fault.path === '' ? null : shortSuggestion(fault.message);
      return message === null ? [] : [faultText({ ...fault, message })];
    })
    .slice(0, MAX_SUGGESTIONS);

/**
 * What is wrong with a file that could not be read, and what to do about it, without technical detail but for what was
 * probably mistyped.
 */
export function unreadText({ faults, why }: Pick<CheckResult, 'faults' | 'why'>): string {
  // What this version does not know may be right in a newer one.
  const suggestions = why === 'newer' ? [] : suggestionsIn(faults);
  return [...suggestions, plainText({ faults, why })].join(' ');
}

function plainText({ faults, why }: Pick<CheckResult, 'faults' | 'why'>): string {
  const [first] = faults;
  // It says what it is instead: "This is a pack; it must be a roster."
  if (why === 'other' && first?.path === '') return `${first.message} Ask for the roster.`;
  if (why !== undefined) return `${unreadTexts[why]}.`;
  if (first?.path === '') return first.message;
  const mistakes = faults.length < MAX_FAULTS ? counted(faults.length, 'mistake') : 'many mistakes';
  return `A roster file with ${mistakes} in it: correct the file, or build the list in Muster.`;
}

/** "Fix: Remove Jump jets from Terrier", "Fix: 2 changes", "No fix found". */
export const fixInShort = ({ fix }: ResultFix): string => {
  if (fix === null) return 'No fix found';
  return `Fix: ${fix.changes === 1 ? inSeries(fix.edits) : counted(fix.changes, 'change')}`;
};

/** "Remove Jump jets from Terrier; Remove Pickets (FC 17 → 15 of 15)". */
const fixInFull = ({ edits, effect }: FoundFix): string =>
  [inSeries(edits), ...(effect.length > 0 ? [`(${effect.join(', ')})`] : [])].join(' ');

const isIllegal = ({ read }: CheckResult): boolean => read !== null && !read.legal;

/** The text of a cell on how a roster becomes legal; "" if it needs no fix or could not be read. */
export function fixCell(row: CheckResult): string {
  if (!isIllegal(row)) return '';
  if (row.fix === undefined) return 'not searched';
  return row.fix.fix === null ? 'no fix found' : fixInFull(row.fix.fix);
}

/** A sentence on how a roster becomes legal; "" if it needs no fix or could not be read. */
export function fixSentence(row: CheckResult): string {
  if (!isIllegal(row)) return '';
  if (row.fix === undefined) return 'No fix was searched for.';
  const { fix, ended } = row.fix;
  if (fix === null) return ended ? progressTexts.none : progressTexts.outOfTime;
  return `Legal with this fix: ${fixInFull(fix)}.`;
}

/** A reply for the player: the verdict, what is wrong, and how the roster becomes legal; without their name. */
export function answerText(row: CheckResult): string {
  const { read } = row;
  if (read === null) return '';
  const problems = rowProblems(read).map(({ text }) => `- ${cleanText(text)}`);
  const fix = row.fix?.fix ? [fixSentence(row)] : [];
  return [`${cleanText(read.name) || 'Your list'}. ${rowVerdict(row)}.`, ...problems, ...fix].join('\n');
}
