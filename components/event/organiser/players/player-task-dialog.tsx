import { isFrom } from '@/lib/events/course';
import { ListDialog } from '../../shared/list-dialog';
import { AskDialog } from '../ask-dialog';
import { ReasonDialog } from '../reason-dialog';
import { NewLinkDialog } from './new-link-dialog';
import { NoteDialog } from './note-dialog';
import type { OpenPlayer, PlayerTask } from './player-actions';
import { PlayerDialog } from './player-dialog';
import type { PlayerDialogProps } from './player-part';
import { ReminderDialog } from './reminder-dialog';
import { RenameDialog } from './rename-dialog';
import { SendForDialog } from './send-for-dialog';

interface PlayerTaskDialogProps extends PlayerDialogProps {
  task: PlayerTask;
  open: OpenPlayer;
}

/** The dialog of what is done for a player. */
export function PlayerTaskDialog({ task, open, ...parts }: PlayerTaskDialogProps) {
  const { client, view, player, onClose } = parts;
  const { id, name, revision } = player;
  switch (task) {
    case 'details':
      return <PlayerDialog {...parts} open={open} />;
    case 'list':
      return <ListDialog {...{ client, player, onClose }} settings={view.settings} />;
    case 'reminder':
      return <ReminderDialog {...parts} />;
    case 'rename':
      return <RenameDialog {...parts} />;
    case 'note':
      return <NoteDialog {...parts} />;
    case 'link':
      return <NewLinkDialog {...parts} />;
    case 'send':
      return <SendForDialog {...parts} />;
    case 'unlock':
      return (
        <ReasonDialog
          {...{ client, revision, onClose }}
          title="Unlock the list"
          verb="Unlock the list"
          done={`The list of ${name} is unlocked.`}
          command={(reason) => ({ act: 'unlock', player: id, reason })}
        >
          <p>
            <bdi>{name}</bdi> can send a list or replace it until you lock it again. A new seal is published
            for what is sent.
          </p>
        </ReasonDialog>
      );
    case 'lock':
      return (
        <AskDialog
          {...{ client, revision, onClose }}
          title="Lock the list again"
          verb="Lock the list"
          done={`The list of ${name} is locked.`}
          command={() => ({ act: 'unlock', player: id, reason: null })}
        >
          <p>
            <bdi>{name}</bdi> can no longer send or replace a list.
          </p>
        </AskDialog>
      );
    case 'withdraw-link':
      return (
        <AskDialog
          {...{ client, revision, onClose }}
          title="Withdraw the link"
          verb="Withdraw the link"
          done={`The link of ${name} is withdrawn.`}
          command={() => ({ act: 'renew-link', player: id, link: null })}
        >
          <p>
            The link of <bdi>{name}</bdi> stops working at once. Their list and results stay. You can make a
            new link at any time.
          </p>
        </AskDialog>
      );
    case 'drop':
    case 'return':
      return <DropDialog {...parts} isOut={task === 'drop'} />;
  }
}

/** Takes a player out of the event, or back in. */
function DropDialog({ client, view, player, onClose, isOut }: PlayerDialogProps & { isOut: boolean }) {
  const { id, name, revision } = player;
  const title = isOut ? 'Withdraw the player' : 'Return to the event';
  return (
    <AskDialog
      {...{ client, title, revision, onClose }}
      verb={isOut ? 'Withdraw the player' : 'Return to the event'}
      done={isOut ? `${name} withdrawn.` : `${name} returned to the event.`}
      command={() => ({ act: 'drop', player: id, isOut })}
    >
      <p>
        <bdi>{name}</bdi>{' '}
        {isOut
          ? 'is not paired from the next round on. Results so far stay, and the player can return.'
          : 'is paired again from the next round on.'}{' '}
        A round that is paired but has not started is paired again.
        {isOut &&
          !isFrom('locked', view) &&
          ' If the player has not returned when the lists are locked, the list is not revealed.'}
      </p>
    </AskDialog>
  );
}
