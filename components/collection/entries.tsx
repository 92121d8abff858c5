'use client';

import { ClipboardList, Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Section } from '@/components/ui/section';
import { useToast } from '@/components/ui/toast';
import { entriesOf, grown, redesigned } from '@/lib/roster/collecting';
import { COLLECTION_SIZE, type Collection, type Entry } from '@/lib/roster/collection';
import { counted } from '@/lib/roster/words';
import { soon } from '../shell/after-frame';
import { described } from '../shell/collections/described';
import { grownText } from '../shell/collections/words';
import { loadDesigner } from '../systems/load-designer';
import { setEntry } from './edit-entries';
import { EntryRow } from './entry-row';
import type { Game } from './use-game';

const RosterDialog = lazy(() =>
  import('./roster-dialog').then((module) => ({ default: module.RosterDialog })),
);

type Designer = Awaited<ReturnType<typeof loadDesigner>>;

/** What the designer is open for: more models, or another design of an entry. */
type Designing = { Designer: Designer; entry: Entry | null };

interface EntriesProps {
  collection: Collection;
  game: Game;
  edit: (change: (collection: Collection) => Collection) => void;
}

/** What is in a collection, and the ways to add to it. */
export function Entries({ collection, game, edit }: EntriesProps) {
  const { entries } = collection;
  const { system, editor, collecting } = game;
  const toast = useToast();
  const [designing, setDesigning] = useState<Designing | null>(null);
  const [choosing, setChoosing] = useState(false);
  const [opened, setOpened] = useState<string | null>(null);
  const open = (entry: Entry | null) =>
    loadDesigner().then(
      (Designer) => setDesigning({ Designer, entry }),
      () =>
        toast({
          message: 'This part of the page could not be loaded. Check the connection and try again.',
        }),
    );
  const add = (models: readonly Entry[], besides: boolean) => {
    const text = grownText(grown(collection, models, collecting, besides));
    edit((now) => grown(now, models, collecting, besides).collection);
    // Once the dialog that it came from is gone.
    soon(() => toast({ message: text }));
  };
  const done = (force: unknown) => {
    const entry = designing?.entry;
    setDesigning(null);
    const models = entriesOf(collecting.owned(force), collecting);
    const [design] = models;
    if (entry) {
      if (design) edit((now) => setEntry(now, entry.id, (each) => redesigned(each, design)));
    } else if (models.length > 0 && !isSame(force, collecting.begin(entries))) add(models, true);
  };
  const fielded = (entry: Entry) => collecting.field(collecting.begin([entry]), entry);
  return (
    <Section
      title="Models"
      aside={entries.length > 0 ? `${entries.length} of ${counted(COLLECTION_SIZE, 'design')}` : undefined}
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
          Add what you own, design by design, or take over all that one of your rosters fields.
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
      {designing && (
        <designing.Designer
          system={system}
          editor={editor}
          {...(designing.entry
            ? { force: fielded(designing.entry).force, element: fielded(designing.entry).id }
            : { force: collecting.begin(entries), element: null })}
          title={designing.entry ? described(designing.entry, game).label : 'Add models'}
          onDone={done}
        />
      )}
      {choosing && (
        <Suspense>
          <RosterDialog
            game={game}
            onClose={() => setChoosing(false)}
            onChoose={(models) => add(models, false)}
          />
        </Suspense>
      )}
    </Section>
  );
}

/** Rows that may be in view when the page opens. */
const FIRST_IN_VIEW = 12;

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
