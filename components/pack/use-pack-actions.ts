import { useRouter } from 'next/navigation';
import { useMemo } from 'react';
import { freeName } from '@/lib/roster/edits/list-edits';
import { fileName, packFileText } from '@/lib/roster/file';
import type { Pack } from '@/lib/roster/pack/pack';
import type { AnyGameSystem } from '@/lib/roster/system';
import { loadSystem } from '@/lib/systems/registry';
import { packAddress } from '../shared/addresses';
import { saveFile } from '../shared/import/files';
import { packStore, type StoredPack } from '../shared/packs/stored-packs';
import { useNewForce } from '../shared/rosters/use-new-force';
import { useItemActions } from '../shared/stored/item-actions';

/** Reads a pack that comes with the app, with every default filled in. */
async function readPack(json: unknown, system: AnyGameSystem): Promise<Pack> {
  const { parsePack } = await import('@/lib/roster/parse');
  const read = parsePack(json, system);
  if (!read.ok) throw new Error(`A pack of ${system.name} cannot be read: ${read.faults[0]?.message}`);
  return read.value;
}

/** The actions on packs, for lists and for a pack's own page. */
export function usePackActions() {
  const router = useRouter();
  const actions = useItemActions(packStore);
  const newForce = useNewForce();
  return useMemo(() => {
    const { attempt, duplicate, remove } = actions;
    return {
      /** Creates a pack of a game and opens it. */
      begin: (systemId: string) =>
        attempt(async () => {
          const system = await loadSystem(systemId);
          if (!system) return;
          const { read } = await packStore.all();
          const pack = await readPack({ musterPack: 1, name: 'New pack', system: systemId }, system);
          const name = freeName(pack.name, new Set(read.map(({ value }) => value.name)));
          router.push(packAddress(await packStore.saveNew({ ...pack, name })));
        }),
      /** Creates a copy of a sample pack and opens it; one that was not changed since is opened again. */
      beginFrom: (systemId: string, sampleId: string) =>
        attempt(async () => {
          const system = await loadSystem(systemId);
          const sample = (await system?.samplePacks?.())?.find(({ id }) => id === sampleId);
          if (!system || !sample) throw new Error(`There is no sample pack ${sampleId}`);
          router.push(packAddress(await packStore.savingOnce()(await readPack(sample.pack, system))));
        }),
      /** Creates a force that is checked against a pack, and opens it. */
      newForce: ({ value: pack, system }: Pick<StoredPack, 'value' | 'system'>) => newForce(system, pack),
      duplicate,
      remove,
    };
  }, [actions, newForce, router]);
}

/** Saves a pack to a file in the format that `muster check --pack` reads. */
export const savePackFile = (pack: Pack) =>
  saveFile(fileName(pack.name, 'pack.json', 'pack'), packFileText(pack), 'application/json');
