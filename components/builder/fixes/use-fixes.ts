import { useCallback, useSyncExternalStore } from 'react';
import { elementsOf, useBuilder } from '../context';
import { useOfferUndo } from '../use-undo';
import { applyFix, type ShownFix } from './apply-fix';
import { type FixState, fixSearchOf } from './fix-search';

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
