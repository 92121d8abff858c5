import { commonConstraints, fieldedOf, type OptimizerModel } from '@/lib/roster/collection/optimizer';
import { counted } from '@/lib/roster/text/words';
import { troopOf, troops } from '../catalogue/catalogue';
import { draftOf } from '../edits/edit';
import type { Collected, Force } from '../force';
import type { ForgeOfWarPack } from '../pack';
import { kindName } from '../paper/text';
import { collecting } from './collecting';

/** The optimizer's model of the game: up to the agreed number of units; no rule involves several units. */
export const optimizer: OptimizerModel<Force, ForgeOfWarPack, Collected> = {
  limit: { label: 'Units agreed', usual: null, noun: ['unit', 'units'] },
  // The file has no limit; it applies to the search alone.
  startingForces: (_, { limit: __, ...asked }) => [
    { force: { customWeapons: [], rulings: {}, ...asked, units: [] } },
  ],
  costsAreUnits: true,
  everything: () =>
    troops.map((troop) => {
      const { name, ...element } = draftOf(troop);
      return { name, element: { ...element, passengers: [] } };
    }),
  nameOf: ({ name, element }) => name.trim() || kindName(element),
  choiceTexts: () => [],
  // Adds the unit with its custom weapons.
  withSingleModel: (force, entry) => collecting.field(force, entry).force,
  task: (force, pack, entries) => {
    const program = {
      base: 0,
      cost: entries.map(() => 1),
      helpers: [],
      constraints: commonConstraints(pack, {
        types: entries.map(
          ({ element: { troop, onFoot } }) => new Set([troop, onFoot?.troop].flatMap((id) => id ?? [])),
        ),
        noun: ['unit', 'units'],
        countedType: (id, count) => `${counted(count, 'unit')} of ${troopOf(id).name}`,
      }),
      force: (counts: readonly number[]): Force =>
        fieldedOf(entries, counts, (entry) => entry).reduce(
          (now, entry) => collecting.field(now, entry).force,
          force,
        ),
    };
    return { limit: null, least: null, programs: [program] };
  },
};
