import { Copy, Download, Plus } from 'lucide-react';
import { GrowingList } from '@/components/ui/growing-list';
import { Menu } from '@/components/ui/menu';
import { Section } from '@/components/ui/section';
import { eventText, packText } from '@/lib/roster/pack/text';
import { counted } from '@/lib/roster/text/words';
import { systems } from '@/lib/systems/registry';
import { packAddress } from '../shared/addresses';
import { packStore, type StoredPack } from '../shared/packs/stored-packs';
import { ItemRow } from '../shared/stored/item-actions';
import { labelOf } from '../shared/stored/label';
import { UnreadableList } from '../shared/stored/unreadable-list';
import { useStoredItems } from '../shared/stored/use-stored-items';
import { savePackFile, usePackActions } from './use-pack-actions';

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
        <p className="max-w-prose text-muted">
          {number === undefined
            ? 'No packs yet.'
            : 'A pack holds the restrictions of an event: points, maximum numbers, bans and rulings. Create one or open a pack file, then build forces for it.'}
        </p>
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
