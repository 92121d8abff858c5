import { useState } from 'react';
import { secretLink } from '../../client/places';
import { hashOfSecret, newEventId, newSecret } from '../../client/secrets';
import { NameFields, useName } from '../../shared/name-fields';
import { AskDialog } from '../ask-dialog';
import type { EventDialog } from '../event-part';
import { PlayerLinkDialog } from './player-link-dialog';

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
