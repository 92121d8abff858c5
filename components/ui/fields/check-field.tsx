import { Check } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { classes } from '../classes';
import { FieldMessage } from './field';

type CheckFieldProps = Omit<ComponentProps<'input'>, 'id' | 'type' | 'children'> & {
  label: ReactNode;
  description?: ReactNode;
  error?: ReactNode;
};

/** A checkbox with a label and an optional description; the whole row is clickable. With `aria-disabled`, read-only. */
export function CheckField({ label, description, error, className, onChange, ...rest }: CheckFieldProps) {
  // Stays focusable, so that its reason is read out.
  const refused = rest['aria-disabled'] === true;
  const id = useId();
  const describedBy = [description && `${id}-text`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={classes('min-w-0', className)}>
      <label
        htmlFor={id}
        className="flex min-h-control items-start gap-2.5 rounded-sm py-1 hover:bg-accent-wash has-disabled:bg-transparent has-disabled:text-muted has-[[aria-disabled=true]]:bg-transparent has-[[aria-disabled=true]]:text-muted"
      >
        <span
          className={classes(
            'relative size-check shrink-0',
            // In line with the first line of the label, which is as high as a control.
            !description && 'mt-[calc((var(--control-size)-var(--check-size))/2-0.25rem)]',
          )}
        >
          <input
            {...rest}
            onChange={refused ? () => undefined : onChange}
            type="checkbox"
            id={id}
            aria-labelledby={`${id}-label`}
            aria-describedby={describedBy || undefined}
            aria-invalid={error ? true : undefined}
            className={classes(
              'peer absolute inset-0 size-full appearance-none rounded-sm border border-edge bg-surface',
              'checked:border-accent checked:bg-accent not-disabled:hover:border-ink disabled:border-dashed aria-disabled:border-dashed',
              'disabled:checked:border-edge disabled:checked:bg-transparent aria-invalid:border-error',
              'forced-colors:appearance-auto',
            )}
          />
          <Check
            aria-hidden
            strokeWidth={3}
            className="pointer-events-none absolute inset-0 m-auto hidden size-4 text-on-fill peer-checked:block peer-disabled:text-muted forced-colors:hidden!"
          />
        </span>
        <span className="min-w-0 self-center">
          <span id={`${id}-label`} className="block">
            {label}
          </span>
          {description && (
            <span id={`${id}-text`} className="block text-xs text-muted">
              {description}
            </span>
          )}
        </span>
      </label>
      <div id={`${id}-error`} aria-live="polite">
        <FieldMessage error={error} />
      </div>
    </div>
  );
}
