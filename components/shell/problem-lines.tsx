import { SeverityMark } from '@/components/ui/badge';
import { PageLink } from '@/components/ui/page-link';
import { ShortList } from '@/components/ui/short-list';
import type { PublicProblem } from '@/lib/check/public-problem';
import { pageText } from '@/lib/roster/verdict';

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
          <p className="text-muted text-xs">
            {page !== null && <>{pageText(page)} · </>}
            <PageLink
              href={`/rules/${system}#${rule}`}
              target="_blank"
              className="inline-block min-h-6 content-center font-mono pointer-coarse:min-h-11"
            >
              {rule}
            </PageLink>
          </p>
        </li>
      )}
    </ShortList>
  );
}
