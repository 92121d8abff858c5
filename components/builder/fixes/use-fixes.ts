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
export const editsText = ({ edits }: Pick<OfferedFix, 'edits'>): string =>
  edits.map(({ text }) => text).join(', ');

/** Applies a fix in one step of the history, and says so with an Undo. */
export function useApplyFix(): (fix: OfferedFix) => void {
  const { store } = useBuilder();
  const offer = useOfferUndo();
  return useCallback(
    (fix) => {
      // Another edit came first: what was found is of a roster that is no more.
      if (fixSearchOf(store).state().roster !== store.state().roster) return;
      const step = store.edit(() => fix.roster);
      offer(step, `${editsText(fix)}.${fix.errors === 0 ? ' The force is legal.' : ''}`);
    },
    [store, offer],
  );
}
