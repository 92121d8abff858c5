import { CircleDashed } from 'lucide-react';
import type { Report, VerdictKind } from '@/lib/roster/report';
import { verdictAlone, verdictKind, verdictWord } from '@/lib/roster/verdict';
import { SeverityMark, type SeverityName } from './badge';

/** The mark of each verdict; "undecided" has a separate one. */
export const verdictMarks: Record<VerdictKind, SeverityName> = {
  legal: 'legal',
  illegal: 'error',
  undecided: 'undecided',
};

interface VerdictMarkProps {
  report: Pick<Report, 'legal' | 'unknown'>;
  /** Whether it is of a force without elements, which is not wrong but only begun. */
  empty?: boolean | undefined;
  /** Omits how many values are unknown, if that is shown next to it. */
  brief?: boolean;
  /** As large as a heading. */
  large?: boolean;
}

/** The verdict on a roster in a few words. */
export function VerdictMark({ report, empty = false, brief = false, large = false }: VerdictMarkProps) {
  const kind = verdictKind(report);
  if (empty && kind === 'illegal')
    return (
      <span className="inline-flex items-center gap-1.5 whitespace-nowrap align-middle text-muted">
        <CircleDashed aria-hidden size={large ? 26 : 16} className="shrink-0" />
        <span className={large ? 'label-caps text-xl!' : 'label-caps'}>Not yet legal</span>
      </span>
    );
  return (
    <SeverityMark severity={verdictMarks[kind]} large={large}>
      {brief ? verdictWord(kind) : verdictAlone(report)}
    </SeverityMark>
  );
}
