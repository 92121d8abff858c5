import upgrades from '@/data/battle-royale/upgrades.json';
import mechUpgrades from '@/data/horizon-wars/mech-upgrades.json';
import { cycle, many, nameOf, type Worst, within } from '../../bounds/worst';

const allUpgrades: { id: string; abilities?: { id: string }[] }[] = [...mechUpgrades, ...upgrades];

/** One mech with `size` upgrades. */
export const worst: Worst = {
  unbroken: [],
  base: [24, 0],
  most: [99, 0],
  forces: (size) => {
    const taken = many(size, (at) => {
      // Each twice, so that the same rules are broken at every size.
      const { id, abilities } = cycle(allUpgrades, Math.floor(at / 2));
      return {
        id,
        ...(id === 'extended-range' ? { option: 'short' } : {}),
        ...(abilities ? { abilities: abilities.map((each) => each.id) } : {}),
      };
    });
    const mech = (stat: number, chosen: object[]) => ({
      mech: {
        name: nameOf(1),
        pilot: nameOf(3),
        presence: 3,
        stats: { m: 0, f: stat, a: stat, d: stat },
        upgrades: chosen,
      },
    });
    const pack = {
      musterPack: 1,
      system: 'battle-royale',
      name: nameOf(1),
      bans: { upgrades: within(size, allUpgrades).map(({ id }) => id) },
    };
    return [
      { force: mech(99, taken), pack },
      { force: mech(0, taken.filter(({ id }) => id === 'remote-connection').slice(0, 1)), pack },
    ];
  },
  places: [
    (value) => value,
    (value) => `{"mech":{"upgrades":${value},"stats":${value}}}`,
    (value) => `{"mech":{"upgrades":[{"id":"support-drones","abilities":${value}}]}}`,
  ],
  nested: {},
  chatty: null,
};
