import { announceChange } from './changes';
import { stamp } from './clock';
import { database, type LibraryRecord, newId } from './db';
import { VERSION_KIND, type Version, versionKeys } from './kinds';
import { readLibrary } from './library';

/** Maximum number of named versions of a roster. */
const MAX_VERSIONS = 20;

/** A named version with its id in the database. */
export interface StoredVersion extends Version {
  id: string;
}

/** The database record of a named version. */
export const versionRecord = (system: string, { id, ...value }: StoredVersion): LibraryRecord<Version> => ({
  system,
  kind: VERSION_KIND,
  id,
  value,
});

/** The named versions of a roster that can be read, newest first. */
export async function readVersions(system: string, roster: string): Promise<StoredVersion[]> {
  const [keys] = versionKeys(roster, system);
  const { read } = await readLibrary({ system, kind: VERSION_KIND, keys });
  return read
    .map(({ id, changed = 0, value }) => ({ changed, version: { id, ...(value as Version) } }))
    .sort((a, b) => b.version.made - a.version.made || b.changed - a.changed)
    .map(({ version }) => version);
}

/**
 * Saves a state of a roster under a name. Rejects if the database refuses.
 * @returns the reason it was not saved, as a sentence; null if it was
 */
export async function nameVersion(system: string, version: Version): Promise<string | null> {
  const [keys] = versionKeys(version.of, system);
  const record = versionRecord(system, { ...version, id: `${version.of}.${newId()}` });
  const count = await addLibraryItem(record, { keys, most: MAX_VERSIONS });
  return count < MAX_VERSIONS
    ? null
    : `This roster has ${count} named versions, and may have ${MAX_VERSIONS}: delete one first.`;
}

/**
 * Saves a record with a new id, unless a range of keys already has `most` records. Counts and writes in one
 * transaction, so that two tabs cannot both add the last one.
 * @returns the number of records before; nothing was saved if that is `most` or more
 */
async function addLibraryItem(
  stored: LibraryRecord,
  { keys, most }: { keys: IDBKeyRange | undefined; most: number },
): Promise<number> {
  const change = (await database()).transaction('library', 'readwrite');
  const count = await change.store.count(keys);
  if (count < most) await change.store.put({ ...stored, changed: stamp() });
  await change.done;
  if (count < most) announceChange();
  return count;
}
