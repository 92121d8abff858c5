import { dequal } from 'dequal/lite';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { whenIdle } from '@/components/shared/loading/when-idle';
import type { SheetView } from '@/components/shared/sheet/sheet-view';
import { lazyComponent } from '@/components/ui/lazy-part';
import { LiveRegion } from '@/components/ui/notes';
import { useRootMark } from '@/components/ui/root-mark';
import type { Roster } from '@/lib/roster/roster';
import type { AnyGameSystem } from '@/lib/roster/system';
import { rosterSheet } from '@/lib/sheet/roster-sheet';
import type { Sheet } from '@/lib/sheet/sheet';
import { readPackOf } from '@/lib/storage/packs';
import { readStored } from '@/lib/storage/rosters';
import { isAsCreated } from '../shared/rosters/new-roster';
import { deleteForGood } from '../shared/rosters/stored-roster';
import type { Opened } from './autosave';
import { BuilderLayout } from './builder-layout';
import { useOwnership } from './collection/use-collections';
import { type Builder, BuilderContext, type Panel, useBuilder } from './context';
import { openedHistory, readStoredOf } from './history';
import { type BuilderStore, createStore } from './store';
import type { AnySystemEditor } from './system-editor';
import { useAutosave } from './use-autosave';

const Collect = lazyComponent(async () => (await import('./collection/collect')).Collect);

/** Whether the roster is still as it was created. */
function isUntouched(store: BuilderStore, system: AnyGameSystem): boolean {
  const { roster, history, pack } = store.state();
  return history.steps.length === 1 && isAsCreated(roster, system, pack);
}

/** Deletes a new roster that nobody changed; checks the database too, since another tab may have changed it. */
async function deleteUntouched(id: string, { roster: current }: { roster: Roster }, isShown: () => boolean) {
  const stored = await readStored(id);
  if (stored && !isShown() && dequal(stored.roster, current)) await deleteForGood([id]);
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
      {collected && <Collect {...collected} onClose={() => setCollected(null)} />}
      <LiveRegion text={announcement} />
      <PrintedPage />
    </BuilderContext>
  );
}

/** Shows the roster's sheet in place of the interface when the browser prints the page itself. */
function PrintedPage() {
  const { store, system } = useBuilder();
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const [View, setView] = useState<typeof SheetView | null>(null);
  useEffect(() => {
    let current = true;
    // Loaded in advance: a `beforeprint` handler cannot wait for a request.
    const stopWaiting = whenIdle(() => {
      import('@/components/shared/sheet/sheet-view').then(
        ({ SheetView }) => current && setView(() => SheetView),
      );
    });
    const before = () => {
      const { roster, evaluation, checked: report, pack } = store.state();
      const sheet = rosterSheet({ roster, system, checked: { evaluation, report }, pack });
      flushSync(() => setSheet(sheet));
    };
    const after = () => setSheet(null);
    addEventListener('beforeprint', before);
    addEventListener('afterprint', after);
    return () => {
      current = false;
      stopWaiting();
      removeEventListener('beforeprint', before);
      removeEventListener('afterprint', after);
    };
  }, [store, system]);
  const printed = View !== null && sheet !== null;
  useRootMark('printed', printed);
  if (!printed) return null;
  return createPortal(
    <div data-printed className="hidden print:block">
      <View sheet={sheet} />
    </div>,
    document.body,
  );
}
