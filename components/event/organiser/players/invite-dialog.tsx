import { useState } from 'react';
import { secretLink } from '@/components/event/client/places';
import { hashOfSecret, newEventId, newSecret } from '@/components/event/client/secrets';
import { NameFields, useName } from '@/components/event/shared/player-name';
import { AskDialog, type EventDialog, LinkDialog } from '../dialogs';
import type { PlayerDialogProps } from './player-actions';

/** Adds a player, then shows the link that is for them. */
export function InviteDialog({ client, view, onClose }: EventDialog) {
  const [made] = useState(() => ({ player: newEventId(), secret: newSecret() }));
  const [isDone, setDone] = useState(false);
  const { name, team, isRight, fields } = useName({ name: '', team: '' }, view.players, made.player);
  if (isDone)
    return (
      <PlayerLinkDialog
        name={name}
        link={secretLink(client.place.server, client.place.event, made.secret)}
        onClose={onClose}
      />
    );
  return (
    <AskDialog
      {...{ client, onClose }}
      title="Add a player"
      description="You then get a link to send to them."
      verb="Add the player"
      onDone={() => setDone(true)}
      revision={0}
      command={() => {
        if (!isRight()) return null;
        const link = hashOfSecret(made.secret);
        return { act: 'invite', player: made.player, name, team, link };
      }}
    >
      <NameFields {...fields} />
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
