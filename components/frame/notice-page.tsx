import type { ReactNode } from 'react';
import { PageTitle } from '@/components/ui/page-title';

type NoticePageProps = { number: string; title: string; actions: ReactNode; children: ReactNode };

/** A page with a single message, such as not found, and links or buttons. */
export function NoticePage({ number, title, actions, children }: NoticePageProps) {
  return (
    <div>
      <p className="label-caps text-accent">{number}</p>
      <PageTitle className="mb-3">{title}</PageTitle>
      <div className="max-w-prose space-y-3">{children}</div>
      <div className="mt-6 flex flex-wrap gap-2">{actions}</div>
    </div>
  );
}
