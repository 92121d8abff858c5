import { SeverityMark } from '@/components/ui/badge';
import { PageLink } from '@/components/ui/page-link';
import { ShortList } from '@/components/ui/short-list';
import type { Problem } from '@/lib/roster/report';
import { pageText } from '@/lib/roster/verdict';
import { culpritsOf, inList } from '@/lib/roster/words';

interface ProblemLinesProps {
  problems: readonly Problem[];
  /** Id of the game. */
  system: string;
  /** What the elements at fault are called, by id. */
  labels: Readonly<Record<string, string>>;
}

/** Problems as the builder shows them: severity, sentence, page and rule. */
export function ProblemLines({ problems, system, labels }: ProblemLinesProps) {
  return (
    <ShortList items={problems} className="divide-y divide-line border-line border-y">
      {({ rule, severity, message, page, elements }, index) => {
        const culprits = culpritsOf(
          message,
          elements.map((id) => labels[id] ?? id),
        );
        return (
          <li key={index} className="py-2">
            <p>
              <SeverityMark severity={severity} />{' '}
              <bdi>
                {culprits.length > 0 && `${inList(culprits)}: `}
                {message}
              </bdi>
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
        );
      }}
    </ShortList>
  );
}
