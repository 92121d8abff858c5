import type { ComponentProps } from 'react';
import { classes } from './classes';
import { Field, type FieldTexts } from './field';

type TextFieldProps = FieldTexts & Omit<ComponentProps<'input'>, 'id' | 'children'>;

/** One line of text. Takes the props of react-hook-form's `register` as they are. */
export function TextField({ label, hint, error, compact, hideLabel, className, ...rest }: TextFieldProps) {
  return (
    <Field {...{ label, hint, error, compact, hideLabel, className }}>
      {(control) => (
        <input
          type="text"
          autoComplete="off"
          {...rest}
          {...control}
          className={classes('field-box w-full px-2.5', compact ? 'py-0.5' : 'py-1')}
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
  ...rest
}: TextAreaFieldProps) {
  return (
    <Field {...{ label, hint, error, compact, hideLabel, className }}>
      {(control) => (
        <textarea
          rows={3}
          {...rest}
          {...control}
          className={classes(
            'field-box field-sizing-content block max-h-80 min-h-20 w-full px-2.5 py-1.5',
            mono && 'font-mono',
          )}
        />
      )}
    </Field>
  );
}
