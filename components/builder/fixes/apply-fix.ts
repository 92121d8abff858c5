import type { Snapshot } from '@/lib/storage/db';
import type { BuilderStore } from '../store';
import { type FixState, isSame } from './fix-search';
import type { OfferedFix } from './worker';

export type ShownFix = Pick<OfferedFix, 'changes' | 'lines' | 'source' | 'roster'>;

/** Returns the changes of a fix in words: "Remove Jump jets from Terrier", "Undo: Set Firepower of Terrier back to 6". */
export const changeTexts = ({ lines, source }: Pick<ShownFix, 'lines' | 'source'>): string[] =>
  lines.map((text) => (source === 'take-back' ? `Undo: ${text}` : text));

/** Describes a fix in a line. */
export const fixText = (fix: Pick<ShownFix, 'lines' | 'source'>): string => changeTexts(fix).join(', ');

/** Returns the number of changes of a fix as a reader counts them: no fewer than its lines. */
export const shownChanges = ({ changes, lines }: Pick<ShownFix, 'changes' | 'lines'>): number =>
  Math.max(changes, lines.length);

/** Describes what a fix did: one change by its text, several by their number. */
function doneText(fix: ShownFix, isLegal: boolean): string {
  const done = isLegal ? 'Made legal' : 'Fixed';
  // A text may end with an abbreviation, such as "U.N.A.".
  return fix.changes === 1
    ? `${done}: ${fixText(fix).replace(/\.?$/, '.')}`
    : `${done} by ${shownChanges(fix)} changes.`;
}

/**
 * Applies a fix in one undo step, and says what it did; null, without a change, if the roster, its pack or its
 * collection has changed since the fix was found: others are searched for then.
 * @param subject what the fix was found for
 */
export function applyFix(
  fix: ShownFix,
  subject: FixState['subject'],
  store: BuilderStore,
): { step: Snapshot | null; text: string } | null {
  if (!isSame(subject, store.state())) return null;
  const step = store.edit(() => fix.roster);
  return { step, text: doneText(fix, store.state().report.legal) };
}
