import { LogOut, Pencil, Undo2, UserCheck } from 'lucide-react';
import { useState } from 'react';
import { FormDialog } from '@/components/shared/form-dialog';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { AlertText, StatusText } from '@/components/ui/notes';
import { Section } from '@/components/ui/section';
import { isFrom } from '@/lib/events/course';
import type { EventView, PlayerView } from '@/lib/events/view';
import type { EventClient } from '../client/event-client';
import { AGAIN, useAsk, useIsOld } from '../client/hooks';
import { EntryFields, useEntryForm } from '../shared/entry-fields';
import { PlayerName } from '../shared/player-name';
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

/** Whether players check in now, and this one is in the event. */
export const canCheckIn = (view: Pick<EventView, 'step'>, { isOut }: Pick<PlayerView, 'isOut'>): boolean =>
  !isOut && isFrom('locked', view) && view.step !== 'closed';

/** Marks that the player is at the event, or not. */
export function CheckIn({ client, me }: { client: EventClient; me: PlayerView }) {
  const { ask, isBusy, problem } = useAsk(client);
  const { isCheckedIn } = me;
  const change = () =>
    void ask(
      { act: 'check-in', isCheckedIn: !isCheckedIn },
      me.revision,
      isCheckedIn ? 'You are no longer checked in.' : 'You are checked in.',
    );
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <p>
        {isCheckedIn ? 'You are checked in.' : 'Check in once you are at the event, so that you are paired.'}
      </p>
      <Button variant={isCheckedIn ? 'secondary' : 'primary'} busy={isBusy} onClick={change}>
        <UserCheck aria-hidden size={16} /> {isCheckedIn ? 'Undo the check-in' : 'Check in'}
      </Button>
      <AlertText className="w-full">{problem}</AlertText>
    </div>
  );
}

interface NameDialogProps {
  client: EventClient;
  view: EventView;
  me: PlayerView;
  onClose: () => void;
}

/** Changes the name and the team of the player. */
function NameDialog({ client, view, me, onClose }: NameDialogProps) {
  const form = useEntryForm(me, view.players, me.id);
  const { ask, isBusy, problem, isUnanswered } = useAsk(client, form);
  return (
    <FormDialog
      title="Change name or team"
      verb={isUnanswered ? AGAIN : 'Save'}
      size="sm"
      form={form}
      onClose={onClose}
      onSubmit={async (entry) => {
        if (await ask({ act: 'edit', ...entry }, me.revision, 'Name and team changed.')) onClose();
      }}
    >
      <EntryFields form={form} />
      <AlertText>{problem}</AlertText>
      <StatusText>{isBusy && 'Waiting for the server …'}</StatusText>
    </FormDialog>
  );
}
