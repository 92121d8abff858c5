import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { LiveRegion } from '@/components/ui/live-region';
import type { Roster } from '@/lib/roster/roster';
import type { AnyGameSystem } from '@/lib/roster/system';
import { readPackOf } from '@/lib/storage/packs';
import { readStored } from '@/lib/storage/rosters';
import { deleteForGood } from '../shell/rosters/actions';
import { emptyRoster } from '../shell/rosters/new-roster';
import type { Opened } from './autosave';
import { BuilderLayout } from './builder-layout';
import { useOwnership } from './collection/use-ownership';
import { type Builder, BuilderContext, type Panel } from './context';
import { openedHistory, readStoredOf } from './history';
import { PrintedPage } from './printed-page';
import { type BuilderStore, createStore } from './store';
import type { AnySystemEditor } from './system-editor';
import { useAutosave } from './use-autosave';

const Collect = lazy(async () => ({ default: (await import('./collection/collect')).Collect }));

/** Whether the roster is still as it was created. */
function isUntouched(store: BuilderStore, system: AnyGameSystem): boolean {
  const { roster, history, pack } = store.state();
  return history.steps.length === 1 && JSON.stringify(roster) === JSON.stringify(emptyRoster(system, pack));
}

/** Deletes a new roster that nobody changed; checks the database too, since another tab may have changed it. */
async function deleteUntouched(id: string, { roster: current }: { roster: Roster }, isShown: () => boolean) {
  const stored = await readStored(id);
  if (stored && !isShown() && JSON.stringify(stored.roster) === JSON.stringify(current))
    await deleteForGood([id]);
}

interface BuilderFrameProps {
  opened: Opened;
  roster: Roster;
  system: AnyGameSystem;
  editor: AnySystemEditor;
}

/** The builder of one roster: its state, its autosave and what is open. */
export function BuilderFrame({ opened, roster, system, editor }: BuilderFrameProps) {
  const { stored, history } = opened;
  const [store] = useState(() =>
    createStore(
      openedHistory(stored.id, roster, stored.step, history, readStoredOf(system)),
      system,
      readPackOf(stored.pack, system),
      stored.collection ?? null,
    ),
  );
  const [panel, open] = useState<Panel | null>(null);
  const [marked, mark] = useState<readonly string[]>([]);
  const [announcement, announce] = useState('');
  const [collected, setCollected] = useState<{ element: string | null } | null>(null);
  const collect = useCallback((element: string | null) => setCollected({ element }), []);
  const autosave = useAutosave(opened, store, system);
  const { id } = stored;
  const builder = useMemo<Builder>(
    () => ({
      id,
      store,
      autosave,
      system,
      editor,
      panel,
      open,
      marked,
      mark,
      collect,
      announce,
    }),
    [id, store, autosave, system, editor, panel, marked, collect],
  );
  useOwnership(store, system, editor);
  const shown = useRef(false);
  useEffect(() => {
    shown.current = true;
    return () => {
      shown.current = false;
      // An untouched new force is not stored. `shown` is checked again because React mounts twice in development.
      if (isUntouched(store, system))
        void deleteUntouched(id, store.state(), () => shown.current).catch(() => undefined);
    };
  }, [id, store, system]);
  // Marks explain a problem of one state only.
  useEffect(() => store.subscribe(() => mark((ids) => (ids.length === 0 ? ids : []))), [store]);
  useEffect(() => {
    const title = () => {
      document.title = `${store.state().roster.name || 'No name'} · ${system.name} · Muster`;
    };
    title();
    return store.subscribe(title);
  }, [store, system]);
  return (
    <BuilderContext value={builder}>
      <BuilderLayout stored={stored} />
      {collected && (
        <Suspense>
          <Collect {...collected} onClose={() => setCollected(null)} />
        </Suspense>
      )}
      <LiveRegion text={announcement} />
      <PrintedPage />
    </BuilderContext>
  );
}
