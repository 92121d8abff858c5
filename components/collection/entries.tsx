import { ClipboardList, Plus } from 'lucide-react';
import { useCallback, useState } from 'react';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { lazyComponent } from '@/components/ui/lazy-part';
import { Section } from '@/components/ui/section';
import { useToast } from '@/components/ui/toast';
import { addModels } from '@/lib/roster/collecting';
import { COLLECTION_SIZE, type Collection, type Entry } from '@/lib/roster/collection';
import { counted } from '@/lib/roster/words';
import { queueTask } from '../shell/after-frame';
import { described } from '../shell/collections/described';
import { grownText } from '../shell/collections/words';
import { useLoadPart } from '../shell/use-load-part';
import { loadDesigner } from '../systems/load-designer';
import { DesignDialog } from './design-dialog';
import { EntryRow } from './entry-row';
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
