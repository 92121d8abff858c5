import { allUpgrades } from '@/lib/systems/battle-royale/catalogue';
import { many } from '../../bounds/worst';
import { chosen, LONG } from '../../sheet/fullest';

const stats = { m: 3, f: 4, a: 2, d: 2 };

/** A force with every record of the data in it, legal or not: every word that can stand on its paper. */
export const fullest = {
  mech: { name: LONG, pilot: LONG, presence: 3, stats, upgrades: allUpgrades.map(chosen) },
};

/** A force with figures of three digits, and with problems of each severity that the game knows. */
export const large = {
  mech: {
    name: 'Titan',
    pilot: '',
    presence: 8,
    stats: { m: 99, f: 99, a: 99, d: 99 },
    upgrades: many(20, () => ({ id: 'extended-range', option: 'long' })),
  },
};
