import { systems } from '@/lib/systems/registry';

/** What named versions of rosters are called among what players keep. */
export const VERSION_KIND = 'version';

/** Every key of the named versions of a roster; of any game, where it is not given. */
export const versionKeys = (roster: string, system?: string): IDBKeyRange[] =>
  systems
    .filter(({ id }) => (system ?? id) === id)
    // No id of a roster has a full stop in it; the sign behind that is "/".
    .map(({ id }) => IDBKeyRange.bound([id, VERSION_KIND, `${roster}.`], [id, VERSION_KIND, `${roster}/`]));
