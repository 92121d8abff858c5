import type { ReactNode } from 'react';
import { classes } from './classes';

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
