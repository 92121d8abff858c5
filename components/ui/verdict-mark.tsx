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
  /** Omits how many values are unknown, if that is shown next to it. */
  brief?: boolean;
  /** As large as a heading. */
  large?: boolean;
}

/** The verdict on a roster in a few words. */
export function VerdictMark({ report, brief = false, large = false }: VerdictMarkProps) {
  const kind = verdictKind(report);
  return (
    <SeverityMark severity={verdictMarks[kind]} large={large}>
      {brief ? verdictWord(kind) : verdictAlone(report)}
    </SeverityMark>
  );
}
