import { type ReactNode, useId } from 'react';
import { classes } from '../classes';
import { FieldMessage } from './field';

export type SegmentOption<T extends string> = { value: T; label: ReactNode; disabled?: boolean };

type SegmentedProps<T extends string> = {
  label: ReactNode;
  value: T | null;
  options: readonly SegmentOption<T>[];
  onChange: (value: T) => void;
  /** Called when what is chosen already is pressed. */
  onAgain?: (value: T) => void;
  hint?: ReactNode;
  error?: ReactNode;
  compact?: boolean;
  hideLabel?: boolean;
  className?: string;
};

/** A choice between a few options, as a row of joined buttons that are real radio inputs; wraps if there is no room. */
export function Segmented<T extends string>(props: SegmentedProps<T>) {
  const { label, value, options, onChange, onAgain, hint, error, compact, hideLabel, className } = props;
  const id = useId();
  return (
    <fieldset
      className={classes('min-w-0', className)}
      aria-describedby={hint || error ? `${id}-text` : undefined}
      aria-invalid={error ? true : undefined}
    >
      <legend
        className={
          hideLabel ? 'sr-only' : classes('mb-1', compact ? 'label-caps text-muted' : 'text-sm font-medium')
        }
      >
        {label}
      </legend>
      <div className="flex flex-wrap pt-px pl-px">
        {options.map((option) => (
          <label
            key={option.value}
            className={classes(
              'relative -mt-px -ml-px flex min-w-control items-center justify-center border border-edge bg-surface',
              'px-3 text-center leading-tight hover:z-1 hover:border-ink hover:bg-accent-wash',
              'has-checked:z-1 has-checked:border-accent has-checked:bg-accent has-checked:font-medium has-checked:text-on-fill',
              'has-focus-visible:z-2 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
              'has-disabled:border-line has-disabled:text-muted has-disabled:hover:bg-surface',
              'forced-colors:has-checked:outline-2',
              compact ? 'min-h-control-sm text-sm' : 'min-h-control text-base',
            )}
          >
            <input
              type="radio"
              className="absolute inset-0 size-full cursor-[inherit] appearance-none outline-none"
              name={id}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
              onClick={() => option.value === value && onAgain?.(value)}
            />
            {option.label}
          </label>
        ))}
      </div>
      <div id={`${id}-text`}>
        {hint && <p className="mt-1 text-xs text-muted empty:hidden">{hint}</p>}
        <div aria-live="polite">
          <FieldMessage error={error} />
        </div>
      </div>
    </fieldset>
  );
}
