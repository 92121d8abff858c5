import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { classes } from '../classes';

/** Props that tie a field's control to its label, hint and error. */
export type ControlProps = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

export type FieldTexts = {
  label: ReactNode;
  hint?: ReactNode;
  /** A sentence; shown with an icon and announced. */
  error?: ReactNode;
  /** Label in condensed capitals, for tight rows. */
  compact?: boolean | undefined;
  /** Shows the label to screen readers only. */
  hideLabel?: boolean | undefined;
};

type FieldProps = FieldTexts & {
  /** Announced politely when it appears; says what happened to the input. */
  notice?: ReactNode;
  className?: string | undefined;
  children: (control: ControlProps) => ReactNode;
};

/** Label, control, hint and error tied together; the control is drawn by `children`. */
export function Field({ label, hint, error, notice, compact, hideLabel, className, children }: FieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const messageId = `${id}-message`;
  const describedBy = [hint && hintId, (error || notice) && messageId].filter(Boolean).join(' ');

  return (
    <div className={classes('min-w-0', className)}>
      <label
        htmlFor={id}
        className={
          hideLabel
            ? 'sr-only'
            : classes('mb-1 block', compact ? 'label-caps text-muted' : 'text-sm font-medium')
        }
      >
        {label}
      </label>
      {children({
        id,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {hint && (
        <p id={hintId} className="mt-1 text-xs text-muted">
          {hint}
        </p>
      )}
      <div id={messageId} aria-live="polite">
        <FieldMessage error={error} notice={notice} />
      </div>
    </div>
  );
}

/** The error of a field (icon and sentence), or else its notice. */
export function FieldMessage({ error, notice }: { error?: ReactNode; notice?: ReactNode }) {
  if (error)
    return (
      <p className="mt-1 flex gap-1 text-xs font-medium text-error">
        <CircleAlert aria-hidden size={14} className="mt-0.5 shrink-0" />
        <span className="min-w-0">
          <span className="sr-only">Error: </span>
          {error}
        </span>
      </p>
    );
  return notice ? <p className="mt-1 text-xs text-ink">{notice}</p> : null;
}
