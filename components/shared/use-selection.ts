import { useCallback, useMemo, useState } from 'react';

/** The selection of several rows: whether selecting is on, and which are selected. */
export interface Selection {
  on: boolean;
  ids: ReadonlySet<string>;
  start: () => void;
  end: () => void;
  toggle: (id: string) => void;
  set: (ids: readonly string[]) => void;
}

/** The selection among the shown rows; those no longer shown are not selected. */
export function useSelection(shown: readonly { id: string }[]): Selection {
  const [on, setOn] = useState(false);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const ids = useMemo(
    () => (chosen.size === 0 ? chosen : new Set(shown.map(({ id }) => id).filter((id) => chosen.has(id)))),
    [shown, chosen],
  );
  const reset = useCallback((to: boolean) => {
    setOn(to);
    setChosen(new Set());
  }, []);
  return {
    on,
    ids,
    start: useCallback(() => reset(true), [reset]),
    end: useCallback(() => reset(false), [reset]),
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
