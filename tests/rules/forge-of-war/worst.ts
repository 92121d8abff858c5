import troops from '@/data/forge-of-war/troops.json';
import weapons from '@/data/forge-of-war/weapons.json';
import { cycle, ids, many, nameOf, type Worst, within } from '../../bounds/worst';

/** `size` units, each with `part` passengers and weapons, and `size` custom weapons. */
export const worst: Worst = {
  unbroken: ['fow/force/empty'],
  base: [25, 10],
  most: [200, 18],
  forces: (size, part) => {
    const onFoot = { troop: 'marines', profile: { cv: 99, sv: -1, fv: 99, av: 99, facing: 9 } };
    const unit = (at: number, role: string, arms: number) => ({
      id: `u${at}`,
      name: nameOf(at),
      troop: cycle(troops, at).id,
      type: cycle(['infantry', 'vehicle', 'cavalry', 'armour'], at),
      training: 'militia',
      profile: { cv: 99, sv: -1, fv: 99, av: at % 8 === 0 ? 99 : 1, facing: -9, w: -1, attacks: 0 },
      figures: at % 2 === 0 ? 1 : 2,
      weapons: many(role === 'force-commander' && at === 0 ? 0 : arms, (nth) => ({
        id: nth % 2 === 0 ? cycle(weapons, nth).id : `w${(at + nth) % (2 * size)}`,
        count: 99,
        ...(nth === 0 ? { mount: 'hull', crewed: true } : {}),
      })),
      ...(at % 4 === 2 ? {} : { onFoot }),
      terrifying: true,
      fragGrenades: true,
      jumpPacks: true,
      grav: true,
      ...(at % 3 === 0 ? {} : { transport: { capacity: 0 } }),
      passengers: ids('u', size, part, at),
      role,
    });
    const customWeapons = many(size, (at) => ({
      id: `w${at}`,
      name: nameOf(at),
      range: 9,
      value: -9,
      weightOfFire: 9,
      heavy: true,
      indirect: true,
    }));
    const pack = {
      musterPack: 1,
      system: 'forge-of-war',
      name: nameOf(1),
      maxElements: 0,
      most: Object.fromEntries(troops.map(({ id }) => [id, 0])),
      bans: {
        types: within(size, troops).map(({ id }) => id),
        upgrades: within(size, weapons).map(({ id }) => id),
      },
    };
    const force = (role: string, arms: number) => ({
      force: { units: many(size, (at) => unit(at, role, arms)), customWeapons },
      pack,
    });
    return [force('unit', part), force('force-commander', 1), force('command-squad', 0)];
  },
  places: [
    (value) => `{"units":${value},"customWeapons":${value}}`,
    (value) => `{"units":[{"weapons":${value},"profile":${value},"passengers":${value}}]}`,
    (value) => `{"units":[],"customWeapons":[{"weightOfFire":${value}}]}`,
  ],
  nested: {
    weapons: { units: many(200, () => ({ weapons: many(200, () => ({})) })) },
  },
  chatty: {
    banned: ['marines'],
    forces: {
      'units with wrong values': (units) => ({
        units: many(units, (at) => ({
          id: `${at}`,
          troop: 'marines',
          type: 'cavalry',
          training: 'elite',
          profile: { cv: 0, sv: 99, fv: 99, av: 99, facing: 1, w: 0, attacks: 0 },
          figures: 1,
          weapons: [{ id: 'x' }, { id: 'rpg-he', count: 9 }],
          jumpPacks: true,
          grav: true,
          passengers: ['0'],
        })),
      }),
    },
  },
};
