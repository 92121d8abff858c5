import type { Entry } from '@/lib/roster/collection/collection';
import type { IntegerProgram, OptimizerModel } from '@/lib/roster/collection/optimizer';
import { bareMech, startingClasses } from '../edits/presets';
import { evaluate } from '../evaluate/evaluate';
import type { Collected, Force } from '../force';
import type { RoyalePack } from '../pack';
import { mechLabel } from '../paper/text';

const forceOf = ({ name, element }: Entry<Collected>): Force => ({ mech: { name, ...element } });

/** The optimizer's model of the game: one mech, the design with the most build points spent. */
export const optimizer: OptimizerModel<Force, RoyalePack, Collected> = {
  limit: { label: 'Build points', usual: null, noun: ['build point', 'build points'] },
  // A placeholder mech that breaks no rule; the limit applies to the search alone.
  startingForces: (_, { limit: __, ...asked }) => [
    { force: { mech: { name: '', pilot: '', ...bareMech(3) }, ...asked } },
  ],
  everything: () =>
    startingClasses.flatMap(({ builds }) =>
      builds.map(({ name, build }) => ({ name, element: { pilot: '', ...build } })),
    ),
  nameOf: ({ name, element }) => mechLabel({ name, presence: element.presence }),
  choiceTexts: () => [],
  withSingleModel: (_, entry) => forceOf(entry),
  task: (force, pack, entries) => {
    const one: IntegerProgram<Force> = {
      base: 0,
      cost: entries.map((entry) => {
        const { onStats, onUpgrades } = evaluate(forceOf(entry), pack).budget;
        return onStats + onUpgrades;
      }),
      helpers: [],
      constraints: [
        { label: null, coefficients: entries.map(() => 1), least: 1 },
        { label: 'one mech', coefficients: entries.map(() => 1), most: 1 },
      ],
      force: (counts) => {
        const entry = entries.find((_, at) => (counts[at] ?? 0) > 0);
        return entry ? forceOf(entry) : force;
      },
    };
    return { limit: null, least: null, programs: [one] };
  },
};
