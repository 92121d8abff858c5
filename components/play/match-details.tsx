import { useState } from 'react';
import { FormDialog } from '@/components/shell/form-dialog';
import { TextAreaField, TextField } from '@/components/ui/text-field';
import { NAME_LENGTH, NOTES_LENGTH } from '@/lib/roster/roster';
import { useDetailsChange, usePlayed } from './context';

/** The name and the notes of a match. */
export function MatchDetails({ onClose }: { onClose: () => void }) {
  const change = useDetailsChange();
  const { head } = usePlayed();
  const [name, setName] = useState(head.name);
  const [notes, setNotes] = useState(head.notes);
  const save = () => {
    onClose();
    change({ name, notes }, 'Name and notes changed.');
  };
  return (
    <FormDialog title="Name and notes" verb="Save" size="sm" onClose={onClose} onSubmit={save}>
      <TextField
        label="Name"
        maxLength={NAME_LENGTH}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <TextAreaField
        label="Notes"
        maxLength={NOTES_LENGTH}
        value={notes}
        onChange={({ target }) => setNotes(target.value)}
      />
    </FormDialog>
  );
}
