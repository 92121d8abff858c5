import { useState } from 'react';
import { Segmented } from '@/components/ui/segmented';
import { TextField } from '@/components/ui/text-field';
import type { Link } from '@/lib/events/event';
import { NAME_LENGTH } from '@/lib/roster/roster';
import { secretLink } from '../../client/places';
import { hashOfSecret, newSecret } from '../../client/secrets';
import { AskDialog } from '../ask-dialog';
import type { EventDialog } from '../event-part';
import { LinkDialog } from '../link-dialog';

/** Makes a link for another organiser or a spectator, then shows it. */
export function MakeLinkDialog({ client, view, onClose }: EventDialog) {
  const [role, setRole] = useState<Link['role']>('organiser');
  const [label, setLabel] = useState('');
  const [secret] = useState(newSecret);
  const [isDone, setDone] = useState(false);
  if (isDone)
    return (
      <LinkDialog
        title={role === 'organiser' ? 'Organiser’s link' : 'Spectator’s link'}
        label="New link"
        link={secretLink(client.place.server, client.place.event, secret)}
        name={view.settings.name}
        onClose={onClose}
      >
        <p>It is shown only now. Copy it and send it to the one it is for.</p>
      </LinkDialog>
    );
  return (
    <AskDialog
      {...{ client, onClose }}
      title="Make a link"
      verb="Make the link"
      revision={view.changed}
      onDone={() => setDone(true)}
      command={() => ({ act: 'link', role, hash: hashOfSecret(secret), label: label.trim() })}
    >
      <Segmented
        label="For"
        value={role}
        options={[
          { value: 'organiser', label: 'An organiser' },
          { value: 'spectator', label: 'A spectator' },
        ]}
        onChange={setRole}
      />
      <TextField
        label="Label"
        hint="To tell your links apart, such as the name of who gets it. Leave empty for none."
        maxLength={NAME_LENGTH}
        value={label}
        onChange={({ target }) => setLabel(target.value)}
      />
    </AskDialog>
  );
}
