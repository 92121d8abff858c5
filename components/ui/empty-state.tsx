import type { ReactNode } from 'react';

type EmptyStateProps = { title: string; children: ReactNode; actions?: ReactNode };

/** The placeholder of an empty list: what belongs here and how to start. */
export function EmptyState({ title, children, actions }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-start gap-2 border-edge border-l-2 border-dashed py-2 pl-4">
      <p className="font-semibold text-lg">{title}</p>
      <div className="max-w-prose text-muted">{children}</div>
      {actions && <div className="mt-2 flex flex-wrap gap-2">{actions}</div>}
    </div>
  );
}
