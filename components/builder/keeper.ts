import { parseRoster } from '@/lib/roster/parse';
import type { AnyGameSystem } from '@/lib/roster/system';
import { onRostersChange } from '@/lib/storage/changes';
import { type Snapshot, type StoredRoster, storageSentence } from '@/lib/storage/db';
import { ConflictError, readHistory, readStored } from '@/lib/storage/rosters';
import { storedOf } from '../shelf/stored';
import { keep, unsaved } from '../shelf/unsaved';
import { openedHistory } from './history';
import type { BuilderStore } from './store';

/** How the saving of what is on the screen stands. */
export type SaveStatus = { kind: 'saved' } | { kind: 'saving' } | { kind: 'failed'; sentence: string };

/** What the keeper tells of its work. */
export interface KeeperEvents {
  status: (status: SaveStatus) => void;
  /** Both this tab and another had changed the roster: this tab's version goes on under another id and name. */
  parted: (id: string, name: string) => void;
}

/** What a roster's tab had read when it opened it. */
export interface Opened {
  stored: StoredRoster;
  history: readonly Snapshot[];
}

/** Keeps a store's roster for as long as it is open. */
export interface Keeper {
  /** Takes over what another tab has changed meanwhile; for a tab that slept and was not told. */
  look: () => void;
  end: () => void;
}

/**
 * Keeps every change of a store at once, so that a closed page loses none, and takes over what other tabs change
 * meanwhile.
 */
export function keepStore(
  opened: Opened,
  store: BuilderStore,
  system: AnyGameSystem,
  events: KeeperEvents,
): Keeper {
  let onShelf: Pick<StoredRoster, 'id' | 'tags' | 'binned'> = opened.stored;
  // Every revision that this tab has read or written.
  const seen = new Set([opened.stored.revision]);
  let keptSteps: readonly Snapshot[] = opened.history;
  let writing = 0;
  let adopting = false;

  const stored = () => {
    const { roster, history, ...checked } = store.state();
    const { id, tags, binned } = onShelf;
    const step = history.steps[history.at]?.step ?? 0;
    return storedOf({ id, tags, binned, step }, roster, checked, system);
  };

  const save = () => {
    if (adopting) return;
    const value = stored();
    const { steps } = store.state().history;
    const known = new Set(keptSteps);
    const snapshots = steps.filter((each) => !known.has(each)).map((each) => ({ ...each, id: value.id }));
    const written = keep(value, { seen, snapshots });
    seen.add(value.revision);
    keptSteps = steps;
    writing += 1;
    events.status({ kind: 'saving' });
    written
      .finally(() => {
        writing -= 1;
      })
      .then(
        () => {
          if (writing === 0) events.status({ kind: 'saved' });
        },
        (error) => {
          keptSteps = [];
          if (value.id !== onShelf.id) return;
          if (error instanceof ConflictError) part();
          else events.status({ kind: 'failed', sentence: storageSentence(error) });
        },
      );
  };

  const part = () => {
    onShelf = { ...onShelf, id: crypto.randomUUID(), binned: null };
    const name = `${store.state().roster.name.slice(0, 100)} (other tab)`;
    store.edit((roster) => ({ ...roster, name }));
    events.parted(onShelf.id, name);
  };

  const look = async () => {
    if (writing > 0) return;
    const kept = await readStored(onShelf.id);
    if (kept === null || seen.has(kept.revision)) return;
    const history = await readHistory(kept.id);
    const read = parseRoster(kept.roster, system);
    // Edited here meanwhile: the write finds out.
    if (writing > 0 || kept.id !== onShelf.id || !read.ok) return;
    onShelf = kept;
    seen.add(kept.revision);
    keptSteps = history;
    adopting = true;
    store.adopt(openedHistory(kept.id, read.value, kept.step, history));
    adopting = false;
  };
  const lookQuietly = () => void look().catch(() => undefined);

  // Refused before: tried again, which says why.
  if (unsaved.has(onShelf.id)) save();
  const ends = [store.subscribe(save), onRostersChange(lookQuietly)];
  return {
    look: lookQuietly,
    end: () => {
      for (const end of ends) end();
    },
  };
}
