import { dequal } from 'dequal/lite';
import { ClipboardList, Plus } from 'lucide-react';
import { memo, startTransition, useCallback, useMemo, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { lazyComponent } from '@/components/ui/lazy-part';
import { EmptyState } from '@/components/ui/notes';
import { Section } from '@/components/ui/section';
import { useToast } from '@/components/ui/toast';
import {
  type AddedModels,
  addModels,
  entriesOf,
  judgingModels,
  removeModels,
  withDesign,
} from '@/lib/roster/collection/collecting';
import type { Collection, Entry } from '@/lib/roster/collection/collection';
import { COLLECTION_SIZE } from '@/lib/roster/limits';
import { counted } from '@/lib/roster/text/words';
import { described } from '../shared/collections/described';
import { queueTask } from '../shared/loading/later';
import { useLoadPart } from '../shared/loading/use-loaded';
import { grownText } from '../shared/stored/item-words';
import { loadDesigner } from '../systems/load-editor';
import { EntryRow, setEntry } from './entry-row';
import type { Game } from './use-game';

const RosterDialog = lazyComponent(async () => (await import('./roster-dialog')).RosterDialog);

type Designer = Awaited<ReturnType<typeof loadDesigner>>;

/** What the designer was opened with: the entry to design, or null to add models, and the entries at that time. */
type Designing = { Designer: Designer; entry: Entry | null; entries: readonly Entry[] };

interface EntriesProps {
  collection: Collection;
  game: Game;
  edit: (change: (collection: Collection) => Collection) => void;
}

/** The entries of a collection, and buttons to add more. */
export function Entries({ collection, game, edit }: EntriesProps) {
  const { entries } = collection;
  const { collecting } = game;
  const toast = useToast();
  const loadPart = useLoadPart();
  const [designing, setDesigning] = useState<Designing | null>(null);
  const [choosing, setChoosing] = useState(false);
  const [opened, setOpened] = useState<string | null>(null);
  const open = async (entry: Entry | null) => {
    const Designer = await loadPart(loadDesigner);
    if (Designer) setDesigning({ Designer, entry, entries });
  };
  const add = (models: readonly Entry[]) => {
    const text = grownText(addModels(collection, models, collecting));
    edit((now) => addModels(now, models, collecting).collection);
    // After the dialog has closed.
    queueTask(() => toast({ message: text }));
  };
  const close = useCallback(() => setDesigning(null), []);
  return (
    <Section
      title="Models"
      aside={
        entries.length > 0 ? `${counted(entries.length, 'design')}, at most ${COLLECTION_SIZE}` : undefined
      }
      actions={
        <>
          <Button size="sm" onClick={() => setChoosing(true)}>
            <ClipboardList aria-hidden size={16} /> From a roster
          </Button>
          <Button size="sm" variant="primary" onClick={() => void open(null)}>
            <Plus aria-hidden size={16} /> Add models
          </Button>
        </>
      }
    >
      {entries.length === 0 ? (
        <EmptyState title="No models yet">
          Add your models one design at a time, or copy everything that one of your rosters fields.
        </EmptyState>
      ) : (
        <ul className="divide-y divide-line border-line border-y">
          {entries.map((entry, index) => (
            <EntryRow
              key={entry.id}
              entry={entry}
              about={described(entry, game)}
              far={index >= FIRST_IN_VIEW}
              open={opened === entry.id}
              onOpen={(on) => setOpened(on ? entry.id : null)}
              onDesign={() => void open(entry)}
              edit={edit}
              full={entries.length >= COLLECTION_SIZE}
            />
          ))}
        </ul>
      )}
      {designing && <DesignDialog {...designing} game={game} edit={edit} onClose={close} />}
      {choosing && <RosterDialog game={game} onClose={() => setChoosing(false)} onChoose={add} />}
    </Section>
  );
}

/** Rows that may be in view when the page opens. */
const FIRST_IN_VIEW = 12;

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
const DesignDialog = memo(function DesignDialog(props: DesignDialogProps) {
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
