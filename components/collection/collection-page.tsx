'use client';

import { Copy, Download, ListChecks, Share2, Trash2 } from 'lucide-react';
import { useRouter, useSearchParams } from 'next/navigation';
import { type ReactNode, useState } from 'react';
import { collectionAddress } from '@/components/shared/addresses';
import { Button, IconButton } from '@/components/ui/button';
import { TextField } from '@/components/ui/fields/text-field';
import { lazyComponent, notLoaded } from '@/components/ui/lazy-part';
import { PageTitle } from '@/components/ui/page-title';
import { Section } from '@/components/ui/section';
import { NAME_LENGTH } from '@/lib/roster/roster';
import { capitalised, counted } from '@/lib/roster/text/words';
import { type LibraryRecord, storageSentence } from '@/lib/storage/db';
import { COLLECTION_KIND, VERSION_KIND } from '@/lib/storage/kinds';
import { deleteLibraryItem, readLibrary, writeLibraryItem } from '@/lib/storage/library';
import { PACK_KIND } from '@/lib/storage/packs';
import { ownKinds } from '@/lib/storage/unreadable';
import { systems } from '@/lib/systems/registry';
import { UndoBar, useItemEditing } from '../frame/item-editing';
import { ItemFrame, ItemPage } from '../frame/item-page';
import { leftOpen } from '../shared/optimizer/last-build';
import { useDeleteWithUndo, useItemActions } from '../shared/stored/item-actions';
import { collectionStore, type StoredCollection } from '../shared/stored/item-store';
import { modelsText } from '../shared/stored/item-words';
import { useStored } from '../shared/stored/use-stored';
import { CollectionList, saveCollectionFile } from './collection-list';
import { Entries } from './entries';
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
const BuildDialog = lazyComponent(async () => (await import('../shared/optimizer/build-dialog')).BuildDialog);
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

/** Kinds that are listed elsewhere. */
const OTHER_KINDS: readonly string[] = [PACK_KIND, COLLECTION_KIND, VERSION_KIND];

const readOwnThings = async (): Promise<LibraryRecord[]> =>
  (await readLibrary()).read.filter(({ kind }) => !OTHER_KINDS.includes(kind));

/** The cards, weapons and troops that a player made, of every game; the builder creates and edits them. */
function CustomItems() {
  const { value: own = [] } = useStored(readOwnThings);
  const deleteWithUndo = useDeleteWithUndo();
  if (own.length === 0) return null;
  const remove = (thing: LibraryRecord) =>
    deleteWithUndo({
      label: labelOf(thing),
      remove: () => deleteLibraryItem(thing).then(() => null, storageSentence),
      restore: () => writeLibraryItem(thing).then(() => null, storageSentence),
    });
  return (
    <Section title="Your cards, weapons and troops" aside={counted(own.length, 'item')}>
      <p className="mb-3 max-w-prose text-muted">
        Made in the builder. You can use them in every force of their game.
      </p>
      <ul className="divide-y divide-line border-line border-y">
        {own.map((thing) => (
          <li key={`${thing.system} ${thing.kind} ${thing.id}`} className="flex items-center gap-2 py-1">
            <p className="min-w-0 flex-1 px-1 py-1.5">
              <bdi className="block break-words font-semibold">{labelOf(thing)}</bdi>
              <span className="block text-muted text-sm">
                {systems.find(({ id }) => id === thing.system)?.name} ·{' '}
                {ownKinds.get(thing.kind) ?? thing.kind}
              </span>
            </p>
            <IconButton
              label={`Delete ${labelOf(thing)}`}
              icon={<Trash2 aria-hidden size={16} />}
              onClick={(event) => {
                const row = event.currentTarget.closest('li');
                const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
                (neighbour?.querySelector('button') ?? document.querySelector('main'))?.focus();
                void remove(thing);
              }}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The label of a thing: a card's designation, a weapon's name, or the id under which a troop is stored. */
function labelOf({ id, value }: LibraryRecord): string {
  const { designation, name } = value as { designation?: unknown; name?: unknown };
  const ownName = [designation, name].find((each) => typeof each === 'string' && each.trim() !== '');
  return typeof ownName === 'string' ? ownName : id;
}
