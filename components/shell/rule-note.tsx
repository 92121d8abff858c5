import { useEffect, useRef } from 'react';
import { PageLink } from '@/components/ui/page-link';
import type { Page } from '@/lib/roster/rule';
import { pageText } from '@/lib/roster/verdict';
import { isReturnedTo, rulesFollowed } from './rules-origin';

interface RuleNoteProps {
  /** Id of the game. */
  system: string;
  /** Id of the rule. */
  rule: string;
  page: Page;
  /** What the rule asks, if known. */
  title?: string | undefined;
  /** Identifies the problem, to distinguish several notes on the same rule. */
  of?: string;
}

/** The page of a rule in the book; opened, its title and a link to the rules page, which links back here. */
export function RuleNote({ system, rule, page, title, of = '' }: RuleNoteProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const note = `${rule} ${of}`;
  useEffect(() => {
    if (!details.current || !isReturnedTo(note)) return;
    details.current.open = true;
    details.current.querySelector('a')?.focus();
  }, [note]);
  return (
    <details ref={details} className="text-muted text-sm">
      <summary className="inline-flex min-h-control-sm cursor-pointer items-center underline pointer-coarse:min-h-11">
        Rule{page !== null && `, ${pageText(page)}`}
      </summary>
      <p className="pb-1">
        {title && <>{title}. </>}
        <PageLink
          href={`/rules/${system}#${rule}`}
          onNavigate={() => rulesFollowed(note)}
          className="inline-block min-h-6 content-center font-mono pointer-coarse:min-h-11"
        >
          {rule}
        </PageLink>
      </p>
    </details>
  );
}
