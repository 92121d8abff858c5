import { dequal } from 'dequal/lite';
import type { Roster } from '@/lib/roster/roster';
import { announceChange } from './changes';
import { stamp } from './clock';
import { database, newId, type Snapshot, type StoredRoster } from './db';
import { mergedTags } from './records';
import { rewriteHistory } from './rosters';
import { readRosterRecord } from './schemas';

/** The id of a roster's conflict copy, the same in both tabs. A copy of a copy counts as a copy of the original. */
const idOfCopy = (id: string, number: number) =>
  `${id.replace(/-other-\d+$/, '').slice(0, 50)}-other-${number}`;

/**
 * Makes a conflict copy of a roster.
 * @param before the stored copy; null if there is none yet
 */
export function conflictCopy(
  losing: StoredRoster,
  id: string,
  before: StoredRoster | null = null,
): StoredRoster {
  return {
    ...losing,
    id,
    roster: { ...losing.roster, name: `${losing.roster.name.slice(0, 100)} (other tab)` },
    tags: mergedTags(before?.tags ?? [], losing.tags),
    step: before ? before.step + 1 : 0,
    binned: null,
    revision: newId(),
    follows: before?.revision ?? '',
    conflictOf: losing.id,
  };
}

/**
 * Saves the version of a roster that another tab overwrote. A roster has one such copy until somebody edits it: the
 * next overwritten version becomes the copy's newest state, and the previous one an undo step of it.
 * @returns the copy
 */
export async function saveConflictCopy(losing: StoredRoster): Promise<StoredRoster> {
  const change = (await database()).transaction(['rosters', 'history'], 'readwrite');
  const rosters = change.objectStore('rosters');
  for (let number = 1; ; number += 1) {
    const id = idOfCopy(losing.id, number);
    const record = await rosters.get(id);
    const read = record === undefined ? null : readRosterRecord(id, record);
    if (read && !(read.ok && read.value.conflictOf === losing.id)) continue;
    const before = read?.ok ? read.value : null;
    const copy = conflictCopy(losing, id, before);
    if (before && before.binned === null && dequal(before.roster, copy.roster)) return before;
    // Two tabs may get here in a different order than they wrote in: sort by when each version lost.
    const lostLater = before && losing.changed < before.changed ? before : null;
    const newest: StoredRoster = lostLater
      ? { ...lostLater, step: copy.step, revision: copy.revision, follows: copy.follows }
      : copy;
    const step = (number: number, roster: Roster): Snapshot => ({ id, step: number, made: stamp(), roster });
    const steps = [
      ...(lostLater ? [step(lostLater.step, copy.roster)] : []),
      step(newest.step, newest.roster),
    ];
    await Promise.all([rosters.put(newest), ...rewriteHistory(change, newest, steps), change.done]);
    announceChange();
    return newest;
  }
}
