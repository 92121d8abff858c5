import { dequal } from 'dequal/lite';
import { checkRoster } from '@/lib/roster/check';
import { freeName } from '@/lib/roster/edits/list-edits';
import type { Pack } from '@/lib/roster/pack/pack';
import { parseRoster } from '@/lib/roster/parse';
import type { Roster } from '@/lib/roster/roster';
import type { AnyGameSystem } from '@/lib/roster/system';
import { NEW_FORCE } from '@/lib/roster/text/words';
import { toStoredRoster } from './checked-roster';
import { newOnShelf, saveRoster } from './stored-roster';
import { allRosters } from './use-rosters';

/** What is stored with a new roster. */
interface NewRosterOptions {
  /** Id of the collection it is built from. */
  collection?: string;
  /** An earlier state: the first step of its history, to which one undo leads back. */
  before?: Roster;
}

/** Saves a new roster and returns its id; if the database refuses, the roster stays in memory. */
export async function saveNewRoster(
  roster: Roster,
  system: AnyGameSystem,
  pack: Pack | null = null,
  { collection, before }: NewRosterOptions = {},
): Promise<string> {
  const states = before ? [before, roster] : [];
  const stored = {
    ...toStoredRoster(newOnShelf(pack), roster, checkRoster(roster, system, pack), system),
    ...(collection === undefined ? {} : { collection }),
    ...(before ? { step: 1 } : {}),
  };
  const { id, changed } = stored;
  const snapshots = states.map((state, step) => ({ id, step, made: changed, roster: state }));
  await saveRoster(stored, { snapshots }).catch(() => undefined);
  return id;
}

/** Returns a roster under a name that no roster on the shelf has: "Red Company 2" if there is a Red Company. */
export async function underFreeName<Named extends Roster>(roster: Named): Promise<Named> {
  const stored = await allRosters();
  const taken = new Set(stored.filter(({ binned }) => binned === null).map((each) => each.roster.name));
  return { ...roster, name: freeName(roster.name, taken) };
}

/** Saves an empty roster of a game, for a pack or none, under a free name, and returns its id. */
export const saveNewForce = async (system: AnyGameSystem, pack: Pack | null = null): Promise<string> =>
  saveNewRoster(await underFreeName(emptyRoster(system, pack)), system, pack);

/** Saves a sample as a new roster under a free name, and returns its id; throws if it cannot be read. */
export const saveNewSample = async (system: AnyGameSystem, sampleId: string): Promise<string> =>
  saveNewRoster(await underFreeName(await sampleRoster(system, sampleId)), system);

/** Whether a roster is as `saveNewForce` created it, under whichever name was free. */
export const isAsCreated = (roster: Roster, system: AnyGameSystem, pack: Pack | null): boolean =>
  newForceName.test(roster.name) && dequal(roster, { ...emptyRoster(system, pack), name: roster.name });

const newForceName = new RegExp(`^${NEW_FORCE}( \\d+)?$`);

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
