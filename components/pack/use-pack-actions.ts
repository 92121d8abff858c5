'use client';

import { useRouter } from 'next/navigation';
import { useCallback, useMemo } from 'react';
import { useToast } from '@/components/ui/toast';
import { parsePack } from '@/lib/roster/parse';
import { loadSystem } from '@/lib/systems/registry';
import { packAddress, packLabel } from '../shell/packs/label';
import {
  copyOf,
  emptyPack,
  forgetPack,
  keepNewPack,
  keepPack,
  type StoredPack,
} from '../shell/packs/stored-packs';
import { builderAddress } from '../shell/rosters/address';
import { goesByKeyboard, noteBegun } from '../shell/rosters/begun';

/** What is done with packs, from the list and from their own page. */
export function usePackActions() {
  const router = useRouter();
  const toast = useToast();
  const attempt = useCallback(
    async (work: () => Promise<void>) => {
      try {
        await work();
      } catch {
        toast({ message: 'This part of the page could not be loaded. Check the connection and try again.' });
      }
    },
    [toast],
  );
  return useMemo(
    () => ({
      /** Begins a pack of a game and opens it. */
      begin: (systemId: string) =>
        attempt(async () => {
          const system = await loadSystem(systemId);
          if (system) router.push(packAddress(await keepNewPack(emptyPack(system))));
        }),
      /** Begins a pack as a copy of a sample and opens it. */
      beginFrom: (systemId: string, sampleId: string) =>
        attempt(async () => {
          const system = await loadSystem(systemId);
          const sample = (await system?.samplePacks?.())?.find(({ id }) => id === sampleId);
          const read = system && sample && parsePack(sample.pack, system);
          if (!read?.ok) throw new Error(`The sample pack ${sampleId} cannot be read`);
          router.push(packAddress(await keepNewPack(read.value)));
        }),
      /** Begins a force that is checked against a pack, and opens it. */
      newForce: ({ pack, system }: Pick<StoredPack, 'pack' | 'system'>) =>
        attempt(async () => {
          const byKeyboard = goesByKeyboard();
          const { emptyRoster, keepNew } = await import('../shell/rosters/new-roster');
          const id = await keepNew(emptyRoster(system, pack), system, pack);
          if (byKeyboard) noteBegun(id);
          router.push(builderAddress(id));
        }),
      duplicate: async ({ pack }: StoredPack): Promise<string> => {
        const copy = copyOf(pack);
        const id = await keepNewPack(copy);
        toast({
          message: `${packLabel(pack)} duplicated.`,
          action: {
            label: 'Undo',
            onAction: () =>
              void forgetPack({ id, pack: copy }).then((refusal) => refusal && toast({ message: refusal })),
          },
        });
        return id;
      },
      remove: async (kept: StoredPack) => {
        const refusal = await forgetPack(kept);
        if (refusal !== null) return toast({ message: refusal });
        toast({
          message: `${packLabel(kept.pack)} deleted.`,
          action: {
            label: 'Undo',
            onAction: () => void keepPack(kept.pack, kept.id).catch(() => undefined),
          },
        });
      },
    }),
    [attempt, router, toast],
  );
}
