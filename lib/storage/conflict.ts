import type { Roster } from '@/lib/roster/roster';
import { announceChange } from './changes';
import { stamp } from './clock';
import { database, type Snapshot, type StoredRoster } from './db';
import { newId } from './new-id';
import { readRosterRecord } from './records';
import { rewriteHistory } from './rosters';
import { sameRoster } from './same';
import { mergedTags } from './tags';

/** The id of a roster's conflict copy: both tabs find the same one. A copy of a copy is one of the first roster's. */
const idOfCopy = (id: string, number: number) =>
  `${id.replace(/-other-\d+$/, '').slice(0, 50)}-other-${number}`;

/**
 * A conflict copy of a roster.
 * @param before the copy as it is kept; null where there is none yet
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
 * Keeps what one of two tabs made of a roster and the other overwrote. There is one such copy of a roster until
 * somebody edits it: what is overwritten next becomes the copy's newest version, and the one before an undo step of it.
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
    if (before && before.binned === null && sameRoster(before.roster, copy.roster)) return before;
    // Two tabs may get here in another order than they wrote in: what lost first goes below what lost last.
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
