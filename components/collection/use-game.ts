import { useCallback } from 'react';
import type { AnyCollecting } from '@/lib/roster/collection/collecting';
import type { AnyGameSystem } from '@/lib/roster/system';
import { useLoaded } from '../shared/loading/use-loaded';
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
  return useLoaded(
    useCallback(async () => {
      const parts = [loadEditor(system.id), system.collecting(), system.records()] as const;
      const [{ editor }, collecting, records] = await Promise.all(parts);
      return { system, editor, collecting, records };
    }, [system]),
  );
}
