import { Copy, Download, ListChecks, Share2, Trash2 } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { lazy, Suspense, useState } from 'react';
import { Button } from '@/components/ui/button';
import { collectionAddress } from '../shell/collections/address';
import { collectionStore, type StoredCollection } from '../shell/collections/stored-collections';
import { useItemActions } from '../shell/items/use-item-actions';
import { leftOpen } from '../shell/optimizer/last-build';
import { saveCollectionFile } from './save-collection';

const ShareDialog = lazy(() =>
  import('./share-collection').then(({ ShareCollection }) => ({ default: ShareCollection })),
);
const BuildDialog = lazy(() =>
  import('../shell/optimizer/build-dialog').then(({ BuildDialog: Dialog }) => ({ default: Dialog })),
);
const icon = { 'aria-hidden': true, size: 16 } as const;

/** The actions on a collection's page. */
export function CollectionActions({ item, onDelete }: { item: StoredCollection; onDelete: () => void }) {
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
      {sharing && (
        <Suspense>
          <ShareDialog collection={item.value} onClose={() => setSharing(false)} />
        </Suspense>
      )}
      {building && (
        <Suspense>
          <BuildDialog id={item.id} onClose={() => setBuilding(false)} />
        </Suspense>
      )}
    </div>
  );
}
