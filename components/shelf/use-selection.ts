'use client';

import { useCallback, useMemo, useState } from 'react';
import type { StoredRoster } from '@/lib/storage/db';

/** Several rosters at once: whether one is choosing, and which are chosen. */
export interface Selection {
  on: boolean;
  ids: ReadonlySet<string>;
  start: () => void;
  end: () => void;
  toggle: (id: string) => void;
  set: (ids: readonly string[]) => void;
}

/** What is chosen among the rosters that are shown; what is shown no longer is not chosen either. */
export function useSelection(shown: readonly StoredRoster[]): Selection {
  const [on, setOn] = useState(false);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const ids = useMemo(
    () => (chosen.size === 0 ? chosen : new Set(shown.map(({ id }) => id).filter((id) => chosen.has(id)))),
    [shown, chosen],
  );
  const turn = useCallback((to: boolean) => {
    setOn(to);
    setChosen(new Set());
  }, []);
  return {
    on,
    ids,
    start: useCallback(() => turn(true), [turn]),
    end: useCallback(() => turn(false), [turn]),
    toggle: useCallback(
      (id) =>
        setChosen((now) =>
          now.has(id) ? new Set([...now].filter((each) => each !== id)) : new Set(now).add(id),
        ),
      [],
    ),
    set: useCallback((list) => setChosen(new Set(list)), []),
  };
}
