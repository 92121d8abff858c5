import type { Term } from '@/lib/roster/typed/model';
import {
  aircraftClasses,
  aircraftUpgrades,
  conditions,
  conventionalTypes,
  eras,
  specialRules,
  tacticalUpgrades,
} from '../catalogue/catalogue';
import { mechs, mechUpgrades } from '../catalogue/mech';
import type { DesignedKind } from '../edits/presets';
import { type UpgradeSense, upgradeTerms } from './design';

/** What words of a list mean in Horizon Wars. */
export type Sense =
  | { is: 'type'; id: string }
  | { is: DesignedKind; presence?: number }
  | UpgradeSense
  | { is: 'tactical'; id: string; name: string }
  | { is: 'era' | 'condition'; id: string; name: string }
  | { is: 'squadron' | 'embarked' }
  | { is: 'chq' | 'ace' | 'points' | 'super-mechs' | 'mech-cap' | 'follows' };

const follows = (...names: string[]): Term<Sense> => ({ names, sense: { is: 'follows' } });

/** The words of the catalogue and of the roster, with what they mean. */
export const terms: readonly Term<Sense>[] = [
  ...conventionalTypes.map(
    ({ id, name, plural, short, also = [] }): Term<Sense> => ({
      names: [name, plural, short, id, ...also],
      sense: { is: 'type', id },
      entry: 'strong',
    }),
  ),
  { names: ['mech', 'battlemech'], sense: { is: 'mech' }, entry: 'strong' },
  ...mechs.classes.map(
    ({ name, presence }): Term<Sense> => ({
      names: [`${name} mech`],
      sense: { is: 'mech', presence },
      entry: 'strong',
    }),
  ),
  { names: ['Super-mech'], sense: { is: 'mech' }, entry: 'strong' },
  { names: ['aircraft'], sense: { is: 'aircraft' }, entry: 'strong' },
  ...aircraftClasses.map(
    ({ name, presence }): Term<Sense> => ({
      names: [name],
      sense: { is: 'aircraft', presence },
      entry: 'strong',
    }),
  ),
  { names: ['CHQ', 'command HQ', 'headquarters'], sense: { is: 'chq' } },
  { names: ['Ace'], sense: { is: 'ace' } },
  ...upgradeTerms('mech', mechUpgrades),
  ...upgradeTerms('aircraft', aircraftUpgrades),
  ...tacticalUpgrades.map(
    ({ id, name }): Term<Sense> => ({ names: [name], sense: { is: 'tactical', id, name } }),
  ),
  ...eras.flatMap(({ id, name }): Term<Sense>[] => [
    { names: [name, `${name} era`, `era ${name}`], sense: { is: 'era', id, name } },
  ]),
  ...conditions.map(({ id, name }): Term<Sense> => ({ names: [name], sense: { is: 'condition', id, name } })),
  { names: ['point', 'pt'], sense: { is: 'points' } },
  { names: ['super-mechs allowed'], sense: { is: 'super-mechs' } },
  { names: ['mech cap'], sense: { is: 'mech-cap' } },
  { names: ['squadron'], sense: { is: 'squadron' }, takesRest: true },
  { names: ['embarked on', 'aboard', 'carried by'], sense: { is: 'embarked' }, takesRest: true },
  { ...follows('carries', 'carrying'), takesRest: true },
  follows('upgrade', 'element', 'no upgrades'),
  // An ace is a choice.
  ...specialRules
    .filter(({ id }) => !['ace', 'mech', 'aircraft'].includes(id))
    .map(({ name }) => follows(name)),
];
