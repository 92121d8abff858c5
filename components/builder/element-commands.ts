import { ArrowDown, ArrowUp, Boxes, ChevronRight, Copy, Trash2 } from 'lucide-react';
import { useCallback } from 'react';
import type { BuilderCommand } from './commands';
import { elementsOf, useBuilder } from './context';
import { useElementEdits } from './use-element-edits';

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
