import { useCallback } from 'react';
import { useLoaded } from '@/components/shell/use-loaded';
import { Dialog } from '@/components/ui/dialog';
import { parseRoster } from '@/lib/roster/parse';
import type { StoredRoster } from '@/lib/storage/db';
import { readStoredPack } from '@/lib/storage/packs';
import { loadSystem } from '@/lib/systems/registry';
import { StartMatch } from './start-match';

/** Starts a match with a stored roster, which is read first. */
export function StartStored({ stored, onClose }: { stored: StoredRoster; onClose: () => void }) {
  const load = useCallback(async () => {
    const system = await loadSystem(stored.roster.system);
    const read = system && parseRoster(stored.roster, system);
    return system && read?.ok
      ? { system, roster: read.value, pack: readStoredPack(stored.pack, system) }
      : null;
  }, [stored]);
  const loaded = useLoaded(load);
  if (loaded) return <StartMatch {...loaded} rosterId={stored.id} onClose={onClose} />;
  return (
    <Dialog open onClose={onClose} title="Play" size="sm">
      <p role={loaded === null ? 'alert' : 'status'}>
        {loaded === null ? 'This roster cannot be read; open it in the builder to see why.' : 'Opening …'}
      </p>
    </Dialog>
  );
}
