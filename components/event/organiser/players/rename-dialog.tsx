import { NameFields, useName } from '../../shared/name-fields';
import { AskDialog } from '../ask-dialog';
import type { PlayerDialogProps } from './player-part';

/** Changes the name and the team of a player. */
export function RenameDialog({ client, view, player, onClose }: PlayerDialogProps) {
  const { name, team, isRight, fields } = useName(player, view.players, player.id);
  return (
    <AskDialog
      {...{ client, onClose }}
      title="Change the name"
      verb="Change the name"
      done="Name changed."
      revision={player.revision}
      command={() => (isRight() ? { act: 'edit-player', player: player.id, name, team } : null)}
    >
      <NameFields {...fields} />
    </AskDialog>
  );
}
