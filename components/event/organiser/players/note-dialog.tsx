import { useState } from 'react';
import { TextAreaField } from '@/components/ui/text-field';
import { NOTES_LENGTH } from '@/lib/roster/roster';
import { AskDialog } from '../ask-dialog';
import type { PlayerDialogProps } from './player-part';

/** Changes the organiser's note about a player. */
export function NoteDialog({ client, player, onClose }: PlayerDialogProps) {
  const [note, setNote] = useState(player.note);
  return (
    <AskDialog
      {...{ client, onClose }}
      title="Private note"
      description={<bdi>{player.name}</bdi>}
      verb="Save the note"
      done="Note saved."
      revision={player.revision}
      command={() => ({ act: 'note', player: player.id, note: note.trim() })}
    >
      <TextAreaField
        data-autofocus
        label="Note"
        hint="Only organisers can read it. Leave empty for none."
        maxLength={NOTES_LENGTH}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
    </AskDialog>
  );
}
