import type { Report, VerdictKind } from '@/lib/roster/report';
import { verdictAlone, verdictKind, verdictWord } from '@/lib/roster/verdict';
import { SeverityMark, type SeverityName } from './badge';

/** The mark of each verdict: undecided has one of its own, neither that of legal nor that of an error. */
export const verdictMarks: Record<VerdictKind, SeverityName> = {
  legal: 'legal',
  illegal: 'error',
  undecided: 'undecided',
};

interface VerdictMarkProps {
  report: Pick<Report, 'legal' | 'unknown'>;
  /** Leaves out how many values are unknown, where that stands beside it. */
  brief?: boolean;
  /** The largest thing in its column. */
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
