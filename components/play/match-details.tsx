import { FormDialog, useKeptFields } from '@/components/shared/form-dialog';
import { TextAreaField, TextField } from '@/components/ui/fields/text-field';
import { NAME_LENGTH, NOTES_LENGTH } from '@/lib/roster/limits';
import { useDetailsChange, usePlayed } from './context';

/** The name and the notes of a match. */
export function MatchDetails({ onClose }: { onClose: () => void }) {
  const change = useDetailsChange();
  const { head } = usePlayed();
  const {
    fields,
    change: fill,
    forget,
  } = useKeptFields(`details ${head.id}`, { name: head.name, notes: head.notes });
  const save = () => {
    forget();
    onClose();
    change(fields, 'Name and notes changed.');
  };
  return (
    <FormDialog
      title="Name and notes"
      verb="Save"
      size="sm"
      onClose={onClose}
      onSubmit={save}
      onCancel={forget}
    >
      <TextField
        label="Name"
        maxLength={NAME_LENGTH}
        value={fields.name}
        onChange={({ target }) => fill({ name: target.value })}
      />
      <TextAreaField
        label="Notes"
        maxLength={NOTES_LENGTH}
        value={fields.notes}
        onChange={({ target }) => fill({ notes: target.value })}
      />
    </FormDialog>
  );
}
