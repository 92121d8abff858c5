'use client';

import { Copy, Download, ListChecks, Share2, Trash2 } from 'lucide-react';
import { useRouter, useSearchParams } from 'next/navigation';
import { type ReactNode, useState } from 'react';
import { collectionAddress } from '@/components/shell/addresses';
import { Button } from '@/components/ui/button';
import { lazyComponent } from '@/components/ui/lazy-part';
import { notLoaded } from '@/components/ui/not-loaded';
import { PageTitle } from '@/components/ui/page-title';
import { Section } from '@/components/ui/section';
import { TextField } from '@/components/ui/text-field';
import { NAME_LENGTH } from '@/lib/roster/roster';
import { capitalised } from '@/lib/roster/words';
import { systems } from '@/lib/systems/registry';
import { collectionStore, type StoredCollection } from '../shell/collections/stored-collections';
import { modelsText } from '../shell/collections/words';
import { ItemFrame } from '../shell/items/item-frame';
import { ItemPage } from '../shell/items/item-page';
import { UndoBar } from '../shell/items/undo-bar';
import { useItemActions } from '../shell/items/use-item-actions';
import { useItemEditing } from '../shell/items/use-item-editing';
import { leftOpen } from '../shell/optimizer/last-build';
import { CollectionList } from './collection-list';
import { CustomItems } from './custom-items';
import { Entries } from './entries';
import { saveCollectionFile } from './save-collection';
import { useGame } from './use-game';

/** The page of the collection in the address (`?c=`), or of all collections. */
export function CollectionPage() {
  const id = useSearchParams().get('c');
  if (id === null) return <AllCollections />;
  return (
    <ItemPage
      key={id}
      id={id}
      store={collectionStore}
      noun={['collection', 'collections']}
      listed={collectionAddress()}
      afterwards="Rosters built from it stay as they are."
      Frame={CollectionFrame}
      Editor={CollectionEditor}
    />
  );
}

function CollectionFrame({ game, children }: { game?: string | undefined; children: ReactNode }) {
  return (
    <ItemFrame
      game={game}
      accent={systems.find(({ id }) => id === game)?.accent}
      droppable="Collections, packs, rosters and backups"
    >
      {children}
    </ItemFrame>
  );
}

function AllCollections() {
  return (
    <CollectionFrame>
      <PageTitle>Collections</PageTitle>
      <div className="grid gap-10">
        <CollectionList />
        <CustomItems />
      </div>
    </CollectionFrame>
  );
}

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
          <CollectionActions item={{ ...item, value }} onDelete={onDelete} />
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
const BuildDialog = lazyComponent(async () => (await import('../shell/optimizer/build-dialog')).BuildDialog);
const icon = { 'aria-hidden': true, size: 16 } as const;

/** The actions on a collection's page. */
function CollectionActions({ item, onDelete }: { item: StoredCollection; onDelete: () => void }) {
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
      {sharing && <ShareDialog collection={item.value} onClose={() => setSharing(false)} />}
      {building && <BuildDialog id={item.id} onClose={() => setBuilding(false)} />}
    </div>
  );
}
