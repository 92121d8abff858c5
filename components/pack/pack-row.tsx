import { Copy, Download, Plus } from 'lucide-react';
import { eventText, packText } from '@/lib/roster/pack-text';
import { ItemRow } from '../shell/items/item-row';
import { labelOf } from '../shell/items/label';
import { packAddress } from '../shell/packs/address';
import type { StoredPack } from '../shell/packs/stored-packs';
import { savePackFile } from './save-pack';
import { usePackActions } from './use-pack-actions';

const icon = { 'aria-hidden': true, size: 16 } as const;

/** A pack on the shelf: what it allows, and its actions. */
export function PackRow({ item }: { item: StoredPack }) {
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
