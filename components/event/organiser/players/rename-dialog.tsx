import { useState } from 'react';
import { type EnteredName, NameFields, nameFault } from '../../shared/name-fields';
import { AskDialog } from '../ask-dialog';
import type { PlayerDialogProps } from './player-part';

/** Changes the name and the team of a player. */
export function RenameDialog({ client, view, player, onClose }: PlayerDialogProps) {
  const [value, setValue] = useState<EnteredName>({ name: player.name, team: player.team });
  const [error, setError] = useState('');
  return (
    <AskDialog
      {...{ client, onClose }}
      title="Change the name"
      verb="Change the name"
      done="Name changed."
      revision={player.revision}
      command={() => {
        const fault = nameFault(value.name, view.players, player.id);
        setError(fault);
        if (fault !== '') return null;
        const [name, team] = [value.name.trim(), value.team.trim()];
        return { act: 'edit-player', player: player.id, name, team };
      }}
    >
      <NameFields value={value} error={error} onChange={setValue} />
    </AskDialog>
  );
}
