import { useCallback, useSyncExternalStore } from 'react';
import { useBuilder } from '../context';
import { useOfferUndo } from '../use-undo';
import { type FixState, fixSearchOf } from './fix-search';
import type { OfferedFix } from './worker';

/** How the search for fixes stands; it goes on for as long as a component uses it. */
export function useFixes(): FixState {
  const search = fixSearchOf(useBuilder().store);
  return useSyncExternalStore(search.subscribe, search.state, search.state);
}

/** What a fix does, in a line: "Take Jump jets off Terrier, Remove Pickets". */
export const editsText = ({ shown }: Pick<OfferedFix, 'shown'>): string => shown.join(', ');

/** What a fix did, in a few words: several changes by their number, one by its text. */
function doneText({ shown, errors }: OfferedFix): string {
  const done = errors === 0 ? 'Made legal' : 'Fixed';
  return shown.length === 1 ? `${done}: ${shown[0]}.` : `${done} by ${shown.length} changes.`;
}

/** Applies a fix in one step of the history, and says so with an Undo. */
export function useApplyFix(): (fix: OfferedFix) => void {
  const { store } = useBuilder();
  const offer = useOfferUndo();
  return useCallback(
    (fix) => {
      // Another edit came first: what was found is of a roster that is no more.
      if (fixSearchOf(store).state().roster !== store.state().roster) return;
      const step = store.edit(() => fix.roster);
      offer(step, doneText(fix));
    },
    [store, offer],
  );
}
