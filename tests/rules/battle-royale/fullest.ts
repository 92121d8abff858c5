import { allUpgrades } from '@/lib/systems/battle-royale/catalogue';
import { chosen, LONG } from '../../sheet/fullest';

const stats = { m: 3, f: 4, a: 2, d: 2 };

/** A force with every record of the data in it, legal or not: every word that can stand on its paper. */
export const fullest = {
  mech: { name: LONG, pilot: LONG, presence: 3, stats, upgrades: allUpgrades.map(chosen) },
};
