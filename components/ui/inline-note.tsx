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
