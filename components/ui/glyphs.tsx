import type { ReactNode } from 'react';

/** A game's mark: its letters on its colour. Hidden from screen readers, since the game's name is next to it. */
export const GameMark = ({ mark, accent }: { mark: string; accent: string }) => (
  <span aria-hidden data-accent={accent} className="game-mark">
    {mark}
  </span>
);

/** The name of a key, drawn as a key. */
export function Kbd({ children }: { children: ReactNode }) {
  return (
    <kbd className="inline-block min-w-6 rounded-sm border border-edge bg-surface px-1.5 text-center font-sans font-medium text-ink text-xs">
      {children}
    </kbd>
  );
}
