import type { ChangeEvent, ComponentProps } from 'react';
import { withoutHidden } from '@/lib/roster/text/visible';
import { classes } from '../classes';
import { Field, type FieldTexts } from './field';

type TextFieldProps = FieldTexts &
  Omit<ComponentProps<'input'>, 'id' | 'children'> & {
    /** As large as a heading, and framed only on hover or focus. */
    heading?: boolean;
  };

/** Wraps a change handler: removes invisible characters from pasted text first, as reading a file does. */
const withoutInvisible =
  <Control extends HTMLInputElement | HTMLTextAreaElement>(
    onChange?: (event: ChangeEvent<Control>) => void,
  ) =>
  (event: ChangeEvent<Control>) => {
    const control = event.currentTarget;
    const plain = withoutHidden(control.value);
    if (plain !== control.value) control.value = plain;
    onChange?.(event);
  };

/** One line of text. */
export function TextField(props: TextFieldProps) {
  const { label, hint, error, compact, hideLabel, heading, className, onChange, ...rest } = props;
  return (
    <Field {...{ label, hint, error, compact, hideLabel, className }}>
      {(control) => (
        <input
          type="text"
          autoComplete="off"
          {...rest}
          {...control}
          onChange={withoutInvisible(onChange)}
          className={classes(
            'field-box w-full',
            heading
              ? 'border-transparent! bg-transparent! px-1 font-semibold text-xl! hover:border-edge! focus:border-edge!'
              : 'px-2.5',
            compact ? 'py-0.5' : 'py-[3px]',
          )}
        />
      )}
    </Field>
  );
}

type TextAreaFieldProps = FieldTexts &
  Omit<ComponentProps<'textarea'>, 'id' | 'children'> & {
    /** In a monospaced font, for text laid out in columns. */
    mono?: boolean;
  };

/** Several lines of text; grows with its content if the browser supports it. */
export function TextAreaField(props: TextAreaFieldProps) {
  const { label, hint, error, compact, hideLabel, mono, className, onChange, ...rest } = props;
  return (
    <Field {...{ label, hint, error, compact, hideLabel, className }}>
      {(control) => (
        <textarea
          rows={3}
          {...rest}
          {...control}
          onChange={withoutInvisible(onChange)}
          className={classes(
            'field-box field-sizing-content block max-h-80 min-h-20 w-full px-2.5 py-1.5',
            mono && 'font-mono',
          )}
        />
      )}
    </Field>
  );
}
