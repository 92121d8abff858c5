import { Copy, Download, ListChecks, Share2, Trash2 } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { type ReactNode, useState } from 'react';
import { collectionAddress } from '@/components/shared/addresses';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/fields/text-field';
import { lazyComponent, notLoaded } from '@/components/ui/lazy-part';
import { Section } from '@/components/ui/section';
import { NAME_LENGTH } from '@/lib/roster/limits';
import { capitalised } from '@/lib/roster/text/words';
import { UndoBar, useItemEditing } from '../frame/item-editing';
import { ItemPage } from '../frame/item-page';
import { leftOpen } from '../shared/optimizer/last-build';
import { useItemActions } from '../shared/stored/item-actions';
import { collectionStore, type StoredCollection } from '../shared/stored/item-store';
import { modelsText } from '../shared/stored/item-words';
import { CollectionCsv } from './collection-csv';
import { COLLECTIONS_DROPPABLE, saveCollectionFile } from './collection-list';
import { Entries } from './entries';
import { useGame } from './use-game';

/** The page of one collection. */
export const CollectionItem = ({ id }: { id: string }) => (
  <ItemPage
    id={id}
    store={collectionStore}
    noun={['collection', 'collections']}
    listed={collectionAddress()}
    afterwards="Rosters built from it stay as they are."
    droppable={COLLECTIONS_DROPPABLE}
    accented
    Editor={CollectionEditor}
  />
);

/** Edits a collection: its name, its entries, and its actions. */
function CollectionEditor({ item, onDelete }: { item: StoredCollection; onDelete: () => void }) {
  const { system } = item;
  const { value, history, edit, move, saving } = useItemEditing(item, collectionStore);
  const game = useGame(system);
  return (
    <div className="grid gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="max-lg:contents lg:sticky lg:top-4 lg:order-last lg:self-start">
        <div className="min-w-0">
          <h1 className="sr-only">Collection</h1>
          <TextField
            label="Name of the collection"
            maxLength={NAME_LENGTH}
            value={value.name}
            onChange={(event) => edit((now) => ({ ...now, name: event.target.value }))}
          />
          <p className="mt-4 label-caps text-muted">{system.name}</p>
          <output aria-live="polite" className="mb-4 block font-medium text-lg">
            {capitalised(modelsText(value))}
          </output>
          <CollectionActions item={{ ...item, value }} onDelete={onDelete}>
            {game && <CollectionCsv collection={value} game={game} edit={edit} />}
          </CollectionActions>
        </div>
        <UndoBar noun="collection" {...{ history, move, saving }} />
      </div>
      {game ? (
        <Entries collection={value} game={game} edit={edit} />
      ) : (
        <Section title="Models">
          <p role="status" className="text-muted">
            {game === null ? notLoaded() : 'Loading models …'}
          </p>
        </Section>
      )}
    </div>
  );
}

const ShareDialog = lazyComponent(async () => (await import('./share-collection')).ShareCollection);
const BuildDialog = lazyComponent(async () => (await import('../shared/optimizer/build-dialog')).BuildDialog);
const icon = { 'aria-hidden': true, size: 16 } as const;

interface CollectionActionsProps {
  item: StoredCollection;
  onDelete: () => void;
  /** Further buttons. */
  children: ReactNode;
}

/** The actions on a collection's page. */
function CollectionActions({ item, onDelete, children }: CollectionActionsProps) {
  const router = useRouter();
  const { duplicate } = useItemActions(collectionStore);
  const [sharing, setSharing] = useState(false);
  const [building, setBuilding] = useState(() => leftOpen() === item.id);
  return (
    <div className="flex flex-wrap gap-2">
      <Button variant="primary" disabled={item.value.entries.length === 0} onClick={() => setBuilding(true)}>
        <ListChecks {...icon} /> Build from collection
      </Button>
      <Button onClick={() => setSharing(true)}>
        <Share2 {...icon} /> Share
      </Button>
      <Button onClick={() => saveCollectionFile(item.value)}>
        <Download {...icon} /> Save to a file
      </Button>
      <Button onClick={() => void duplicate(item).then((id) => router.push(collectionAddress(id)))}>
        <Copy {...icon} /> Duplicate
      </Button>
      <Button onClick={onDelete}>
        <Trash2 {...icon} /> Delete
      </Button>
      {children}
      {sharing && <ShareDialog collection={item.value} onClose={() => setSharing(false)} />}
      {building && <BuildDialog id={item.id} onClose={() => setBuilding(false)} />}
    </div>
  );
}
