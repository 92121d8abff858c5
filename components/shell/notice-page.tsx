import type { ReactNode } from 'react';

type NoticePageProps = { number: string; title: string; actions: ReactNode; children: ReactNode };

/** A page with a single message, such as not found, and links or buttons. */
export function NoticePage({ number, title, actions, children }: NoticePageProps) {
  return (
    <div className="py-6 sm:py-14">
      <p className="label-caps flex items-center gap-3 text-muted">
        <span className="text-accent">{number}</span>
        <span aria-hidden className="h-px flex-1 bg-line" />
      </p>
      <h1 className="condensed mt-4 font-semibold text-3xl">{title}</h1>
      <div className="mt-3 max-w-prose space-y-3">{children}</div>
      <div className="mt-6 flex flex-wrap gap-2">{actions}</div>
    </div>
  );
}
