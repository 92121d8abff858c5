import type { Entry } from '@/lib/roster/collection/collection';
import {
  commonConstraints,
  fieldedOf,
  type OptimizerModel,
  type StartingForce,
} from '@/lib/roster/collection/optimizer';
import { factionOf, factions, unitType, unitTypes } from '../catalogue/catalogue';
import { unitOf } from '../edits/edit';
import { evaluate } from '../evaluate/evaluate';
import type { Collected, Force } from '../force';
import type { CommandHorizonPack } from '../pack';
import { countedType, typeName } from '../paper/text';

/** The label of an entry: its name, else its type in the first faction, since none is chosen yet. */
const called = ({ name, element }: Entry<Collected>) =>
  name.trim() || typeName(unitType(element.type), 'alliance');

const alone = (force: Force, { name, element }: Entry<Collected>): Force => ({
  ...force,
  units: [{ ...element, id: 'u1', name }],
});

/** The optimizer's model of the game: units of one faction, as the game counts them, up to the agreed number. */
export const optimizer: OptimizerModel<Force, CommandHorizonPack, Collected> = {
  limit: { label: 'Units agreed', usual: null, noun: ['unit', 'units'] },
  figure: ['command point', 'command points'],
  choices: () => [
    {
      field: 'faction',
      label: 'Faction',
      open: 'Whichever is best',
      options: factions.map(({ id, name }) => ({ id, name })),
    },
  ],
  startingForces: (_, { limit, faction, ...asked }) =>
    (faction === undefined ? factions.map(({ id }) => id) : [faction]).map(
      (each): StartingForce<Collected> => ({
        // A file's limit is at least 1; a limit of 0 applies to the search alone.
        force: { rulings: {}, unitLimit: limit || null, ...asked, faction: each, units: [] },
      }),
    ),
  exclusiveChoice: 'one faction',
  costsAreUnits: true,
  everything: () =>
    unitTypes.map(({ id }) => {
      const { id: _, name, ...element } = unitOf('', id);
      return { name, element: { ...element, attachTo: [] } };
    }),
  nameOf: called,
  choiceTexts: ({ faction }) => [`Faction: ${factionOf(faction).name}`],
  withSingleModel: alone,
  task: (force, pack, entries) => {
    const evaluated = entries.map((entry) => evaluate(alone(force, entry), pack));
    const cost = evaluated.map(({ unitCount }) => unitCount);
    const points = factionOf(force.faction).commandPoints;
    const program = {
      base: 0,
      cost,
      figure: { base: points, of: evaluated.map(({ commandPoints }) => commandPoints - points) },
      helpers: [],
      constraints: commonConstraints(pack, {
        counts: cost,
        types: entries.map(({ element: { type } }) => new Set([type])),
        noun: ['unit', 'units'],
        countedType: (id, count) => countedType(unitType(id), count),
      }),
      force: (counts: readonly number[]): Force => ({
        ...force,
        units: fieldedOf(entries, counts, ({ element, name }, id) => ({ ...element, id, name })),
      }),
    };
    return { limit: force.unitLimit, least: null, programs: [program] };
  },
  alternatives: (asked) =>
    factions.flatMap(({ id, name }) =>
      asked.faction === undefined || asked.faction === id
        ? []
        : [{ asked: { ...asked, faction: id }, says: `for the ${name}`, cost: ANOTHER }],
    ),
};

/** How far another faction departs from the request, in costs of edits: half of removing a unit. */
const ANOTHER = 4;
