import { Copy, Download, ListChecks, Plus, Share2, Trash2 } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { lazy, Suspense, useState } from 'react';
import { Button } from '@/components/ui/button';
import { packAddress } from '../shell/packs/address';
import { rememberPack } from '../shell/packs/chosen-pack';
import type { StoredPack } from '../shell/packs/stored-packs';
import { savePackFile } from './save-pack';
import { usePackActions } from './use-pack-actions';

const ShareDialog = lazy(() => import('./share-pack').then(({ SharePack }) => ({ default: SharePack })));
const icon = { 'aria-hidden': true, size: 16 } as const;

/** The actions on a pack's page. */
export function PackActions({ item, onDelete }: { item: StoredPack; onDelete: () => void }) {
  const router = useRouter();
  const { newForce, duplicate } = usePackActions();
  const [sharing, setSharing] = useState(false);
  return (
    <div className="flex flex-wrap gap-2">
      <Button variant="primary" onClick={() => void newForce(item)}>
        <Plus {...icon} /> New force for this pack
      </Button>
      <Button
        onClick={() => {
          rememberPack(item.value);
          router.push('/check');
        }}
      >
        <ListChecks {...icon} /> Check lists against this pack
      </Button>
      <Button onClick={() => setSharing(true)}>
        <Share2 {...icon} /> Share
      </Button>
      <Button onClick={() => savePackFile(item.value)}>
        <Download {...icon} /> Save to a file
      </Button>
      <Button onClick={() => void duplicate(item).then((id) => router.push(packAddress(id)))}>
        <Copy {...icon} /> Duplicate
      </Button>
      <Button onClick={onDelete}>
        <Trash2 {...icon} /> Delete
      </Button>
      {sharing && (
        <Suspense>
          <ShareDialog pack={item.value} onClose={() => setSharing(false)} />
        </Suspense>
      )}
    </div>
  );
}
