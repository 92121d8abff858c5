'use client';

import { Copy, Download, Ellipsis, Plus, Trash2 } from 'lucide-react';
import type { MouseEvent } from 'react';
import { IconButton } from '@/components/ui/button';
import { Menu } from '@/components/ui/menu';
import { PageLink } from '@/components/ui/page-link';
import { packText } from '@/lib/roster/pack-text';
import { packAddress, packLabel } from '../shell/packs/label';
import type { StoredPack } from '../shell/packs/stored-packs';
import { savePackFile } from './save-pack';
import { usePackActions } from './use-pack-actions';

const icon = { 'aria-hidden': true, size: 16 } as const;

/** A pack on the shelf: what it allows, and what can be done with it from here. */
export function PackRow({ kept }: { kept: StoredPack }) {
  const { id, pack, system } = kept;
  const { newForce, duplicate, remove } = usePackActions();
  const name = packLabel(pack);
  const removeThis = (event: MouseEvent) => {
    // The row goes away with its button: the focus goes to a neighbour first.
    const row = event.currentTarget.closest('li');
    const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
    (neighbour?.querySelector<HTMLElement>('a, button') ?? document.querySelector('main'))?.focus();
    void remove(kept);
  };
  return (
    <li className="flex items-center gap-1 py-1 sm:gap-2">
      <PageLink
        href={packAddress(id)}
        className="min-w-0 flex-1 rounded-sm px-1 py-1.5 text-ink no-underline hover:bg-accent-wash hover:text-ink focus-visible:-outline-offset-2"
      >
        <bdi className="block break-words font-semibold">{name}</bdi>
        <span className="block break-words text-muted text-sm">
          {system.name} · <bdi>{packText(pack, system)}</bdi>
        </span>
      </PageLink>
      <IconButton label={`Delete ${name}`} icon={<Trash2 {...icon} />} onClick={removeThis} />
      <Menu
        label={`More for ${name}`}
        icon={<Ellipsis {...icon} />}
        groups={() => [
          [
            {
              label: 'New force for this pack',
              icon: <Plus {...icon} />,
              onSelect: () => void newForce(kept),
            },
            { label: 'Duplicate', icon: <Copy {...icon} />, onSelect: () => void duplicate(kept) },
            { label: 'Save to a file', icon: <Download {...icon} />, onSelect: () => savePackFile(pack) },
          ],
        ]}
      />
    </li>
  );
}
