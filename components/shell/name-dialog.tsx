import { type FormEvent, useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { TextField } from '@/components/ui/text-field';
import { NAME_LENGTH } from '@/lib/roster/roster';

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
  const form = useId();
  const [name, setName] = useState(initial);
  const [error, setError] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (required && name.trim() === '') return setError('Enter a name.');
    onClose();
    onName(name);
  };
  return (
    <Dialog
      open
      size="sm"
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={form} variant="primary">
            {verb}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit}>
        <TextField
          data-autofocus
          label="Name"
          value={name}
          maxLength={NAME_LENGTH}
          error={error}
          onFocus={(event) => event.target.select()}
          onChange={(event) => setName(event.target.value)}
        />
      </form>
    </Dialog>
  );
}
