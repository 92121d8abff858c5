import { dequal } from 'dequal/lite';
import type { Pack } from '@/lib/roster/pack/pack';
import { parseRoster } from '@/lib/roster/parse';
import type { AnyGameSystem } from '@/lib/roster/system';
import { onRostersChange, pendingRosters } from '@/lib/storage/changes';
import { conflictCopy, saveConflictCopy } from '@/lib/storage/conflict';
import { onConnection } from '@/lib/storage/connection';
import { newId, type Snapshot, type StoredRoster, storageSentence } from '@/lib/storage/db';
import { readPackOf } from '@/lib/storage/packs';
import { readHistory, readStored } from '@/lib/storage/rosters';
import { afterFrame } from '../shared/loading/later';
import { toStoredRoster } from '../shared/rosters/checked-roster';
import { saveRoster } from '../shared/rosters/stored-roster';
import { currentStep, openedHistory, readStoredOf, wasStored } from './history';
import type { BuilderState, BuilderStore } from './store';

/** Whether what is on the screen is saved. */
export type SaveStatus = { kind: 'saved' } | { kind: 'saving' } | { kind: 'failed'; sentence: string };

/**
 * Two tabs changed one roster at the same time. If this tab wrote last, the other's version is saved as `name`;
 * if the other did, its version is shown here, and this tab's version may be on the shelf as a copy.
 */
export interface Conflict {
  stays: 'this' | 'other';
  name: string;
}

/** Callbacks of the autosave. */
export interface AutosaveEvents {
  status: (status: SaveStatus) => void;
  /** Called when this tab and another changed the roster at the same time. */
  conflict: (conflict: Conflict) => void;
}

/** What a tab read from the database when it opened a roster. */
export interface Opened {
  stored: StoredRoster;
  history: readonly Snapshot[];
}

/** Saves the losing version as the roster's conflict copy; holds it in memory if the browser refuses, and rethrows. */
async function saveCopy(losing: StoredRoster): Promise<StoredRoster> {
  try {
    return await saveConflictCopy(losing);
  } catch (error) {
    const copy = conflictCopy(losing, newId());
    pendingRosters.set(copy.id, copy);
    throw error;
  }
}

/** Whether two states differ only in their ownership, which is not saved. */
const onlyOwnershipDiffers = (before: BuilderState, now: BuilderState) =>
  before.ownership !== now.ownership &&
  before.history === now.history &&
  before.pack === now.pack &&
  before.unread === now.unread &&
  before.collection === now.collection;

/** Saves a store's roster for as long as it is open. */
export interface Autosave {
  /** Adopts what another tab has changed meanwhile; for a tab that was suspended and got no event. */
  look: () => void;
  /** Saves pending changes immediately, for a page that may be closed. */
  saveDue: () => void;
  end: () => void;
}

/**
 * Saves every change of a store, and adopts changes that other tabs make.
 * @param later schedules the save of a change: by default after the frame that shows it is painted, so that typing does
 * not wait for it; a page that is hidden or closed saves immediately
 */
export function startAutosave(
  opened: Opened,
  store: BuilderStore,
  system: AnyGameSystem,
  events: AutosaveEvents,
  later: (act: () => void) => void = afterFrame,
): Autosave {
  const { id } = opened.stored;
  let shelfFields: Pick<StoredRoster, 'tags' | 'binned'> = opened.stored;
  // All revisions that this tab has read or written.
  const seen = new Set([opened.stored.revision]);
  let storedSteps: readonly Snapshot[] = opened.history;
  let writing = 0;
  let adopting = false;
  let follows = opened.stored.revision;
  let written: string | null = null;
  let due = false;
  let hasFailed = false;

  /** The record to save: what is on the screen. */
  const shownRecord = () => {
    const { roster, history, pack: read, unread, collection, evaluation, checked } = store.state();
    const { tags, binned } = shelfFields;
    const { step } = currentStep(history);
    // A pack that this version cannot read is saved unchanged: another version can.
    const pack = read ?? (unread as Pack | null);
    return {
      ...toStoredRoster(
        { id, pack, tags, binned, step, follows },
        roster,
        { evaluation, report: checked },
        system,
      ),
      ...(collection === null ? {} : { collection }),
    };
  };

  const save = () => {
    due = false;
    const { history } = store.state();
    const value = shownRecord();
    const known = new Set(storedSteps);
    const snapshots = history.steps.filter((each) => !known.has(each) && !wasStored(each));
    const saving = saveRoster(value, { seen, snapshots });
    written = value.revision;
    seen.add(written);
    storedSteps = history.steps;
    writing += 1;
    saving
      .then(async (overwritten) => {
        if (overwritten && !seen.has(overwritten.revision)) await saveOverwritten(overwritten);
      })
      .finally(() => {
        writing -= 1;
      })
      .then(
        () => {
          hasFailed = false;
          if (writing === 0 && !due) events.status({ kind: 'saved' });
        },
        (error) => {
          hasFailed = true;
          storedSteps = [];
          events.status({ kind: 'failed', sentence: storageSentence(error) });
        },
      );
  };

  const saveDue = () => {
    if (due) save();
  };
  let lastState = store.state();
  const changed = () => {
    const before = lastState;
    lastState = store.state();
    // A change in ownership alone is not saved.
    if (adopting || (before !== lastState && onlyOwnershipDiffers(before, lastState))) return;
    // What could not be saved stays said until it is saved.
    if (!hasFailed) events.status({ kind: 'saving' });
    if (due) return;
    due = true;
    later(saveDue);
  };

  /** Saves as a copy the version that another tab wrote at the same time. */
  const saveOverwritten = async (theirs: StoredRoster) => {
    seen.add(theirs.revision);
    follows = theirs.revision;
    const { roster } = await saveCopy(theirs);
    events.conflict({ stays: 'this', name: roster.name });
  };

  /** What is on the screen, to be saved as a copy; null if undo leads back to it, as after changes of other devices. */
  const losingTo = ({ pack }: StoredRoster, history: readonly Snapshot[]): StoredRoster | null => {
    const shown = shownRecord();
    const isKept = dequal(shown.pack, pack) && history.some((each) => dequal(each.roster, shown.roster));
    return isKept ? null : shown;
  };

  const look = async () => {
    if (due || writing > 0) return;
    const stored = await readStored(id);
    if (stored === null || seen.has(stored.revision)) return;
    const history = await readHistory(id);
    const read = parseRoster(stored.roster, system);
    // Edited here meanwhile: the next write detects the conflict.
    if (due || writing > 0 || !read.ok) return;
    const losing = written !== null && stored.follows !== written ? losingTo(stored, history) : null;
    shelfFields = stored;
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
    // The other tab saves it too, unless it was closed before it could.
    await saveCopy(losing);
  };
  const lookSilently = () => void look().catch(() => undefined);

  // The browser refused to save it before: try again, which reports the reason.
  if (pendingRosters.has(id)) changed();
  const unsubscribers = [store.subscribe(changed), onRostersChange(lookSilently), onConnection(saveDue)];
  return {
    look: lookSilently,
    saveDue,
    end: () => {
      for (const unsubscribe of unsubscribers) unsubscribe();
      saveDue();
    },
  };
}
