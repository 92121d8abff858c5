import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { collectionAddress } from '@/components/shell/addresses';
import { useToast } from '@/components/ui/toast';
import { type AnyCollecting, entriesOf } from '@/lib/roster/collecting';
import type { Entry } from '@/lib/roster/collection';
import { parseRoster } from '@/lib/roster/parse';
import type { StoredRoster } from '@/lib/storage/db';
import { loadSystem } from '@/lib/systems/registry';
import { CollectDialog } from '../shell/collections/collect-dialog';
import { nameOf } from '../shell/rosters/actions';

/** Adds all models of a roster to a collection; opens the collection if it is new. */
export function AddToCollectionDialog({
  stored: { roster },
  onClose,
}: {
  stored: StoredRoster;
  onClose: () => void;
}) {
  const router = useRouter();
  const toast = useToast();
  const [owned, setOwned] = useState<{ collecting: AnyCollecting; entries: Entry[] } | null>(null);
  useEffect(() => {
    entriesOfRoster(roster).then(setOwned, () => {
      toast({ message: `${nameOf(roster)} cannot be read here.` });
      onClose();
    });
  }, [roster, toast, onClose]);
  return (
    owned && (
      <CollectDialog
        title="Add to a collection"
        system={roster.system}
        {...owned}
        name={roster.name}
        onCreated={(id) => router.push(collectionAddress(id))}
        onClose={onClose}
      />
    )
  );
}

async function entriesOfRoster(roster: StoredRoster['roster']) {
  const system = await loadSystem(roster.system);
  const read = system && parseRoster(roster, system);
  if (!system || !read?.ok) throw new Error('A roster cannot be read');
  const collecting = await system.collecting();
  return { collecting, entries: entriesOf(collecting.owned(read.value.force), collecting) };
}
