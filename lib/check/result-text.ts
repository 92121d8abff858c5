import { nameOfGame } from '@/lib/roster/game-names';
import { type Fault, MAX_FAULTS, type Unread } from '@/lib/roster/report';
import { verdictText } from '@/lib/roster/verdict';
import { counted } from '@/lib/roster/words';
import type { SheetProblem } from '@/lib/sheet/sheet';
import type { CheckResult, ReadableResult } from './check-result';

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

/** What is wrong with a file that could not be read, and what to do about it, without technical detail. */
export function unreadText({ faults, why }: Pick<CheckResult, 'faults' | 'why'>): string {
  const [first] = faults;
  // It says what it is instead: "This is a pack; it must be a roster."
  if (why === 'other' && first?.path === '') return `${first.message} Ask for the roster.`;
  if (why !== undefined) return `${unreadTexts[why]}.`;
  if (first?.path === '') return first.message;
  const mistakes = faults.length < MAX_FAULTS ? counted(faults.length, 'mistake') : 'many mistakes';
  return `A roster file with ${mistakes} in it: correct the file, or build the list in Muster.`;
}
