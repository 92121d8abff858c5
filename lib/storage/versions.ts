import type { LibraryRecord } from './db';
import { addLibraryItem, readLibrary } from './library';
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
