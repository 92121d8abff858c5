import type { ReactNode } from 'react';
import { SeverityMark, type SeverityName } from '@/components/ui/badge';
import type { Page } from '@/lib/roster/rule';
import { pageText } from '@/lib/roster/verdict';

/** A page reference: "p.57", or a section in brackets: "(Infantry)". */
export function PageNote({ page }: { page: Page }) {
  if (page === null) return null;
  return typeof page === 'number' ? (
    <span className="whitespace-nowrap text-muted text-xs">{pageText(page)}</span>
  ) : (
    <span className="text-muted text-xs">({pageText(page)})</span>
  );
}

type NoticeProps = { severity: SeverityName; children: ReactNode; action?: ReactNode };

/** A one-line notice with a severity icon and an optional action. */
export function Notice({ severity, children, action }: NoticeProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm">
      <p className="flex min-w-0 flex-1 basis-60 items-start gap-1.5">
        <SeverityMark severity={severity} iconOnly />
        <span className="min-w-0">{children}</span>
      </p>
      {action}
    </div>
  );
}
