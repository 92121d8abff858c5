import { ClipboardPaste, DatabaseBackup, Ellipsis, ListChecks, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Menu } from '@/components/ui/menu';
import { useToast } from '@/components/ui/toast';
import type { StoredRoster } from '@/lib/storage/db';
import type { FileImport } from '../shell/import/use-import';
import type { OpenDialog } from './shelf-dialog';

interface ShelfActionsProps {
  rosters: readonly StoredRoster[];
  /** Number of rosters in the bin. */
  binned: number;
  fileImport: FileImport;
  ask: (asked: OpenDialog) => void;
  select: () => void;
}

const icon = { 'aria-hidden': true, size: 16 } as const;

/** The backup, and the actions on the whole shelf. */
export function ShelfActions({ rosters, binned, fileImport, ask, select }: ShelfActionsProps) {
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const backUp = async () => {
    setBusy(true);
    try {
      const { saveBackup } = await import('./save-backup');
      toast({ message: await saveBackup() });
    } catch {
      toast({ message: 'The backup could not be made.' });
    }
    setBusy(false);
  };
  const some = rosters.length > binned;
  return (
    <>
      {rosters.length > 0 && (
        <Button busy={busy} onClick={() => void backUp()}>
          <DatabaseBackup {...icon} /> <span className="max-sm:sr-only">Back up</span>
        </Button>
      )}
      <Menu
        label="More actions"
        icon={<Ellipsis {...icon} />}
        groups={() => [
          [
            {
              label: 'Build from collection',
              icon: <ListChecks {...icon} />,
              onSelect: () => ask({ kind: 'build' }),
            },
            {
              label: 'Paste a roster or link',
              icon: <ClipboardPaste {...icon} />,
              onSelect: () => ask({ kind: 'paste' }),
            },
            { label: 'Restore a backup', icon: <DatabaseBackup {...icon} />, onSelect: fileImport.choose },
          ],
          [
            { label: 'Select several', icon: <ListChecks {...icon} />, onSelect: select, disabled: !some },
            {
              label: 'Bin',
              icon: <Trash2 {...icon} />,
              aside: binned === 0 ? undefined : String(binned),
              onSelect: () => ask({ kind: 'bin' }),
            },
          ],
        ]}
      />
    </>
  );
}
