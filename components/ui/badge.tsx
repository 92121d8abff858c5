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
  /** Text in place of the severity's own word: "Not legal", "3 errors". */
  children?: ReactNode;
  /** Shows the word only to screen readers and in a tooltip, if a heading already has it. */
  iconOnly?: boolean;
  /** As large as a heading. */
  large?: boolean;
};

/** The severity of a problem, as an icon and a word in its colour; each severity has its own icon shape. */
export function SeverityMark({ severity, children, iconOnly, large = false }: SeverityMarkProps) {
  const { Icon, word, tone } = marks[severity];
  return (
    <span
      title={iconOnly ? word : undefined}
      className={classes(
        'inline-flex items-center gap-1.5 align-middle',
        // The only text long enough to wrap.
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

/** The number of problems of a severity, with its icon; in words for screen readers. */
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

/** Marks the figure before it as above its printed value. */
export const RaisedMark = () => (
  <>
    <span aria-hidden className="relative -top-[0.5em] text-[0.55em] leading-none">
      ▲
    </span>
    <span className="sr-only"> raised</span>
  </>
);
