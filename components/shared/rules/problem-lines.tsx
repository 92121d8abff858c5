import { SeverityMark } from '@/components/ui/badge';
import { ShortList } from '@/components/ui/lists';
import type { PublicProblem } from '@/lib/check/public-problem';
import { RuleNote } from './rule-note';

interface ProblemLinesProps {
  problems: readonly PublicProblem[];
  /** Id of the game. */
  system: string;
}

/** Problems as the builder shows them: severity, sentence, page and rule. */
export function ProblemLines({ problems, system }: ProblemLinesProps) {
  return (
    <ShortList items={problems} className="divide-y divide-line border-line border-y">
      {({ rule, severity, message, page }, index) => (
        <li key={index} className="py-2">
          <p>
            <SeverityMark severity={severity} /> <bdi>{message}</bdi>
          </p>
          <RuleNote system={system} rule={rule} page={page} of={String(index)} />
        </li>
      )}
    </ShortList>
  );
}
