import { useCallback, useSyncExternalStore } from 'react';
import { useBuilder } from '../context';
import { useOfferUndo } from '../use-undo';
import { type FixState, fixSearchOf, isSame } from './fix-search';
import type { OfferedFix } from './worker';

/** Returns the state of the search for fixes, which runs while a component uses it. */
export function useFixes(): FixState {
  const search = fixSearchOf(useBuilder().store);
  return useSyncExternalStore(search.subscribe, search.state, search.state);
}

/** Returns the changes of a fix in words: "Remove Jump jets from Terrier", "Undo: Set Firepower of Terrier back to 6". */
export const changeTexts = ({ edits, source }: Pick<OfferedFix, 'edits' | 'source'>): string[] =>
  edits.map(({ text }) => (source === 'take-back' ? `Undo: ${text}` : text));

/** Describes a fix in a line. */
export const fixText = (fix: Pick<OfferedFix, 'edits' | 'source'>): string => changeTexts(fix).join(', ');

/** Describes what a fix did: one change by its text, several by their number. */
function doneText(fix: Pick<OfferedFix, 'edits' | 'source'>, isLegal: boolean): string {
  const done = isLegal ? 'Made legal' : 'Fixed';
  return fix.edits.length === 1 ? `${done}: ${fixText(fix)}.` : `${done} by ${fix.edits.length} changes.`;
}

/** Returns a function that applies a fix in one undo step, with a message that offers Undo. */
export function useApplyFix(): (fix: Pick<OfferedFix, 'edits' | 'source' | 'roster'>) => void {
  const { store } = useBuilder();
  const offer = useOfferUndo();
  const { subject } = useFixes();
  return useCallback(
    (fix) => {
      // The roster, its pack or its collection has changed since the fix was shown: others are searched for.
      if (!isSame(subject, store.state())) return;
      const step = store.edit(() => fix.roster);
      offer(step, doneText(fix, store.state().report.legal));
    },
    [store, offer, subject],
  );
}
