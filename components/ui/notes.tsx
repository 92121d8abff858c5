import { Ban, CircleAlert, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from './classes';

const tones = {
  error: { Icon: CircleAlert, word: 'Error: ', tone: 'font-medium text-error' },
  warning: { Icon: TriangleAlert, word: 'Warning: ', tone: 'text-warning' },
  // An unavailable choice is not a problem until it is taken.
  plain: { Icon: Ban, word: '', tone: 'text-muted' },
} as const;

/** A sentence next to the choice it is about, with an icon for its tone. */
export function InlineNote({ tone, children }: { tone: keyof typeof tones; children: ReactNode }) {
  const { Icon, word, tone: colour } = tones[tone];
  return (
    <span className={classes('flex gap-1 text-xs', colour)}>
      <Icon aria-hidden size={14} className="mt-0.5 shrink-0" />
      <span className="min-w-0">
        {word !== '' && <span className="sr-only">{word}</span>}
        {children}
      </span>
    </span>
  );
}

type EmptyStateProps = { title: string; children: ReactNode; actions?: ReactNode };

/** The placeholder of an empty list: what belongs here and how to start. */
export function EmptyState({ title, children, actions }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-start gap-2 border-edge border-l-2 border-dashed py-2 pl-4">
      <p className="font-semibold text-lg">{title}</p>
      <div className="max-w-prose text-muted">{children}</div>
      {actions && <div className="mt-2 flex flex-wrap gap-2">{actions}</div>}
    </div>
  );
}
