import { PageLink } from '@/components/ui/page-link';
import type { Page } from '@/lib/roster/rule';
import { pageText } from '@/lib/roster/verdict';

interface RuleNoteProps {
  /** Id of the game. */
  system: string;
  /** Id of the rule. */
  rule: string;
  page: Page;
  /** What the rule asks, where that is at hand. */
  title?: string | undefined;
  /** Opens the rules in a tab of their own. */
  apart?: boolean;
}

/** Where a rule stands in the book; opened, what it asks, and the way to it on the rules page. */
export function RuleNote({ system, rule, page, title, apart = false }: RuleNoteProps) {
  return (
    <details className="text-muted text-xs">
      <summary className="inline-flex min-h-6 min-w-6 cursor-pointer items-center pointer-coarse:min-h-11 pointer-coarse:min-w-11">
        {page === null ? 'The rule' : pageText(page)}
      </summary>
      <p className="pb-1">
        {title && <>{title}. </>}
        <PageLink
          href={`/rules/${system}#${rule}`}
          {...(apart ? { target: '_blank' } : {})}
          className="inline-block min-h-6 content-center font-mono pointer-coarse:min-h-11"
        >
          {rule}
        </PageLink>
      </p>
    </details>
  );
}
