'use client';

import { useEffect, useState } from 'react';
import type { AnyCollecting } from '@/lib/roster/collecting';
import type { AnyGameSystem } from '@/lib/roster/system';
import { loadEditor } from '../systems/load-editor';

type Editor = Awaited<ReturnType<typeof loadEditor>>['editor'];

/** A game with all that its collections are shown and edited with. */
export interface Game {
  system: AnyGameSystem;
  editor: Editor;
  collecting: AnyCollecting;
  records: Awaited<ReturnType<AnyGameSystem['records']>>;
}

/** What the collections of a game are shown with: undefined until it is fetched, null where it cannot be. */
export function useGame(system: AnyGameSystem): Game | null | undefined {
  const [game, setGame] = useState<Game | null>();
  useEffect(() => {
    let current = true;
    Promise.all([loadEditor(system.id), system.collecting(), system.records()]).then(
      ([{ editor }, collecting, records]) => current && setGame({ system, editor, collecting, records }),
      () => current && setGame(null),
    );
    return () => {
      current = false;
    };
  }, [system]);
  return game;
}
