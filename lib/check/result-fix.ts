import { progressTexts } from '@/lib/fixes/progress-texts';
import { counted, inSeries } from '@/lib/roster/words';
import { cleanText } from '@/lib/sheet/clean';
import type { CheckResult, FoundFix, ResultFix } from './check-result';
import { rowProblems, rowVerdict } from './result-text';

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
