import unitTypes from '@/data/command-horizon/units.json';
import { cycle, ids, many, nameOf, type Worst, within } from '../../bounds/worst';

/** `size` units, each with teams attached to `part` others. */
export const worst: Worst = {
  unbroken: ['ch/force/empty'],
  base: [25, 10],
  most: [200, 130],
  forces: (size, part) => {
    const units = (first: number) =>
      many(size, (at) => ({
        id: `u${at}`,
        name: nameOf(at),
        type: cycle(unitTypes, at + first).id,
        models: 99,
        shieldDrones: 200,
        deployAs: 'squads',
        groups: many(part, () => 9),
        attachTo: ids('u', size, part, at),
      }));
    const pack = {
      musterPack: 1,
      system: 'command-horizon',
      name: nameOf(1),
      maxElements: 0,
      most: Object.fromEntries(unitTypes.map(({ id }) => [id, 0])),
      bans: { types: within(size, unitTypes).map(({ id }) => id) },
    };
    // Every second platoon sends its teams to the same infantry.
    const crowded = many(size, (at) => ({
      id: `u${at}`,
      type: at % 2 === 0 ? 'infantry-platoon' : 'heavy-weapons-platoon',
      attachTo: many(part, (nth) => `u${(2 * nth) % size}`),
    }));
    return [
      ...['alliance', 'asori'].map((faction) => ({
        force: { faction, unitLimit: 1, units: units(0) },
        pack,
      })),
      {
        force: { faction: 'alliance', unitLimit: 1, rulings: { 'team-attachment': 'squad' }, units: crowded },
        pack,
      },
    ];
  },
  places: [
    (value) => `{"units":${value}}`,
    (value) => `{"units":[{"id":"a","type":"x","attachTo":${value}}]}`,
  ],
  nested: {
    teams: { units: many(200, () => ({ attachTo: many(200, () => 0), groups: many(200, () => 0) })) },
  },
  chatty: {
    banned: ['heavy-weapons-platoon'],
    forces: {
      'tanks of the other side': (units) => ({
        faction: 'asori',
        units: many(units, (at) => ({
          id: `${at}`,
          type: 'heavy-weapons-platoon',
          models: 0,
          shieldDrones: 9,
          attachTo: ['0'],
        })),
      }),
    },
  },
};
