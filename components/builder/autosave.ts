import type { Pack } from '@/lib/roster/pack';
import { parseRoster } from '@/lib/roster/parse';
import type { AnyGameSystem } from '@/lib/roster/system';
import { onRostersChange } from '@/lib/storage/changes';
import { conflictCopy, saveConflictCopy } from '@/lib/storage/conflict';
import { onConnection } from '@/lib/storage/connection';
import { type Snapshot, type StoredRoster, storageSentence } from '@/lib/storage/db';
import { newId } from '@/lib/storage/new-id';
import { readPackOf } from '@/lib/storage/packs';
import { pendingRosters } from '@/lib/storage/pending';
import { readHistory, readStored } from '@/lib/storage/rosters';
import { afterFrame } from '../shell/after-frame';
import { saveRoster } from '../shell/rosters/save-roster';
import { toStoredRoster } from '../shell/rosters/stored-roster';
import { currentStep, openedHistory, readStoredOf, wasStored } from './history';
import type { BuilderState, BuilderStore } from './store';

/** How the saving of what is on the screen stands. */
export type SaveStatus = { kind: 'saved' } | { kind: 'saving' } | { kind: 'failed'; sentence: string };

/**
 * Two tabs changed one roster at the same time. Where this tab wrote last, the other's version is kept under `name`;
 * where the other did, it is shown here, and this tab's version may stand on the shelf beside it.
 */
export interface Conflict {
  stays: 'this' | 'other';
  name: string;
}

/** What the autosave tells of its work. */
export interface AutosaveEvents {
  status: (status: SaveStatus) => void;
  /** Both this tab and another have changed the roster at the same time. */
  conflict: (conflict: Conflict) => void;
}

/** What a roster's tab had read when it opened it. */
export interface Opened {
  stored: StoredRoster;
  history: readonly Snapshot[];
}

/** Keeps the version that lost as the roster's conflict copy; in memory where the browser refuses. */
async function keepCopy(losing: StoredRoster): Promise<StoredRoster> {
  try {
    return await saveConflictCopy(losing);
  } catch (error) {
    const copy = conflictCopy(losing, newId());
    pendingRosters.set(copy.id, copy);
    throw error;
  }
}

/** Do two states differ in what the collection says of them and in nothing that is kept? */
const ownedAlone = (before: BuilderState, now: BuilderState) =>
  before.ownership !== now.ownership &&
  before.history === now.history &&
  before.pack === now.pack &&
  before.unread === now.unread &&
  before.collection === now.collection;

/** Keeps a store's roster for as long as it is open. */
export interface Autosave {
  /** Takes over what another tab has changed meanwhile; for a tab that slept and was not told. */
  look: () => void;
  /** Keeps at once what is not kept yet, for a page that may be closed. */
  saveDue: () => void;
  end: () => void;
}

/**
 * Saves every change of a store, and adopts changes that other tabs make.
 * @param later when a change is saved: by default once the frame that shows it is painted, so that typing does not wait
 * for it; a page that is hidden or closed saves at once
 */
export function startAutosave(
  opened: Opened,
  store: BuilderStore,
  system: AnyGameSystem,
  events: AutosaveEvents,
  later: (act: () => void) => void = afterFrame,
): Autosave {
  const { id } = opened.stored;
  let onShelf: Pick<StoredRoster, 'tags' | 'binned'> = opened.stored;
  // Every revision that this tab has read or written.
  const seen = new Set([opened.stored.revision]);
  let storedSteps: readonly Snapshot[] = opened.history;
  let writing = 0;
  let adopting = false;
  let follows = opened.stored.revision;
  let written: string | null = null;
  let due = false;

  /** What is on the screen, to be kept. */
  const shown = () => {
    const { roster, history, pack: read, unread, collection, reckoning, checked } = store.state();
    const { tags, binned } = onShelf;
    const { step } = currentStep(history);
    // What this version cannot read, another can.
    const pack = read ?? (unread as Pack | null);
    return {
      ...toStoredRoster(
        { id, pack, tags, binned, step, follows },
        roster,
        { reckoning, report: checked },
        system,
      ),
      ...(collection === null ? {} : { collection }),
    };
  };

  const save = () => {
    due = false;
    const { history } = store.state();
    const value = shown();
    const known = new Set(storedSteps);
    const snapshots = history.steps.filter((each) => !known.has(each) && !wasStored(each));
    const saving = saveRoster(value, { seen, snapshots });
    written = value.revision;
    seen.add(written);
    storedSteps = history.steps;
    writing += 1;
    saving
      .then(async (overwritten) => {
        if (overwritten && !seen.has(overwritten.revision)) await keepApart(overwritten);
      })
      .finally(() => {
        writing -= 1;
      })
      .then(
        () => {
          if (writing === 0 && !due) events.status({ kind: 'saved' });
        },
        (error) => {
          storedSteps = [];
          events.status({ kind: 'failed', sentence: storageSentence(error) });
        },
      );
  };

  const saveDue = () => {
    if (due) save();
  };
  let told = store.state();
  const changed = () => {
    const before = told;
    told = store.state();
    // What the collection has by now changes nothing that is kept.
    if (adopting || (before !== told && ownedAlone(before, told))) return;
    events.status({ kind: 'saving' });
    if (due) return;
    due = true;
    later(saveDue);
  };

  /** Another tab wrote at the same moment: its version is kept beside this one. */
  const keepApart = async (theirs: StoredRoster) => {
    seen.add(theirs.revision);
    follows = theirs.revision;
    const { roster } = await keepCopy(theirs);
    events.conflict({ stays: 'this', name: roster.name });
  };

  const look = async () => {
    if (due || writing > 0) return;
    const stored = await readStored(id);
    if (stored === null || seen.has(stored.revision)) return;
    const history = await readHistory(id);
    const read = parseRoster(stored.roster, system);
    // Edited here meanwhile: the write finds out.
    if (due || writing > 0 || !read.ok) return;
    const losing = written !== null && stored.follows !== written ? shown() : null;
    onShelf = stored;
    seen.add(stored.revision);
    follows = stored.revision;
    storedSteps = history;
    adopting = true;
    store.adopt(
      openedHistory(id, read.value, stored.step, history, readStoredOf(system)),
      readPackOf(stored.pack, system),
      stored.collection ?? null,
    );
    adopting = false;
    written = null;
    if (losing === null) return;
    events.conflict({ stays: 'other', name: read.value.name });
    // The other tab keeps it, too; unless it was closed before it could.
    await keepCopy(losing);
  };
  const lookQuietly = () => void look().catch(() => undefined);

  // Refused before: tried again, which says why.
  if (pendingRosters.has(id)) changed();
  const ends = [store.subscribe(changed), onRostersChange(lookQuietly), onConnection(saveDue)];
  return {
    look: lookQuietly,
    saveDue,
    end: () => {
      for (const end of ends) end();
      saveDue();
    },
  };
}
