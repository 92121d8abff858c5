import { type ReactNode, useEffect, useState } from 'react';
import { classes } from './classes';

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
