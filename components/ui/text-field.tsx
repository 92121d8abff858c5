import type { ChangeEvent, ComponentProps } from 'react';
import { withoutHidden } from '@/lib/roster/plain-text';
import { classes } from './classes';
import { Field, type FieldTexts } from './field';

type TextFieldProps = FieldTexts &
  Omit<ComponentProps<'input'>, 'id' | 'children'> & {
    /** As large as a heading, and framed only where it is pointed at or in focus. */
    heading?: boolean;
  };

/** Takes out what a paste may bring and nobody sees, as reading a file does, before the change is told. */
const plainly =
  <Box extends HTMLInputElement | HTMLTextAreaElement>(onChange?: (event: ChangeEvent<Box>) => void) =>
  (event: ChangeEvent<Box>) => {
    const box = event.currentTarget;
    const plain = withoutHidden(box.value);
    if (plain !== box.value) box.value = plain;
    onChange?.(event);
  };

/** One line of text. Takes the props of react-hook-form's `register` as they are. */
export function TextField({
  label,
  hint,
  error,
  compact,
  hideLabel,
  heading,
  className,
  onChange,
  ...rest
}: TextFieldProps) {
  return (
    <Field {...{ label, hint, error, compact, hideLabel, className }}>
      {(control) => (
        <input
          type="text"
          autoComplete="off"
          {...rest}
          {...control}
          onChange={plainly(onChange)}
          className={classes(
            'field-box w-full',
            heading
              ? 'border-transparent! bg-transparent! px-1 font-semibold text-xl! hover:border-edge! focus:border-edge!'
              : 'px-2.5',
            compact ? 'py-0.5' : 'py-1',
          )}
        />
      )}
    </Field>
  );
}

type TextAreaFieldProps = FieldTexts &
  Omit<ComponentProps<'textarea'>, 'id' | 'children'> & {
    /** In the monospaced face, for what is laid out in columns. */
    mono?: boolean;
  };

/** Several lines of text; grows with what is typed where the browser can. */
export function TextAreaField({
  label,
  hint,
  error,
  compact,
  hideLabel,
  mono,
  className,
  onChange,
  ...rest
}: TextAreaFieldProps) {
  return (
    <Field {...{ label, hint, error, compact, hideLabel, className }}>
      {(control) => (
        <textarea
          rows={3}
          {...rest}
          {...control}
          onChange={plainly(onChange)}
          className={classes(
            'field-box field-sizing-content block max-h-80 min-h-20 w-full px-2.5 py-1.5',
            mono && 'font-mono',
          )}
        />
      )}
    </Field>
  );
}
