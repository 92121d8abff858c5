import type { ReactNode } from 'react';
import { SeverityMark, type SeverityName } from '@/components/ui/badge';

/** A page reference: "p.57". */
export const PageNote = ({ page }: { page: number }) => (
  <span className="whitespace-nowrap text-muted text-xs">p.{page}</span>
);

/** A one-line notice with a severity icon. */
export const Notice = ({ severity, children }: { severity: SeverityName; children: ReactNode }) => (
  <p className="flex min-w-0 items-start gap-1.5 text-sm">
    <SeverityMark severity={severity} iconOnly />
    <span className="min-w-0">{children}</span>
  </p>
);
