import { CircleAlert, CircleCheck, CircleQuestionMark, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from './classes';

export type BadgeTone = 'plain' | 'accent' | 'error' | 'warning' | 'advice' | 'legal';

const tones: Record<BadgeTone, string> = {
  plain: 'border-edge text-muted',
  accent: 'border-accent bg-accent-wash text-ink',
  error: 'border-error text-error',
  warning: 'border-warning text-warning',
  advice: 'border-advice text-advice',
  legal: 'border-legal text-legal',
};

/** A short word in a hairline frame: CHQ, Ace, Reserve. */
export function Badge({ tone = 'plain', children }: { tone?: BadgeTone; children: ReactNode }) {
  return (
    <span
      className={classes(
        'label-caps inline-flex items-center gap-1 whitespace-nowrap rounded-sm border px-1.5 align-middle',
        tones[tone],
      )}
    >
      {children}
    </span>
  );
}

export type SeverityName = 'error' | 'warning' | 'advice' | 'legal' | 'undecided';

const marks = {
  error: { Icon: CircleAlert, word: 'Error', tone: 'text-error' },
  warning: { Icon: TriangleAlert, word: 'Warning', tone: 'text-warning' },
  advice: { Icon: Info, word: 'Advice', tone: 'text-advice' },
  legal: { Icon: CircleCheck, word: 'Legal', tone: 'text-legal' },
  undecided: { Icon: CircleQuestionMark, word: 'No error found', tone: 'text-warning' },
} as const;

type SeverityMarkProps = {
  severity: SeverityName;
  /** Another word than the severity's own: "Not legal", "3 errors". */
  children?: ReactNode;
  /** Keeps the word for screen readers and tooltips only, where a heading already says it. */
  iconOnly?: boolean;
  /** As large as a heading. */
  large?: boolean;
};

/** How bad a problem is: an icon of its own shape and a word, coloured as well. */
export function SeverityMark({ severity, children, iconOnly, large = false }: SeverityMarkProps) {
  const { Icon, word, tone } = marks[severity];
  return (
    <span
      title={iconOnly ? word : undefined}
      className={classes(
        'inline-flex items-center gap-1.5 align-middle',
        // The only one of many words.
        severity === 'undecided' ? 'text-balance' : 'whitespace-nowrap',
        tone,
      )}
    >
      <Icon aria-hidden size={large ? 26 : 16} className="shrink-0" />
      <span className={iconOnly ? 'sr-only' : classes('label-caps', large && 'text-xl!')}>
        {children ?? word}
      </span>
    </span>
  );
}

/** How many problems of a severity there are, as its icon and a figure; in words for screen readers. */
export function SeverityCount({
  severity,
  count,
  text,
}: {
  severity: SeverityName;
  count: number;
  text: string;
}) {
  const { Icon, tone } = marks[severity];
  return (
    <span title={text} className={classes('inline-flex items-center gap-0.5 whitespace-nowrap', tone)}>
      <Icon aria-hidden size={14} className="shrink-0" />
      <span aria-hidden className="font-semibold tabular-nums">
        {count}
      </span>
      <span className="sr-only">{text}</span>
    </span>
  );
}
