import { checkRoster } from '@/lib/roster/check';
import type { Pack } from '@/lib/roster/pack';
import { parseRoster } from '@/lib/roster/parse';
import { NEW_FORCE, type Roster } from '@/lib/roster/roster';
import type { AnyGameSystem } from '@/lib/roster/system';
import { saveRoster } from './save-roster';
import { newOnShelf, toStoredRoster } from './stored-roster';

/**
 * Saves a new roster and returns its id; if the database refuses, the roster stays in memory.
 * @param collection id of the collection it is built from
 */
export async function saveNewRoster(
  roster: Roster,
  system: AnyGameSystem,
  pack: Pack | null = null,
  collection?: string,
): Promise<string> {
  const stored = toStoredRoster(newOnShelf(pack), roster, checkRoster(roster, system, pack), system);
  await saveRoster(collection === undefined ? stored : { ...stored, collection }).catch(() => undefined);
  return stored.id;
}

/** Returns an empty roster of a game, for a pack or none. */
export const emptyRoster = (system: AnyGameSystem, pack: Pack | null = null): Roster => ({
  muster: 1,
  system: system.id,
  name: NEW_FORCE,
  player: '',
  notes: '',
  force: system.emptyForce(pack),
});

/** Returns a sample as a roster; throws if it cannot be read. */
export async function sampleRoster(system: AnyGameSystem, sampleId: string): Promise<Roster> {
  const sample = (await system.samples()).find(({ id }) => id === sampleId);
  const read = sample && parseRoster(sample.roster, system);
  if (!read?.ok) throw new Error(`The sample ${sampleId} cannot be read`);
  return read.value;
}
