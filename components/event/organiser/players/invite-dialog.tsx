import { useState } from 'react';
import { secretLink } from '@/components/event/client/places';
import { hashOfSecret, newEventId, newSecret } from '@/components/event/client/secrets';
import { EntryFields, useEntryForm } from '@/components/event/shared/entry-fields';
import { CopyField } from '@/components/shared/share/copy-field';
import { Dialog } from '@/components/ui/dialog';
import { isFrom, mayBeSent } from '@/lib/events/course';
import type { EventView, PlayerView } from '@/lib/events/view';
import { knownZone, momentText } from '@/lib/events/zoned-time';
import { AskDialog, type EventDialog, LinkDialog } from '../dialogs';
import type { PlayerDialogProps } from './player-actions';

/** Adds a player, then shows the link that is for them. */
export function InviteDialog({ client, view, onClose }: EventDialog) {
  const [made] = useState(() => ({ player: newEventId(), secret: newSecret() }));
  const [invited, setInvited] = useState<string | null>(null);
  const form = useEntryForm({ name: '', team: '' }, view.players, made.player);
  if (invited !== null)
    return (
      <PlayerLinkDialog
        name={invited}
        link={secretLink(client.place.server, client.place.event, made.secret)}
        onClose={onClose}
      />
    );
  return (
    <AskDialog
      {...{ client, form, onClose }}
      title="Add a player"
      description="You then get a link to send to them."
      verb="Add the player"
      onDone={({ name }) => setInvited(name)}
      revision={0}
      command={(entry) => ({
        act: 'invite',
        player: made.player,
        link: hashOfSecret(made.secret),
        ...entry,
      })}
    >
      <EntryFields form={form} />
    </AskDialog>
  );
}

/** Makes a new link for a player, then shows it. */
export function NewLinkDialog({ client, player, onClose }: PlayerDialogProps) {
  const [secret] = useState(newSecret);
  const [isDone, setDone] = useState(false);
  const { id, name, hasLink, revision } = player;
  if (isDone)
    return (
      <PlayerLinkDialog
        name={name}
        link={secretLink(client.place.server, client.place.event, secret)}
        onClose={onClose}
      />
    );
  return (
    <AskDialog
      {...{ client, onClose }}
      title="Make a new link"
      verb="Make the link"
      onDone={() => setDone(true)}
      revision={revision}
      command={() => ({ act: 'renew-link', player: id, link: hashOfSecret(secret) })}
    >
      <p>
        <bdi>{name}</bdi> gets a new link. {hasLink && 'The old one stops working at once.'}
      </p>
    </AskDialog>
  );
}

interface PlayerLinkDialogProps {
  name: string;
  link: string;
  onClose: () => void;
}

/** The new link of a player, which is shown only once. */
const PlayerLinkDialog = ({ name, link, onClose }: PlayerLinkDialogProps) => (
  <LinkDialog
    title={
      <>
        Link for <bdi>{name}</bdi>
      </>
    }
    label="Link for this player"
    link={link}
    name={name}
    onClose={onClose}
  >
    <p>
      Send this link to <bdi>{name}</bdi> and to no one else: it opens their page, where they send their list
      and report results. It is shown only now; you can make a new one at any time.
    </p>
  </LinkDialog>
);

/** A reminder to paste into a mail or a chat. */
export const ReminderDialog = ({ view, player, onClose }: PlayerDialogProps) => (
  <Dialog open size="sm" title="Reminder to paste" onClose={onClose}>
    <CopyField
      label="Message"
      hint="Muster sends no messages: paste this into a mail or a chat."
      text={reminderText(view, player)}
      action="Copy the message"
    />
  </Dialog>
);

/** A message to a player about what is missing from them: a list, a legal one, or that they check in. */
export function reminderText(view: Pick<EventView, 'step' | 'settings'>, player: PlayerView): string {
  const { name: event, deadline, zone } = view.settings;
  const { name, list } = player;
  const time = deadline === null ? '' : `${momentText(deadline, zone)} (${knownZone(zone)})`;
  const until = view.step === 'open' && time !== '' ? ` Lists are locked on ${time}.` : '';
  const canSend = mayBeSent(view, player);
  const parts = [`Hello ${name},`];
  if (list === null && canSend)
    parts.push(`your list for ${event} has not arrived yet.${until} Open your link to send it.`);
  else if (list === null) parts.push(`no list has arrived from you for ${event}.${sentOnceOpen(view)}`);
  else if (list.verdict === 'illegal') {
    parts.push(`your list “${list.name || 'No name'}” for ${event} is not legal: ${list.problems[0] ?? ''}`);
    if (canSend) parts.push(`You can replace it with your link.${until}`);
  } else parts.push(`your list “${list.name || 'No name'}” for ${event} has arrived.${until}`);
  if (isFrom('locked', view) && !player.isCheckedIn && view.step !== 'closed')
    parts.push('Check in with your link once you are there.');
  return parts.join('\n');
}

const sentOnceOpen = ({ step }: Pick<EventView, 'step'>): string =>
  step === 'draft' ? ' You can send it with your link once the event is open.' : ' The lists are locked.';
