import * as z from 'zod/mini';
import { usePartForm } from '@/components/builder/use-part-form';
import { TextField } from '@/components/ui/text-field';
import { addFault } from '@/lib/roster/references';
import { NAME_LENGTH, nameSchema } from '@/lib/roster/roster';

type NameEditProps = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Whether the field may be empty. */
  optional?: boolean;
  /** Values already in use elsewhere, which are rejected. */
  taken?: readonly string[];
  placeholder?: string;
  compact?: boolean;
  hint?: string;
  /** Redraws what depends on the value in the same frame as the keystroke. */
  immediate?: boolean;
  className?: string;
};

/** A text field that commits valid input as it is typed and shows an error for input the file format rejects. */
export function NameEdit({
  label,
  value,
  onChange,
  optional = false,
  taken = [],
  immediate,
  ...rest
}: NameEditProps) {
  const schema = z.object({
    text: nameSchema.check((payload) => {
      if (!optional && payload.value === '') addFault(payload, [], 'This needs a name.');
      else if (taken.includes(payload.value)) addFault(payload, [], `“${payload.value}” is there already.`);
    }),
  });
  const form = usePartForm(schema, { text: value }, ({ text }) => onChange(text), immediate);
  return (
    <TextField
      label={label}
      maxLength={NAME_LENGTH}
      error={form.formState.errors.text?.message}
      {...rest}
      {...form.register('text')}
    />
  );
}
