import { ChevronDown } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { classes } from '../classes';
import { Field, type FieldTexts } from './field';

type SelectFieldProps = FieldTexts &
  Omit<ComponentProps<'select'>, 'id' | 'multiple'> & {
    /** `<option>` and `<optgroup>` elements. */
    children: ReactNode;
  };

/** A styled native select. */
export function SelectField(props: SelectFieldProps) {
  const { label, hint, error, compact, hideLabel, className, children, ...rest } = props;
  return (
    <Field {...{ label, hint, error, compact, hideLabel, className }}>
      {(control) => (
        <span className="relative block">
          <select
            {...rest}
            {...control}
            className={classes(
              'field-box w-full appearance-none truncate pr-8 pl-2.5 [&_optgroup]:bg-surface [&_option]:bg-surface',
              compact ? 'py-0.5' : 'py-[3px]',
            )}
          >
            {children}
          </select>
          <ChevronDown
            aria-hidden
            size={16}
            className="pointer-events-none absolute top-1/2 right-2.5 -translate-y-1/2 text-muted"
          />
        </span>
      )}
    </Field>
  );
}

interface OptionsProps {
  of: readonly (readonly [value: string | number, text: string])[] | undefined;
}

/** Options of a select, each with its value and its text. */
export const Options = ({ of = [] }: OptionsProps) =>
  of.map(([value, text]) => (
    <option key={value} value={value}>
      {text}
    </option>
  ));
