import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { EmptyState } from '@/components/ui/empty-state';
import { counted } from '@/lib/roster/words';
import type { StoredRoster } from '@/lib/storage/db';
import { deletedAfter } from '@/lib/storage/expiry';
import { deleteForGood, nameOf, unbin } from '../shell/rosters/actions';
import { useRowActions } from './use-row-actions';

const dates = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' });

interface BinDialogProps {
  /** All rosters. */
  rosters: readonly StoredRoster[];
  gameName: (id: string) => string;
  onClose: () => void;
}

/** The rosters deleted in the last 30 days, each to restore or to delete permanently. */
export function BinDialog({ rosters, gameName, onClose }: BinDialogProps) {
  const [confirming, setConfirming] = useState(false);
  const { attempt } = useRowActions();
  const binned = rosters
    .filter((each): each is StoredRoster & { binned: number } => each.binned !== null)
    .sort((a, b) => b.binned - a.binned);
  const empty = () => {
    setConfirming(false);
    void attempt(() => deleteForGood(binned.map(({ id }) => id)), 'The bin is empty.');
  };
  // The pressed button disappears with its row.
  const focusTitle = () => document.querySelector<HTMLElement>('dialog:modal h2')?.focus();
  return (
    <Dialog
      open
      onClose={onClose}
      title="Bin"
      description="Deleted rosters stay here for 30 days."
      footer={
        confirming ? (
          <>
            <p className="mr-auto self-center">
              {counted(binned.length, 'roster')} will be permanently deleted. You cannot undo this.
            </p>
            <Button onClick={() => setConfirming(false)}>Cancel</Button>
            <Button variant="danger" onClick={empty}>
              Delete {binned.length} permanently
            </Button>
          </>
        ) : (
          <>
            {binned.length > 0 && (
              <Button variant="danger" onClick={() => setConfirming(true)}>
                Empty the bin
              </Button>
            )}
            <Button variant="primary" onClick={onClose}>
              Close
            </Button>
          </>
        )
      }
    >
      {binned.length === 0 ? (
        <EmptyState title="The bin is empty">Rosters that you delete can be put back from here.</EmptyState>
      ) : (
        <ul className="divide-y divide-line border-line border-y">
          {binned.map(({ id, roster, binned: since }) => (
            <li key={id} className="drawn-in-view flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
              <div className="min-w-0 flex-1 basis-52">
                <bdi className="block break-words font-semibold">{nameOf(roster)}</bdi>
                <span className="block text-muted text-sm">
                  {gameName(roster.system)} · deleted {dates.format(since)}, kept until{' '}
                  {dates.format(deletedAfter(since))}
                </span>
              </div>
              <div className="flex flex-wrap gap-1">
                <Button
                  aria-label={`Restore ${nameOf(roster)}`}
                  onClick={() => {
                    focusTitle();
                    void attempt(() => unbin([id]), `${nameOf(roster)} restored.`);
                  }}
                >
                  Restore
                </Button>
                <Button
                  variant="danger"
                  aria-label={`Delete ${nameOf(roster)} permanently`}
                  onClick={() => {
                    focusTitle();
                    void attempt(() => deleteForGood([id]), `${nameOf(roster)} permanently deleted.`);
                  }}
                >
                  Delete permanently
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
