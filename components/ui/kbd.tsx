import type { ReactNode } from 'react';

/** The name of a key, drawn as a key. */
export function Kbd({ children }: { children: ReactNode }) {
  return (
    <kbd className="inline-block min-w-6 rounded-sm border border-edge bg-surface px-1.5 text-center font-sans font-medium text-ink text-xs">
      {children}
    </kbd>
  );
}
