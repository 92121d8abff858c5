import { startTransition, useEffect, useState } from 'react';
import type { StoredRoster } from '@/lib/storage/db';
import type { Selection } from '../shell/use-selection';
import type { Game } from './game-list';
import type { OpenDialog } from './shelf-dialog';
import { ShelfRow } from './shelf-row';
import { verdictOf } from './use-verdicts';

/** Rows rendered immediately, and rows added in each further step. */
const FIRST = 16;
const STEP = 48;

interface ShelfListProps {
  rosters: readonly StoredRoster[];
  games: ReadonlyMap<string, Game>;
  selection: Selection;
  ask: (asked: OpenDialog) => void;
}

/** The rows: a screenful immediately, the rest in steps as transitions. */
export function ShelfList({ rosters, games, selection, ask }: ShelfListProps) {
  const [most, setMost] = useState(FIRST);
  const more = most < rosters.length;
  useEffect(() => {
    if (!more) return;
    const timer = setTimeout(() => startTransition(() => setMost(most + STEP)), 30);
    return () => clearTimeout(timer);
  }, [most, more]);
  if (rosters.length === 0) return null;
  return (
    <ul className="divide-y divide-line border-line border-y">
      {rosters.slice(0, most).map((stored, index) => {
        const { verdict, figures, makeUp } = verdictOf(stored);
        return (
          <ShelfRow
            key={stored.id}
            stored={stored}
            far={index >= FIRST}
            game={games.get(stored.roster.system)}
            verdict={verdict}
            figures={figures}
            makeUp={makeUp}
            selecting={selection.on}
            selected={selection.ids.has(stored.id)}
            toggle={selection.toggle}
            ask={ask}
          />
        );
      })}
    </ul>
  );
}
