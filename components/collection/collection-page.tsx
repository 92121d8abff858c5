'use client';

import { Trash2 } from 'lucide-react';
import { useSearchParams } from 'next/navigation';
import { IconButton } from '@/components/ui/button';
import { lazyComponent } from '@/components/ui/lazy-part';
import { PageTitle } from '@/components/ui/page-title';
import { Section } from '@/components/ui/section';
import { counted } from '@/lib/roster/text/words';
import { type LibraryRecord, storageSentence } from '@/lib/storage/db';
import { COLLECTION_KIND, PACK_KIND, VERSION_KIND } from '@/lib/storage/kinds';
import { deleteLibraryItem, readLibrary, writeLibraryItem } from '@/lib/storage/library';
import { ownKinds } from '@/lib/storage/unreadable';
import { systems } from '@/lib/systems/registry';
import { ItemFrame, LoadingItems } from '../frame/item-frame';
import { useDeleteWithUndo } from '../shared/stored/item-actions';
import { useStored } from '../shared/stored/use-stored';
import { COLLECTIONS_DROPPABLE, CollectionList } from './collection-list';

/** The page of the collection in the address (`?c=`), or of all collections. */
export function CollectionPage() {
  const id = useSearchParams().get('c');
  if (id === null) return <AllCollections />;
  return <CollectionItem key={id} id={id} />;
}

const CollectionItem = lazyComponent<{ id: string }>(
  async () => (await import('./collection-editor')).CollectionItem,
  <LoadingItems noun="collections" />,
);

/** All collections that are stored in this browser, and what the player made for every roster. */
export function AllCollections() {
  return (
    <ItemFrame droppable={COLLECTIONS_DROPPABLE}>
      <PageTitle lead="A collection lists the models you own for a game: how many of each, and which you like to field. The picker and Build from collection use it.">
        Collections
      </PageTitle>
      <div className="grid gap-10">
        <CollectionList />
        <CustomItems />
      </div>
    </ItemFrame>
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
