import { type ReactNode, useState } from 'react';
import { TextAreaField, TextField } from '@/components/ui/fields/text-field';
import { NAME_LENGTH } from '@/lib/roster/limits';
import { NAME_MISSING } from '@/lib/roster/roster';

type TextEditProps = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Whether the field may be empty. */
  isOptional?: boolean;
  /** Values already in use elsewhere, which are rejected. */
  taken?: readonly string[];
  maxLength?: number;
  /** Whether it has several lines. */
  isLong?: boolean;
  /** How many lines are shown at least, if it has several. */
  rows?: number;
  placeholder?: string | undefined;
  compact?: boolean;
  heading?: boolean;
  hideLabel?: boolean;
  hint?: ReactNode;
  error?: ReactNode;
  className?: string;
};

/** A text that is saved as it is typed. A value that the file may not have stays in the field, with its error. */
export function TextEdit(props: TextEditProps) {
  const { value, onChange, isOptional = false, taken = [], ...texts } = props;
  const { isLong, rows = 2, heading, error, ...rest } = texts;
  const [rejected, setRejected] = useState<string | null>(null);
  const [lastValue, setLastValue] = useState(value);
  if (lastValue !== value) {
    setLastValue(value);
    setRejected(null);
  }
  const faultOf = (text: string) => {
    if (!isOptional && text === '') return NAME_MISSING;
    return text !== value && taken.includes(text) ? `“${text}” is there already.` : undefined;
  };
  const type = (text: string) => {
    if (faultOf(text) !== undefined) return setRejected(text);
    setRejected(null);
    onChange(text);
  };
  const control = {
    maxLength: NAME_LENGTH,
    ...rest,
    error: rejected === null ? error : faultOf(rejected),
    value: rejected ?? value,
    onChange: ({ target }: { target: { value: string } }) => type(target.value),
  };
  return isLong ? (
    <TextAreaField rows={rows} {...control} />
  ) : (
    <TextField {...control} {...(heading && { heading })} />
  );
}
