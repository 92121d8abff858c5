'use client';

import { Download, Trash2 } from 'lucide-react';
import type { MouseEvent } from 'react';
import { IconButton } from '@/components/ui/button';
import { useToast } from '@/components/ui/toast';
import { fileName } from '@/lib/roster/file';
import { cleanText } from '@/lib/sheet/clean';
import { type Kept, storageSentence } from '@/lib/storage/db';
import { deleteKept, writeKept } from '@/lib/storage/library';
import { keptPackName } from '@/lib/storage/packs';
import { saveFile } from '../shelf/save-file';
import { packLabel } from './label';

const icon = { 'aria-hidden': true, size: 16 } as const;

/** A kept pack that this version cannot read: as it was kept it can be saved, or deleted. */
export function UnreadPack({ kept }: { kept: Kept }) {
  const toast = useToast();
  const name = packLabel({ name: cleanText(keptPackName(kept.value)) });
  const save = () =>
    saveFile(
      fileName(keptPackName(kept.value), 'pack.json', 'pack'),
      `${JSON.stringify(kept.value, null, 2)}\n`,
      'application/json',
    );
  const remove = async (event: MouseEvent) => {
    // The row goes away with its button: the focus goes to a neighbour first.
    const row = event.currentTarget.closest('li');
    const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
    (neighbour?.querySelector<HTMLElement>('a, button') ?? document.querySelector('main'))?.focus();
    try {
      await deleteKept(kept);
      toast({
        message: `${name} deleted.`,
        action: { label: 'Undo', onAction: () => void writeKept(kept).catch(() => undefined) },
      });
    } catch (error) {
      toast({ message: `${name} was not deleted. ${storageSentence(error)}` });
    }
  };
  return (
    <li className="flex items-center gap-1 py-1 sm:gap-2">
      <p className="min-w-0 flex-1 px-1 py-1.5">
        <bdi className="block break-words font-semibold">{name}</bdi>
        <span className="block text-muted text-sm">
          This version of Muster cannot read it: a newer one made it, or it was damaged. It is kept as it is;
          save it to a file, or delete it.
        </span>
      </p>
      <IconButton
        label={`Delete ${name}`}
        icon={<Trash2 {...icon} />}
        onClick={(event) => void remove(event)}
      />
      <IconButton label={`Save ${name} to a file`} icon={<Download {...icon} />} onClick={save} />
    </li>
  );
}
