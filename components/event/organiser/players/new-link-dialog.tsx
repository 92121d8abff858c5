import { useState } from 'react';
import { secretLink } from '../../client/places';
import { hashOfSecret, newSecret } from '../../client/secrets';
import { AskDialog } from '../ask-dialog';
import { PlayerLinkDialog } from './player-link-dialog';
import type { PlayerDialogProps } from './player-part';

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
