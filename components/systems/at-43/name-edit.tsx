import * as z from 'zod/mini';
import { usePartForm } from '@/components/builder/use-part-form';
import { TextField } from '@/components/ui/text-field';
import { addFault } from '@/lib/roster/references';
import { NAME_LENGTH, nameSchema } from '@/lib/roster/roster';

type NameEditProps = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** May it be empty? */
  optional?: boolean;
  /** What it may not be, for something else has it. */
  taken?: readonly string[];
  placeholder?: string;
  compact?: boolean;
  hint?: string;
  /** Draws what rests on it in the frame of the letter. */
  atOnce?: boolean;
  className?: string;
};

/** One line of text that the file format would take: committed as it is typed, else the sentence why not. */
export function NameEdit({
  label,
  value,
  onChange,
  optional = false,
  taken = [],
  atOnce,
  ...rest
}: NameEditProps) {
  const schema = z.object({
    text: nameSchema.check((payload) => {
      if (!optional && payload.value === '') addFault(payload, [], 'This needs a name.');
      else if (taken.includes(payload.value)) addFault(payload, [], `“${payload.value}” is there already.`);
    }),
  });
  const form = usePartForm(schema, { text: value }, ({ text }) => onChange(text), atOnce);
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
