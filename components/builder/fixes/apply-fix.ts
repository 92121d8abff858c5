import { useCallback, useSyncExternalStore } from 'react';
import { sum } from '@/lib/roster/edits/list-edits';
import { counted, isRenumbered } from '@/lib/roster/text/words';
import type { Snapshot } from '@/lib/storage/db';
import { elementsOf, useBuilder } from '../context';
import { useOfferUndo } from '../edits';
import type { BuilderStore, Ownership } from '../store';
import type { Listed } from '../system-editor';
import { type FixState, fixSearchOf, isSame } from './fix-search';
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

/** Describes what a fix did: one change by its text, unless its names are those of others now; else by their number. */
function doneText(fix: ShownFix, isLegal: boolean, renumbered: boolean): string {
  const done = isLegal ? 'Made legal' : 'Fixed';
  // A text may end with an abbreviation, such as "U.N.A.".
  return fix.changes === 1 && !renumbered
    ? `${done}: ${fixText(fix).replace(/\.?$/, '.')}`
    : `${done} by ${counted(shownChanges(fix), 'change')}.`;
}

/**
 * Applies a fix in one undo step, and says what it did; null, without a change, if the roster, its pack or its
 * collection has changed since the fix was found: others are searched for then.
 * @param subject what the fix was found for
 * @param list the elements of an evaluation under their labels
 */
export function applyFix(
  fix: ShownFix,
  subject: FixState['subject'],
  store: BuilderStore,
  list: (evaluation: unknown) => readonly Listed[],
): { step: Snapshot | null; text: string } | null {
  if (!isSame(subject, store.state())) return null;
  const before = list(store.state().evaluation);
  const step = store.edit(() => fix.roster, `Fixed: ${fixText(fix)}`);
  const { report, evaluation } = store.state();
  return { step, text: doneText(fix, report.legal, isRenumbered(before, list(evaluation))) };
}

/** Returns the state of the search for fixes, which runs while a component uses it. */
export function useFixes(): FixState {
  const search = fixSearchOf(useBuilder().store);
  return useSyncExternalStore(search.subscribe, search.state, search.state);
}

/** Returns a function that applies a fix in one undo step, with a message that offers Undo. */
export function useApplyFix(): (fix: ShownFix) => void {
  const { store, editor } = useBuilder();
  const offer = useOfferUndo();
  const { subject } = useFixes();
  return useCallback(
    (fix) => {
      const done = applyFix(fix, subject, store, elementsOf(editor).list);
      if (done) offer(done.step, done.text);
    },
    [store, editor, offer, subject],
  );
}

/** Whether a force exceeds what its player owns by more than the force before did. */
export function fieldsMore({ advice }: Ownership, before: unknown, after: unknown): boolean {
  const beyond = (force: unknown) => sum(advice(force), ({ elements }) => elements.length);
  return beyond(after) > beyond(before);
}
