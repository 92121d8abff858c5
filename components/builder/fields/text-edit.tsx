'use client';

import { type ReactNode, startTransition, useOptimistic, useState } from 'react';
import { TextAreaField, TextField } from '@/components/ui/text-field';
import { NAME_LENGTH } from '@/lib/roster/roster';

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
  placeholder?: string | undefined;
  compact?: boolean;
  hint?: ReactNode;
  error?: ReactNode;
  /** Renders what depends on the value in the same frame as the keystroke. */
  immediate?: boolean;
  className?: string;
};

/** A text that is saved as it is typed. A value that the file may not have stays in the field, with its error. */
export function TextEdit(props: TextEditProps) {
  const {
    value: saved,
    onChange,
    isOptional = false,
    taken = [],
    immediate = false,
    isLong,
    error,
    ...rest
  } = props;
  const [value, showValue] = useOptimistic(saved);
  const [rejected, setRejected] = useState<string | null>(null);
  const [lastValue, setLastValue] = useState(value);
  if (lastValue !== value) {
    setLastValue(value);
    setRejected(null);
  }
  const faultOf = (text: string) => {
    if (!isOptional && text === '') return 'This needs a name.';
    return text !== saved && taken.includes(text) ? `“${text}” is there already.` : undefined;
  };
  const type = (text: string) => {
    if (faultOf(text) !== undefined) return setRejected(text);
    setRejected(null);
    if (immediate) return onChange(text);
    startTransition(() => {
      showValue(text);
      onChange(text);
    });
  };
  const control = {
    maxLength: NAME_LENGTH,
    ...rest,
    error: rejected === null ? error : faultOf(rejected),
    value: rejected ?? value,
    onChange: ({ target }: { target: { value: string } }) => type(target.value),
  };
  return isLong ? <TextAreaField rows={2} {...control} /> : <TextField {...control} />;
}
