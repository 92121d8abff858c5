import { Copy, Download, Plus } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { collectionAddress } from '@/components/shared/addresses';
import { GrowingList } from '@/components/ui/growing-list';
import { lazyComponent } from '@/components/ui/lazy-part';
import { Menu } from '@/components/ui/menu';
import { EmptyState } from '@/components/ui/notes';
import { Section } from '@/components/ui/section';
import { emptyCollection } from '@/lib/roster/collection/collecting';
import type { Collection } from '@/lib/roster/collection/collection';
import { freeName } from '@/lib/roster/edits/list-edits';
import { collectionFileText, fileName } from '@/lib/roster/file';
import { counted } from '@/lib/roster/text/words';
import { systems } from '@/lib/systems/registry';
import { saveFile } from '../shared/import/files';
import { ItemRow, useItemActions } from '../shared/stored/item-actions';
import { collectionStore, type StoredCollection, useStoredItems } from '../shared/stored/item-store';
import { labelOf, modelsText } from '../shared/stored/item-words';
import { UnreadableList } from '../shared/stored/unreadable-list';

const NameDialog = lazyComponent(async () => (await import('../shared/form-dialog')).NameDialog);

const icon = { 'aria-hidden': true, size: 16 } as const;

/** What may be dropped on the pages of collections. */
export const COLLECTIONS_DROPPABLE = 'Collections, packs, rosters and backups';

/** The collections stored in this browser, and those that cannot be read. */
export function CollectionList() {
  const router = useRouter();
  const all = useStoredItems(collectionStore);
  const count = all?.read.length;
  const [naming, setNaming] = useState<(typeof systems)[number] | null>(null);
  const create = async (system: string, name: string) =>
    router.push(collectionAddress(await collectionStore.saveNew(emptyCollection(system, name))));
  return (
    <Section
      title="Your collections"
      aside={count ? counted(count, 'collection') : undefined}
      actions={
        <Menu
          label="New collection"
          variant="secondary"
          groups={() => [
            systems.map((game) => ({
              label: game.name,
              icon: <Plus {...icon} />,
              onSelect: () => setNaming(game),
            })),
          ]}
        />
      }
    >
      {naming && (
        <NameDialog
          title={`New collection for ${naming.name}`}
          verb="Create"
          name={freeName(`My ${naming.name} collection`, new Set(all?.read.map(({ value }) => value.name)))}
          required
          onName={(name) => void create(naming.id, name)}
          onClose={() => setNaming(null)}
        />
      )}
      {all === undefined && <p className="text-muted">Loading collections …</p>}
      {count === 0 && (
        <EmptyState title="No collections yet">
          Create one, open a collection file, or choose “Add to a collection” in the menu of a roster.
        </EmptyState>
      )}
      {all !== undefined && all.read.length > 0 && (
        <GrowingList items={all.read}>{(item) => <CollectionRow key={item.id} item={item} />}</GrowingList>
      )}
      {all !== undefined && all.unread.length > 0 && (
        <div className="mt-8">
          <UnreadableList list={all.unread} title="Cannot be read" />
        </div>
      )}
    </Section>
  );
}

function CollectionRow({ item }: { item: StoredCollection }) {
  const { id, value, system } = item;
  const { duplicate, remove } = useItemActions(collectionStore);
  return (
    <ItemRow
      name={labelOf(value)}
      href={collectionAddress(id)}
      about={`${system.name} · ${modelsText(value)}`}
      onRemove={() => void remove(item)}
      actions={[
        { label: 'Duplicate', icon: <Copy {...icon} />, onSelect: () => void duplicate(item) },
        {
          label: 'Save to a file',
          icon: <Download {...icon} />,
          onSelect: () => saveCollectionFile(value),
        },
      ]}
    />
  );
}

/** Saves a collection to a file in the format that `muster build` reads. */
export const saveCollectionFile = (collection: Collection) =>
  saveFile(
    fileName(collection.name, 'collection.json', 'collection'),
    collectionFileText(collection),
    'application/json',
  );
