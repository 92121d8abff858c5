import { announceChange } from './changes';
import { stamp } from './clock';
import { database, type LibraryRecord } from './db';
import { readLibrary } from './library';
import { newId } from './new-id';
import { VERSION_KIND, versionKeys } from './version-keys';
import type { Version } from './version-schema';

/** Most named versions of a roster. */
const MOST_VERSIONS = 20;

/** A named version with the id that it is kept under. */
export interface StoredVersion extends Version {
  id: string;
}

/** The record that a version is kept as. */
export const versionRecord = (system: string, { id, ...value }: StoredVersion): LibraryRecord<Version> => ({
  system,
  kind: VERSION_KIND,
  id,
  value,
});

/** The named versions of a roster that can be read, the newest first. */
export async function readVersions(system: string, roster: string): Promise<StoredVersion[]> {
  const [keys] = versionKeys(roster, system);
  const { read } = await readLibrary({ system, kind: VERSION_KIND, keys });
  return read
    .map(({ id, changed = 0, value }) => ({ changed, version: { id, ...(value as Version) } }))
    .sort((a, b) => b.version.made - a.version.made || b.changed - a.changed)
    .map(({ version }) => version);
}

/**
 * Keeps a state of a roster under a name.
 * @returns why it is not kept, in a sentence; null where it is. Rejects where the database refuses
 */
export async function nameVersion(system: string, version: Version): Promise<string | null> {
  const [keys] = versionKeys(version.of, system);
  const record = versionRecord(system, { ...version, id: `${version.of}.${newId()}` });
  const there = await addLibraryItem(record, { keys, most: MOST_VERSIONS });
  return there < MOST_VERSIONS
    ? null
    : `This roster has ${there} named versions, and may have ${MOST_VERSIONS}: delete one first.`;
}

/**
 * Keeps something of a new id, unless as many as may be stand in a range of keys. It is counted and written in one
 * transaction, so that two tabs cannot both add the last one.
 * @returns how many stood there; nothing was kept where that is `most` or more
 */
async function addLibraryItem(
  stored: LibraryRecord,
  { keys, most }: { keys: IDBKeyRange | undefined; most: number },
): Promise<number> {
  const change = (await database()).transaction('library', 'readwrite');
  const there = await change.store.count(keys);
  if (there < most) await change.store.put({ ...stored, changed: stamp() });
  await change.done;
  if (there < most) announceChange();
  return there;
}
