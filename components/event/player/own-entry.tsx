import { LogOut, Pencil, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { AlertText } from '@/components/ui/live-text';
import { Section } from '@/components/ui/section';
import { isFrom } from '@/lib/events/course';
import type { EventView, PlayerView } from '@/lib/events/view';
import type { EventClient } from '../client/event-client';
import { useAsk, useIsOld } from '../client/hooks';
import { PlayerName } from '../shared/player-name';
import { CheckIn, canCheckIn } from './check-in';
import { NameDialog } from './name-dialog';
import { OwnLink } from './own-link';

interface OwnEntryProps {
  client: EventClient;
  view: EventView;
  me: PlayerView;
}

/** The player's entry: name and team, leaving and returning, and the link to this page. */
export function OwnEntry({ client, view, me }: OwnEntryProps) {
  const [shown, show] = useState<'name' | 'leave' | null>(null);
  const { ask, isBusy, problem } = useAsk(client);
  const isFixed = useIsOld(client) || view.step === 'closed';
  return (
    <Section title="You">
      <div className="grid gap-4">
        <p className="text-lg">
          <strong className="font-semibold">
            <PlayerName player={me} />
          </strong>
          {me.isOut && <span className="text-warning"> You have withdrawn from the event.</span>}
        </p>
        {me.isCheckedIn && canCheckIn(view, me) && !isFixed && <CheckIn client={client} me={me} />}
        {!isFixed && (
          <div className="flex flex-wrap gap-2">
            <Button onClick={() => show('name')}>
              <Pencil aria-hidden size={16} /> Change name or team
            </Button>
            {me.isOut ? (
              <Button
                busy={isBusy}
                onClick={() =>
                  void ask({ act: 'drop', isOut: false }, me.revision, 'You are in the event again.')
                }
              >
                <Undo2 aria-hidden size={16} /> Return to the event
              </Button>
            ) : (
              <Button onClick={() => show('leave')}>
                <LogOut aria-hidden size={16} /> Withdraw
              </Button>
            )}
          </div>
        )}
        <AlertText>{problem}</AlertText>
        <OwnLink place={client.place} />
      </div>
      {shown === 'name' && <NameDialog client={client} view={view} me={me} onClose={() => show(null)} />}
      {shown === 'leave' && <LeaveDialog client={client} view={view} me={me} onClose={() => show(null)} />}
    </Section>
  );
}

function LeaveDialog({ client, view, me, onClose }: OwnEntryProps & { onClose: () => void }) {
  const { ask, isBusy, problem } = useAsk(client);
  const leave = async () => {
    if (await ask({ act: 'drop', isOut: true }, me.revision, 'You have withdrawn from the event.')) onClose();
  };
  return (
    <Dialog
      open
      alert
      size="sm"
      title="Withdraw"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="danger" busy={isBusy} onClick={() => void leave()} data-autofocus>
            Withdraw
          </Button>
        </>
      }
    >
      <p>
        {view.step === 'running'
          ? 'You are no longer paired from the next round on. Your results so far stay.'
          : 'You are no longer expected at the event.'}{' '}
        {isFrom('locked', view)
          ? 'If your list was locked, it stays with the others.'
          : 'If you have not returned when the lists are locked, your list is not revealed.'}{' '}
        You can return later.
      </p>
      <AlertText className="mt-3">{problem}</AlertText>
    </Dialog>
  );
}
