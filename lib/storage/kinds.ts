import type { Roster } from '@/lib/roster/roster';
import { systems } from '@/lib/systems/registry';

/** The kind of packs in the library table. */
export const PACK_KIND = 'pack';

/** The kind of collections in the library table. */
export const COLLECTION_KIND = 'collection';

/** The kind of named versions in the library table. */
export const VERSION_KIND = 'version';

/** The ranges of keys of a roster's named versions; of every game, unless one is given. */
export const versionKeys = (roster: string, system?: string): IDBKeyRange[] =>
  systems
    .filter(({ id }) => (system ?? id) === id)
    // Roster ids contain no full stop; the character after it is "/".
    .map(({ id }) => IDBKeyRange.bound([id, VERSION_KIND, `${roster}.`], [id, VERSION_KIND, `${roster}/`]));

/** The name of a stored pack, whether it can be read or not; "" for none. */
export function storedPackName(stored: unknown): string {
  const name = typeof stored === 'object' && stored !== null && 'name' in stored ? stored.name : '';
  return typeof name === 'string' ? name.trim() : '';
}

/** A state of a roster that its player has given a name. */
export interface Version {
  /** The id of the roster. */
  of: string;
  name: string;
  /** Milliseconds since 1970, of the state. */
  made: number;
  roster: Roster;
}
