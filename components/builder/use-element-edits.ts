import { useMemo } from 'react';
import { flushSync } from 'react-dom';
import { removedText } from '@/lib/roster/words';
import { elementsOf, useBuilder, useEditForce } from './context';
import { focusRow } from './focus-row';
import { useEditWithUndo } from './use-undo';

/** The edits of an element in the list, by mouse, menu or key. */
export interface ElementEdits {
  apply: (change: (force: unknown) => unknown) => void;
  duplicate: (id: string) => void;
  remove: (id: string) => void;
  /** Moves it by a number of places. */
  moveBy: (id: string, by: number) => void;
  /** Moves it to a zero-based index. */
  moveTo: (id: string, to: number) => void;
}

/** Returns the edits of the element list. */
export function useElementEdits(): ElementEdits {
  const { store, editor, open, announce } = useBuilder();
  const edit = useEditForce<unknown>();
  const editWithUndo = useEditWithUndo<unknown>();
  return useMemo(() => {
    const elements = elementsOf(editor);
    const list = () => elements.list(store.state().evaluation);
    const labelOf = (id: string) => list().find((each) => each.id === id)?.label ?? elements.noun;
    const moveTo = (id: string, to: number) => {
      const most = list().length - 1;
      const place = Math.max(0, Math.min(most, to));
      edit((force) => elements.move(force, id, place));
      announce(`${labelOf(id)} moved to position ${place + 1} of ${most + 1}.`);
    };
    return {
      apply: edit,
      duplicate: (id) => {
        const label = labelOf(id);
        const { force, id: copy } = elements.duplicate(store.state().roster.force, id);
        edit(() => force);
        open({ kind: 'element', id: copy });
        announce(`${label} duplicated.`);
      },
      remove: (id) => {
        const before = list();
        const index = before.findIndex((each) => each.id === id);
        const neighbour = before[index + 1] ?? before[index - 1];
        flushSync(() =>
          editWithUndo(
            (force) => elements.remove(force, id),
            () => removedText(id, before, list()),
          ),
        );
        focusRow(neighbour?.id);
      },
      moveBy: (id, by) => {
        const from = list().findIndex((each) => each.id === id);
        flushSync(() => moveTo(id, from + by));
        focusRow(id);
      },
      moveTo,
    };
  }, [store, editor, open, announce, edit, editWithUndo]);
}
