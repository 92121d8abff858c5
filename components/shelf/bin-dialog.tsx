import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { EmptyState } from '@/components/ui/notes';
import { dateText } from '@/lib/roster/text/dates';
import { counted, inList } from '@/lib/roster/text/words';
import type { StoredRoster } from '@/lib/storage/db';
import { deletedAfter } from '@/lib/storage/expiry';
import { binMatch, deleteMatches } from '@/lib/storage/matches';
import { useMatches } from '../shared/matches/match-lines';
import { deleteForGood, nameOf, unbin } from '../shared/rosters/stored-roster';
import { useRowActions } from './row-hooks';

interface BinDialogProps {
  /** All rosters. */
  rosters: readonly StoredRoster[];
  gameName: (id: string) => string;
  onClose: () => void;
}

/** The rosters and matches deleted in the last 30 days, each to restore or to delete permanently. */
export function BinDialog({ rosters, gameName, onClose }: BinDialogProps) {
  const [confirming, setConfirming] = useState(false);
  const { attempt } = useRowActions();
  const matches = useMatches(true) ?? [];
  const binned = [
    ...rosters.map(({ id, roster, binned }) => ({
      id,
      name: nameOf(roster),
      what: gameName(roster.system),
      binned,
      restore: () => unbin([id]),
      remove: () => deleteForGood([id]),
    })),
    ...matches.map(({ id, match, binned }) => ({
      id,
      name: nameOf(match),
      what: `Match of ${gameName(match.system)}`,
      binned,
      restore: () => binMatch(id, null),
      remove: () => deleteMatches([id]),
    })),
  ]
    .filter((each): each is typeof each & { binned: number } => each.binned !== null)
    .sort((a, b) => b.binned - a.binned);
  const empty = async () => {
    await deleteForGood(rosters.flatMap(({ id, binned }) => (binned === null ? [] : [id])));
    await deleteMatches(matches.map(({ id }) => id));
  };
  const emptyBin = () => {
    setConfirming(false);
    void attempt(empty, 'The bin is empty.');
  };
  // The pressed button disappears with its row.
  const focusTitle = () => document.querySelector<HTMLElement>('dialog:modal h2')?.focus();
  return (
    <Dialog
      open
      onClose={onClose}
      title="Bin"
      description="Deleted rosters and matches stay here for 30 days."
      footer={
        confirming ? (
          <>
            <p className="mr-auto self-center">
              {countText(binned.length - matches.length, matches.length)} will be permanently deleted. You
              cannot undo this.
            </p>
            <Button onClick={() => setConfirming(false)}>Cancel</Button>
            <Button variant="danger" onClick={emptyBin}>
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
        <EmptyState title="The bin is empty">
          You can restore rosters and matches that you delete from here.
        </EmptyState>
      ) : (
        <ul className="divide-y divide-line border-line border-y">
          {binned.map(({ id, name, what, binned: since, restore, remove }) => (
            <li key={id} className="drawn-in-view flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
              <div className="min-w-0 flex-1 basis-52">
                <bdi className="block break-words font-semibold">{name}</bdi>
                <span className="block text-muted text-sm">
                  {what} · deleted {dateText(since, 'shortDate')}, kept until{' '}
                  {dateText(deletedAfter(since), 'shortDate')}
                </span>
              </div>
              <div className="flex flex-wrap gap-1">
                <Button
                  aria-label={`Restore ${name}`}
                  onClick={() => {
                    focusTitle();
                    void attempt(restore, `${name} restored.`);
                  }}
                >
                  Restore
                </Button>
                <Button
                  variant="danger"
                  aria-label={`Delete ${name} permanently`}
                  onClick={() => {
                    focusTitle();
                    void attempt(remove, `${name} permanently deleted.`);
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

/** "2 rosters and 1 match", without what is 0. */
const countText = (rosters: number, matches: number) =>
  inList([
    ...(rosters > 0 ? [counted(rosters, 'roster')] : []),
    ...(matches > 0 ? [counted(matches, 'match', 'matches')] : []),
  ]);
