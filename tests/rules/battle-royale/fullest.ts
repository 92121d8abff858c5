import { allUpgrades } from '@/lib/systems/battle-royale/catalogue/catalogue';
import { many } from '../../bounds/worst';
import { chosen, LONG } from '../../sheet/fullest';

const stats = { m: 3, f: 4, a: 2, d: 2 };

/** A force with every record of the data, legal or not: it prints every word that the game can print. */
export const fullest = {
  mech: { name: LONG, pilot: LONG, presence: 3, stats, upgrades: allUpgrades.map(chosen), notes: LONG },
};

/** A force with three-digit figures and problems of every severity in the game. */
export const large = {
  mech: {
    name: 'Titan',
    pilot: '',
    presence: 8,
    stats: { m: 99, f: 99, a: 99, d: 99 },
    upgrades: many(20, () => ({ id: 'extended-range', option: 'long' })),
  },
};
