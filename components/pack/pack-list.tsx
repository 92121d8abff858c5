import { Copy, Download, Plus } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useMemo } from 'react';
import { GrowingList } from '@/components/ui/growing-list';
import { Menu } from '@/components/ui/menu';
import { Section } from '@/components/ui/section';
import { freeName } from '@/lib/roster/edits/list-edits';
import { fileName, packFileText } from '@/lib/roster/file';
import type { Pack } from '@/lib/roster/pack/pack';
import { eventText, packText } from '@/lib/roster/pack/text';
import type { AnyGameSystem } from '@/lib/roster/system';
import { counted } from '@/lib/roster/text/words';
import { loadSystem, systems } from '@/lib/systems/registry';
import { packAddress } from '../shared/addresses';
import { saveFile } from '../shared/import/files';
import { packStore, type StoredPack } from '../shared/packs/stored-packs';
import { useNewForce } from '../shared/rosters/use-new-force';
import { ItemRow, useItemActions } from '../shared/stored/item-actions';
import { useStoredItems } from '../shared/stored/item-store';
import { labelOf } from '../shared/stored/item-words';
import { UnreadableList } from '../shared/stored/unreadable-list';

/** What packs are, and how to begin. */
export const ABOUT_PACKS =
  'A pack holds the restrictions of an event: points, maximum numbers, bans and rulings. Create one or open a pack file, then build forces for it.';

/** What may be dropped on the pages of packs. */
export const PACKS_DROPPABLE = 'Packs, rosters, collections and backups';

/** The packs stored in this browser; also the unreadable ones, unless the shelf on the same page lists them. */
export function PackList({ number }: { number?: string }) {
  const packs = useStoredItems(packStore);
  const count = packs?.read.length;
  const { begin } = usePackActions();
  return (
    <Section
      {...(number === undefined ? {} : { number })}
      title={number === undefined ? 'Your packs' : 'Packs'}
      aside={count ? counted(count, 'pack') : undefined}
      actions={
        <Menu
          label="New pack"
          variant="secondary"
          groups={() => [
            systems.map(({ id, name }) => ({
              label: name,
              icon: <Plus aria-hidden size={16} />,
              onSelect: () => void begin(id),
            })),
          ]}
        />
      }
    >
      {packs === undefined && <p className="text-muted">Loading packs …</p>}
      {count === 0 && (
        <p className="max-w-prose text-muted">{number === undefined ? 'No packs yet.' : ABOUT_PACKS}</p>
      )}
      {packs !== undefined && packs.read.length > 0 && (
        <GrowingList items={packs.read}>{(item) => <PackRow key={item.id} item={item} />}</GrowingList>
      )}
      {number === undefined && packs !== undefined && packs.unread.length > 0 && (
        <div className="mt-8">
          <UnreadableList list={packs.unread} title="Cannot be read" />
        </div>
      )}
    </Section>
  );
}

const icon = { 'aria-hidden': true, size: 16 } as const;

/** A saved pack: what it allows, and its actions. */
function PackRow({ item }: { item: StoredPack }) {
  const { id, value: pack, system } = item;
  const { newForce, duplicate, remove } = usePackActions();
  return (
    <ItemRow
      name={labelOf(pack)}
      href={packAddress(id)}
      about={
        <>
          {system.name} · <bdi>{packText(pack, system)}</bdi>
          <bdi className="block">{eventText(pack)}</bdi>
        </>
      }
      onRemove={() => void remove(item)}
      actions={[
        { label: 'New force for this pack', icon: <Plus {...icon} />, onSelect: () => void newForce(item) },
        { label: 'Duplicate', icon: <Copy {...icon} />, onSelect: () => void duplicate(item) },
        { label: 'Save to a file', icon: <Download {...icon} />, onSelect: () => savePackFile(pack) },
      ]}
    />
  );
}

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
          if (!system || !sample) throw new Error(`The sample pack ${sampleId} cannot be found`);
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
