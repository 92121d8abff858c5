import { dequal } from 'dequal/lite';
import { memo, startTransition, useCallback, useMemo, useRef } from 'react';
import { useToast } from '@/components/ui/toast';
import {
  type AddedModels,
  addModels,
  entriesOf,
  judgingModels,
  removeModels,
  withDesign,
} from '@/lib/roster/collecting';
import type { Collection, Entry } from '@/lib/roster/collection';
import { queueTask } from '../shell/after-frame';
import { described } from '../shell/collections/described';
import { grownText } from '../shell/collections/words';
import type { loadDesigner } from '../systems/load-designer';
import { setEntry } from './edit-entries';
import type { Game } from './use-game';

interface DesignDialogProps {
  Designer: Awaited<ReturnType<typeof loadDesigner>>;
  game: Game;
  /** The entry to design; null to add models. */
  entry: Entry | null;
  /** The entries of the collection when the dialog was opened. */
  entries: readonly Entry[];
  /** Must be a stable function. */
  edit: (change: (collection: Collection) => Collection) => void;
  onClose: () => void;
}

/** Adds models to a collection, or changes the design of an entry; changes apply to the collection immediately. */
export const DesignDialog = memo(function DesignDialog(props: DesignDialogProps) {
  const { Designer, game, entry, entries, edit, onClose } = props;
  const { system, editor, collecting } = game;
  const toast = useToast();
  const initial = useMemo(() => {
    if (entry === null) return { force: collecting.begin(entries), id: null };
    return collecting.field(collecting.begin([entry]), entry);
  }, [collecting, entry, entries]);
  // What the dialog has added so far.
  const added = useRef<{ models: readonly Entry[]; result: AddedModels | null }>({
    models: [],
    result: null,
  });
  const change = useCallback(
    (force: unknown) => {
      const untouched = dequal(force, initial.force);
      const models = entriesOf(collecting.owned(force), collecting);
      // The list behind the dialog may render later.
      startTransition(() => {
        if (entry !== null) {
          const [design] = models;
          if (design) edit((now) => setEntry(now, entry.id, (each) => withDesign(each, design)));
          return;
        }
        const before = added.current.models;
        const after = untouched ? [] : models;
        edit((now) => {
          const result = addModels(removeModels(now, before, collecting), after, collecting, true);
          added.current = { models: after, result };
          return result.collection;
        });
      });
    },
    [initial, collecting, entry, edit],
  );
  const done = useCallback(() => {
    onClose();
    const { models, result } = added.current;
    // After the dialog has closed.
    if (result && models.length > 0) queueTask(() => toast({ message: grownText(result) }));
  }, [onClose, toast]);
  return (
    <Designer
      system={judgingModels(system)}
      editor={editor}
      force={initial.force}
      element={initial.id}
      title={entry ? described(entry, game).label : 'Add models'}
      onChange={change}
      onDone={done}
    />
  );
});
