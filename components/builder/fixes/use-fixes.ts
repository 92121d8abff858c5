import { useCallback, useSyncExternalStore } from 'react';
import { useBuilder } from '../context';
import { useOfferUndo } from '../use-undo';
import { type FixState, fixSearchOf } from './fix-search';
import type { OfferedFix } from './worker';

/** Returns the state of the search for fixes, which runs while a component uses it. */
export function useFixes(): FixState {
  const search = fixSearchOf(useBuilder().store);
  return useSyncExternalStore(search.subscribe, search.state, search.state);
}

/** Describes what a fix does, in a line: "Take Jump jets off Terrier, Remove Pickets". */
export const editsText = ({ shown }: Pick<OfferedFix, 'shown'>): string => shown.join(', ');

/** Describes what a fix did: one change by its text, several by their number. */
function doneText({ shown, errors }: OfferedFix): string {
  const done = errors === 0 ? 'Made legal' : 'Fixed';
  return shown.length === 1 ? `${done}: ${shown[0]}.` : `${done} by ${shown.length} changes.`;
}

/** Returns a function that applies a fix in one undo step, with a message that offers Undo. */
export function useApplyFix(): (fix: OfferedFix) => void {
  const { store } = useBuilder();
  const offer = useOfferUndo();
  return useCallback(
    (fix) => {
      // The roster was edited since: the fix is out of date.
      if (fixSearchOf(store).state().roster !== store.state().roster) return;
      const step = store.edit(() => fix.roster);
      offer(step, doneText(fix));
    },
    [store, offer],
  );
}
