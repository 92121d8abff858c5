import { useState } from 'react';
import { TextField } from '@/components/ui/fields/text-field';
import { NAME_LENGTH } from '@/lib/roster/limits';
import { FormDialog } from './form-dialog';

interface NameDialogProps {
  title: string;
  /** Label of the submit button. */
  verb: string;
  name: string;
  /** Whether a name must be given. */
  required?: boolean;
  onName: (name: string) => void;
  onClose: () => void;
}

/** Asks for a name; with the name that is suggested selected, so that typing replaces it. */
export function NameDialog(props: NameDialogProps) {
  const { title, verb, name: initial, required = false, onName, onClose } = props;
  const [name, setName] = useState(initial);
  const [error, setError] = useState('');
  const submit = () => {
    if (required && name.trim() === '') return setError('Enter a name.');
    onClose();
    onName(name);
  };
  return (
    <FormDialog size="sm" {...{ title, verb, onClose }} onSubmit={submit}>
      <TextField
        data-autofocus
        label="Name"
        value={name}
        maxLength={NAME_LENGTH}
        error={error}
        onFocus={(event) => event.target.select()}
        onChange={(event) => setName(event.target.value)}
      />
    </FormDialog>
  );
}
