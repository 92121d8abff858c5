import { dequal } from 'dequal/lite';
import { type ComponentProps, type ReactNode, useEffect, useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { TextField } from '@/components/ui/fields/text-field';
import { NAME_LENGTH } from '@/lib/roster/limits';

type FormDialogProps = Pick<ComponentProps<typeof Dialog>, 'title' | 'description' | 'size' | 'onClose'> & {
  /** Label of the submit button. */
  verb: string;
  /** Whether something that the form needs is not there yet; it cannot be submitted until then. */
  isWaiting?: boolean;
  onSubmit: () => void;
  /** Called before Cancel closes it: unlike Escape and Back, Cancel gives up what was filled in. */
  onCancel?: () => void;
  children: ReactNode;
};

/** A dialog with a form, which its last button submits. */
export function FormDialog(props: FormDialogProps) {
  const { verb, isWaiting = false, onSubmit, onCancel, children, ...dialog } = props;
  const form = useId();
  return (
    <Dialog
      {...dialog}
      open
      footer={
        <>
          <Button
            onClick={() => {
              onCancel?.();
              dialog.onClose();
            }}
          >
            Cancel
          </Button>
          <Button type="submit" form={form} variant="primary" busy={isWaiting}>
            {verb}
          </Button>
        </>
      }
    >
      <form
        id={form}
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          // A dialog opened from this one may contain another form.
          if (event.target === event.currentTarget && !isWaiting) onSubmit();
        }}
      >
        {children}
      </form>
    </Dialog>
  );
}

/** What was filled in, and what the fields held before; by the key of the dialog, until the page is loaded again. */
const left = new Map<string, { fields: object; initial: object }>();

/** What was filled in earlier, without fields whose initial value is another now. */
function kept<Fields extends object>(key: string, now: Fields): Partial<Fields> {
  const { fields = {}, initial = {} } = left.get(key) ?? {};
  const was = initial as Partial<Fields>;
  const valid = Object.entries(fields).filter(([id]) =>
    dequal(was[id as keyof Fields], now[id as keyof Fields]),
  );
  return Object.fromEntries(valid) as Partial<Fields>;
}

/**
 * The fields of a dialog; if it is closed without using them, they are there again when it is next opened.
 * @param key the dialog and what it is about
 * @returns the fields, a function that changes some, and one that forgets them, once they are used or given up
 */
export function useKeptFields<Fields extends object>(key: string, now: Fields) {
  const [initial] = useState(now);
  const [fields, setFields] = useState<Fields>(() => ({ ...initial, ...kept(key, initial) }));
  useEffect(() => void left.set(key, { fields, initial }), [key, fields, initial]);
  const change = (part: Partial<Fields>) => setFields((before) => ({ ...before, ...part }));
  return { fields, change, forget: () => void left.delete(key) };
}

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
