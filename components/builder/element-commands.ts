import { ArrowDown, ArrowUp, Boxes, ChevronRight, Copy, Trash2 } from 'lucide-react';
import { useCallback, useMemo } from 'react';
import { flushSync } from 'react-dom';
import { removedText } from '@/lib/roster/text/words';
import type { BuilderCommand } from './commands';
import { elementsOf, focusRow, useBuilder, useEditForce } from './context';
import { useEditWithUndo } from './edits';

/** The commands for an element of the list: those of its game, and those of every game. */
export function useElementCommands(): (id: string) => BuilderCommand[] {
  const { store, editor, open, collect } = useBuilder();
  const edits = useElementEdits();
  return useCallback(
    (id) => {
      const { noun, list, actions } = elementsOf(editor);
      const { evaluation } = store.state();
      const elements = list(evaluation);
      const at = elements.findIndex((each) => each.id === id);
      const game = at < 0 ? [] : actions(evaluation, id);
      return [
        ...game.map(
          ({ apply, ...action }): BuilderCommand => ({
            ...action,
            place: 'game',
            run: () => edits.apply(apply),
          }),
        ),
        {
          id: 'open-element',
          label: 'Open',
          help: `Open the ${noun} in focus`,
          icon: ChevronRight,
          keys: ['Enter'],
          keyScope: 'browser',
          run: () => open({ kind: 'element', id }),
        },
        {
          id: 'duplicate',
          label: 'Duplicate',
          help: `Duplicate the ${noun}`,
          icon: Copy,
          place: 'list',
          keys: ['d'],
          run: () => edits.duplicate(id),
        },
        {
          id: 'collect',
          label: 'Add to a collection',
          help: `Save the ${noun} to a collection`,
          icon: Boxes,
          place: 'list',
          run: () => collect?.(id),
        },
        {
          id: 'up',
          label: 'Move up',
          help: `Move the ${noun} up`,
          icon: ArrowUp,
          place: 'list',
          keys: ['Alt+ArrowUp'],
          enabled: at > 0,
          run: () => edits.moveBy(id, -1),
        },
        {
          id: 'down',
          label: 'Move down',
          help: `Move the ${noun} down`,
          icon: ArrowDown,
          place: 'list',
          keys: ['Alt+ArrowDown'],
          enabled: at < elements.length - 1,
          run: () => edits.moveBy(id, 1),
        },
        {
          id: 'remove',
          label: 'Remove',
          help: `Remove the ${noun}`,
          icon: Trash2,
          place: 'list',
          keys: ['Delete'],
          run: () => edits.remove(id),
        },
      ];
    },
    [store, editor, open, collect, edits],
  );
}

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
