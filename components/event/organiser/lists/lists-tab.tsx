import { Download, Eye, FileText } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { GrowingList } from '@/components/ui/growing-list';
import { Section } from '@/components/ui/section';
import { isFrom, isListed } from '@/lib/events/course';
import { shownFingerprint } from '@/lib/roster/fingerprint-text';
import { counted } from '@/lib/roster/words';
import { ListDialog } from '../../shared/list-dialog';
import { ListVerdict } from '../../shared/list-verdict';
import { PlayerName } from '../../shared/player-name';
import type { EventPart } from '../event-part';
import { ReasonDialog } from '../reason-dialog';
import { Duplicates } from './duplicates';
import { SaveListsDialog } from './save-lists-dialog';

/** The lists of an event, once the organiser may read them. */
export function ListsTab({ client, view }: EventPart) {
  const [shown, show] = useState<{ dialog: 'look' | 'save' } | { dialog: 'list'; player: string } | null>(
    null,
  );
  const sent = view.players.filter(isListed);
  const readable = sent.filter(({ list }) => list?.isReadable);
  const close = () => show(null);
  const opened = shown?.dialog === 'list' && readable.find(({ id }) => id === shown.player);
  if (sent.length === 0)
    return (
      <EmptyState title="No lists yet">
        <p>Lists appear here as players send them.</p>
      </EmptyState>
    );
  return (
    <div className="grid gap-8">
      {readable.length === 0 ? (
        <EmptyState
          title="Lists are hidden until the reveal"
          actions={
            <Button onClick={() => show({ dialog: 'look' })}>
              <Eye aria-hidden size={16} /> Look before the reveal
            </Button>
          }
        >
          <p>
            {counted(sent.length, 'list')} sent. You see their verdicts and problems under Players. If you
            must read a list now, everyone is told that you looked, and why.
          </p>
        </EmptyState>
      ) : (
        <Section
          title="Lists"
          aside={counted(readable.length, 'list')}
          actions={
            <Button onClick={() => show({ dialog: 'save' })}>
              <Download aria-hidden size={16} /> Save all lists
            </Button>
          }
        >
          {!isFrom('revealed', view) && (
            <p className="mb-3 text-warning">You looked before the reveal; players still see no lists.</p>
          )}
          <GrowingList items={readable}>
            {(player) => (
              <li key={player.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-1.5">
                <span className="w-8 text-muted tabular-nums">{player.number}</span>
                <span className="min-w-0 flex-1 basis-40">
                  <PlayerName player={player} />
                  {player.isOut && <span className="text-muted text-sm"> Withdrawn after the lock</span>}
                  <bdi className="wrap-anywhere block text-muted text-sm">{player.list?.name}</bdi>
                </span>
                <span className="text-sm">{player.list && <ListVerdict list={player.list} />}</span>
                <span className="font-mono text-muted text-xs">
                  <span className="sr-only">Fingerprint </span>
                  {shownFingerprint(player.list?.fingerprint ?? '')}
                </span>
                <Button size="sm" variant="quiet" onClick={() => show({ dialog: 'list', player: player.id })}>
                  <FileText aria-hidden size={16} /> Open
                  <span className="sr-only"> the list of {player.name}</span>
                </Button>
              </li>
            )}
          </GrowingList>
        </Section>
      )}
      <Duplicates players={sent} />
      {opened && <ListDialog client={client} settings={view.settings} player={opened} onClose={close} />}
      {shown?.dialog === 'save' && <SaveListsDialog client={client} view={view} onClose={close} />}
      {shown?.dialog === 'look' && (
        <ReasonDialog
          client={client}
          title="Look before the reveal"
          verb="Look at the lists"
          revision={view.changed}
          command={(reason) => ({ act: 'look', reason })}
          done="You can read the lists now."
          onClose={close}
        >
          <p>
            You can then read all lists. Everyone who sees the event is told that you looked, when and why.
            You cannot undo this.
          </p>
        </ReasonDialog>
      )}
    </div>
  );
}
