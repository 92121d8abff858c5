import type { ReactNode } from 'react';
import { classes } from '@/components/ui/classes';

interface OddsStateProps {
  failure: string | null;
  busy: boolean;
  /** Whether there is an answer to show, be it to the question before. */
  known: boolean;
  children: ReactNode;
}

/** Shows odds, the sentence why there are none, or that they are worked out. */
export function OddsState({ failure, busy, known, children }: OddsStateProps) {
  if (failure !== null) return <p role="alert">{failure}</p>;
  if (!known) return busy ? <p role="status">Working out the odds …</p> : null;
  return (
    <div aria-busy={busy} className={classes(busy && 'opacity-60')}>
      {children}
    </div>
  );
}
