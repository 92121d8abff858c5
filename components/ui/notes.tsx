import { Ban, CircleAlert, TriangleAlert } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
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

const DELAY = 400;

/**
 * Announces `text` politely when it changes, but not its first value. Waits until it has been unchanged for 0.4 s, so
 * that a burst of changes is announced once.
 */
export function LiveRegion({ text }: { text: string }) {
  const [first] = useState(text);
  const [announced, setAnnounced] = useState('');

  useEffect(() => {
    if (announced === text || (announced === '' && text === first)) return;
    const timer = setTimeout(() => setAnnounced(text), DELAY);
    return () => clearTimeout(timer);
  }, [text, first, announced]);

  return (
    <div role="status" className="sr-only">
      {announced}
    </div>
  );
}

interface LiveTextProps {
  /** Nothing takes no room. */
  children: ReactNode;
  className?: string;
}

/** What went wrong, announced when it appears. */
export const AlertText = ({ children, className }: LiveTextProps) => (
  <p role="alert" className={classes('font-medium text-error empty:hidden', className)}>
    {children}
  </p>
);

/** What is going on, announced politely. */
export const StatusText = ({ children, className }: LiveTextProps) => (
  <p role="status" className={classes('text-muted empty:hidden', className)}>
    {children}
  </p>
);
