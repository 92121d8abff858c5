import type { Pack } from '@/lib/roster/pack/pack';
import type { Roster } from '@/lib/roster/roster';
import { pendingRosters } from '@/lib/storage/changes';
import { stamp } from '@/lib/storage/clock';
import { newId, type StoredRoster } from '@/lib/storage/db';
import { mergedTags } from '@/lib/storage/records';
import { deleteStored, updateStored, type WriteOptions, writeStored } from '@/lib/storage/rosters';
import { hasShelf, noteShelf } from './shelf-order';

/** The roster's name, or "No name". */
export const nameOf = ({ name }: Pick<Roster, 'name'>): string => name.trim() || 'No name';

/** Changes a stored roster, or the one in memory if the browser stores nothing. */
async function change(id: string, update: (stored: StoredRoster) => Partial<StoredRoster>) {
  const held = pendingRosters.get(id);
  if (!held) return updateStored(id, update);
  await saveRoster({ ...held, ...update(held), revision: newId() }).catch(() => undefined);
}

const changeAll = async (ids: readonly string[], update: (stored: StoredRoster) => Partial<StoredRoster>) => {
  for (const id of ids) await change(id, update);
};

export const bin = (ids: readonly string[], now = stamp()) => changeAll(ids, () => ({ binned: now }));

export const unbin = (ids: readonly string[]) => changeAll(ids, () => ({ binned: null }));

/** Deletes rosters permanently. */
export async function deleteForGood(ids: readonly string[]) {
  for (const id of ids) pendingRosters.delete(id);
  await deleteStored(ids);
}

export const rename = (id: string, name: string) =>
  change(id, ({ roster }) => ({ changed: stamp(), roster: { ...roster, name }, conflictOf: undefined }));

export const setTags = (id: string, tags: readonly string[]) => change(id, () => ({ tags: [...tags] }));

export const addTags = (ids: readonly string[], added: readonly string[]) =>
  changeAll(ids, ({ tags }) => ({ tags: mergedTags(tags, added) }));

/** Saves a copy named "… (copy)" and returns its id. */
export async function duplicate(stored: StoredRoster): Promise<string> {
  const id = newId();
  const roster = { ...stored.roster, name: `${stored.roster.name.trim().slice(0, 110)} (copy)`.trim() };
  const copy = {
    ...stored,
    ...newOnShelf(stored.pack),
    id,
    tags: stored.tags,
    roster,
    changed: stamp(),
    conflictOf: undefined,
    revision: newId(),
  };
  await saveRoster(copy).catch(() => undefined);
  return id;
}

/** What the shelf stores of a roster apart from the roster itself and its check. */
export type OnShelf = Pick<StoredRoster, 'id' | 'pack' | 'tags' | 'binned' | 'step' | 'follows'>;

/** The shelf data of a new roster: a new id, for a pack or none. */
export const newOnShelf = (pack: Pack | null = null): OnShelf => ({
  id: newId(),
  pack,
  tags: [],
  binned: null,
  step: 0,
  follows: '',
});

/**
 * Saves a roster in the database, and holds it in memory until the database confirms it; rejects if it refuses.
 * @returns the conflicting roster that was overwritten, as `writeStored` does
 */
export async function saveRoster(stored: StoredRoster, options?: WriteOptions): Promise<StoredRoster | null> {
  if (stored.binned === null && !hasShelf()) noteShelf({});
  return pendingRosters.write(stored, () => writeStored(stored, options));
}
