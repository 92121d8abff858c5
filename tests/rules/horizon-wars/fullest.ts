import {
  aircraftUpgrades,
  conditions,
  conventionalTypes,
  tacticalUpgrades,
} from '@/lib/systems/horizon-wars/catalogue/catalogue';
import { mechUpgrades } from '@/lib/systems/horizon-wars/catalogue/mech';
import { many } from '../../bounds/worst';
import { chosen, named } from '../../sheet/fullest';

const stats = { m: 3, f: 4, a: 2, d: 2 };

/** A force with every record of the data, legal or not: it prints every word that the game can print. */
export const fullest = {
  battlefield: conditions.map(({ id }) => id),
  commandResources: conventionalTypes.map((type) => ({
    type: type.id,
    raise: { m: 1, a: 2 },
    upgrades: tacticalUpgrades.map(({ id }) => id),
  })),
  elements: named([
    ...conventionalTypes.map(({ id }) => ({ kind: 'conventional', type: id })),
    ...mechUpgrades.map((upgrade, index) => ({
      kind: 'mech',
      presence: 1 + (index % 3),
      stats,
      ace: true,
      upgrades: [chosen(upgrade)],
    })),
    ...aircraftUpgrades.map(({ id }) => ({ kind: 'aircraft', presence: 2, stats, upgrades: [{ id }] })),
  ]),
};

/** A force with three-digit figures and problems of every severity in the game. */
export const large = {
  limit: 120,
  elements: [
    ...many(30, (at) => ({
      id: `m${at}`,
      kind: 'mech',
      name: '',
      presence: 4,
      stats: { m: 1, f: 1, a: 1, d: 1 },
      upgrades: at === 0 ? [{ id: 'squadron-commander' }] : [],
    })),
    ...many(60, (at) => ({
      id: `c${at}`,
      kind: 'conventional',
      name: '',
      type: 'heavy-infantry',
      chq: at === 0,
    })),
  ],
};
