import { type ReactNode, useId } from 'react';
import { classes } from './classes';

type SectionProps = {
  /** "1.2", as in a manual; hidden from screen readers. */
  number?: string;
  title: ReactNode;
  level?: 2 | 3 | 4;
  /** A short text after the title: a count, a sum. */
  aside?: ReactNode;
  actions?: ReactNode;
  id?: string;
  className?: string;
  children: ReactNode;
};

/** A numbered section with a ruled heading: "1.2 ELEMENTS ————". */
export function Section({ number, title, level = 2, aside, actions, id, className, children }: SectionProps) {
  const headingId = useId();
  const Heading = `h${level}` as const;
  return (
    <section id={id} aria-labelledby={headingId} className={classes('min-w-0', className)}>
      <div
        className={classes(
          'flex flex-wrap items-center gap-x-3 gap-y-1',
          actions ? 'mb-2 min-h-control-sm' : 'mb-3 min-h-7',
        )}
      >
        <Heading
          id={headingId}
          className={classes('label-caps flex min-w-0 items-baseline gap-2', level === 2 && 'text-sm!')}
        >
          {number && (
            <span aria-hidden className="text-accent">
              {number}
            </span>
          )}
          <span className="min-w-0">{title}</span>
        </Heading>
        {aside && <span className="condensed text-muted text-sm">{aside}</span>}
        <span aria-hidden className="h-px min-w-4 flex-1 bg-line" />
        {actions && <div className="no-print flex flex-wrap gap-1">{actions}</div>}
      </div>
      {children}
    </section>
  );
}
