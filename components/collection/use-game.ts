import { useEffect, useState } from 'react';
import type { AnyCollecting } from '@/lib/roster/collecting';
import type { AnyGameSystem } from '@/lib/roster/system';
import { loadEditor } from '../systems/load-editor';

type Editor = Awaited<ReturnType<typeof loadEditor>>['editor'];

/** A game with what is needed to show and edit its collections. */
export interface Game {
  system: AnyGameSystem;
  editor: Editor;
  collecting: AnyCollecting;
  records: Awaited<ReturnType<AnyGameSystem['records']>>;
}

/** Fetches what a game's collections are shown with: undefined until it is there, null if that failed. */
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
