import { useCallback, useState } from 'react';
import * as z from 'zod/mini';
import { CheckedList } from '@/components/event/send/checked-list';
import { ListChoice, useListForm } from '@/components/event/send/list-choice';
import { EntryFields, useEntryForm } from '@/components/event/shared/entry-fields';
import { ListDialog } from '@/components/event/shared/list-dialog';
import { useLoaded } from '@/components/shared/loading/use-loaded';
import { Dialog } from '@/components/ui/dialog';
import { FormField, FormTextArea } from '@/components/ui/form/form-field';
import { useZodForm } from '@/components/ui/form/use-zod-form';
import { notLoaded } from '@/components/ui/lazy-part';
import { isFrom } from '@/lib/events/course';
import { NOTES_LENGTH } from '@/lib/roster/limits';
import { notesSchema, typedSchema } from '@/lib/roster/roster';
import type { AnyGameSystem } from '@/lib/roster/system';
import { loadSystem } from '@/lib/systems/registry';
import { AskDialog, ReasonDialog } from '../dialogs';
import { NewLinkDialog, ReminderDialog } from './invite-dialog';
import type { OpenPlayer, PlayerDialogProps, PlayerTask } from './player-actions';
import { PlayerDialog } from './player-dialog';

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

/** Changes the name and the team of a player. */
function RenameDialog({ client, view, player, onClose }: PlayerDialogProps) {
  const form = useEntryForm(player, view.players, player.id);
  return (
    <AskDialog
      {...{ client, form, onClose }}
      title="Change the name"
      verb="Change the name"
      done="Name changed."
      revision={player.revision}
      command={(entry) => ({ act: 'edit-player', player: player.id, ...entry })}
    >
      <EntryFields form={form} />
    </AskDialog>
  );
}

const noteForm = z.object({ note: typedSchema(notesSchema) });

/** Changes the organiser's note about a player. */
function NoteDialog({ client, player, onClose }: PlayerDialogProps) {
  const form = useZodForm(noteForm, { note: player.note });
  return (
    <AskDialog
      {...{ client, form, onClose }}
      title="Private note"
      description={<bdi>{player.name}</bdi>}
      verb="Save the note"
      done="Note saved."
      revision={player.revision}
      command={({ note }) => ({ act: 'note', player: player.id, note })}
    >
      <FormTextArea
        control={form.control}
        name="note"
        data-autofocus
        label="Note"
        hint="Only organisers can read it. Leave empty for none."
        maxLength={NOTES_LENGTH}
      />
    </AskDialog>
  );
}

/** Sends a list for a player, from a saved roster, a file, a link or text. */
function SendForDialog(props: PlayerDialogProps) {
  const { view, onClose } = props;
  const game = view.settings.system;
  const system = useLoaded(useCallback(() => loadSystem(game), [game]));
  if (system) return <SendForm {...props} system={system} />;
  return (
    <Dialog open title="Send a list" onClose={onClose}>
      <p role="status">{system === undefined ? 'Loading the game …' : notLoaded('The game of this event')}</p>
    </Dialog>
  );
}

function SendForm({ client, view, player, system, onClose }: PlayerDialogProps & { system: AnyGameSystem }) {
  const { settings } = view;
  const { form, chosen } = useListForm(system, settings);
  const [isReading, setReading] = useState(false);
  return (
    <AskDialog
      {...{ client, form, onClose }}
      size="md"
      title={
        <>
          Send a list for <bdi>{player.name}</bdi>
        </>
      }
      description="The log says that the organiser sent it."
      verb="Send the list"
      isWaiting={isReading}
      done={`List of ${player.name} sent.`}
      revision={player.revision}
      command={({ list }) => ({ act: 'send', player: player.id, roster: { ...list.roster } })}
    >
      <FormField control={form.control} name="list">
        {(field) => (
          <ListChoice {...field} system={system} pack={settings.pack} onReading={setReading}>
            {chosen && <CheckedList roster={chosen.roster} system={system} settings={settings} />}
          </ListChoice>
        )}
      </FormField>
    </AskDialog>
  );
}
