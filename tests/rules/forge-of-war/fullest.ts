import { rulings, troops, unitTypes, weapons } from '@/lib/systems/forge-of-war/catalogue/catalogue';
import { many } from '../../bounds/worst';
import { infantry } from '../../fixtures/forge-of-war';
import { LONG, named } from '../../sheet/fullest';

/** A force with every record of the data, legal or not: it prints every word that the game can print. */
export const fullest = {
  customWeapons: [
    {
      id: 'own',
      name: LONG,
      range: 48,
      value: 3,
      weightOfFire: { near: 3, farIfStill: 1 },
      indirect: true,
    },
    { id: 'blade', name: LONG, range: 0, value: 3, weightOfFire: 0, vehicleBonus: 2 },
  ],
  rulings: Object.fromEntries(rulings.map(({ id, values }) => [id, values.at(-1)?.value])),
  units: named([
    ...troops.map(({ id, type, training, cv, sv, fv, av, facing, figures }, index) => ({
      troop: id,
      type,
      training: training[0],
      profile: { cv, sv, fv, av, facing, w: index % 4 === 0 ? 12 : 1 },
      figures,
      weapons: [weapons[index], weapons[index + 1], { id: 'own' }].flatMap((weapon) =>
        weapon
          ? [
              {
                id: weapon.id,
                count: 12,
                ...(type === 'vehicle' ? { mount: 'sponson', crewed: true } : {}),
              },
            ]
          : [],
      ),
      terrifying: true,
      fragGrenades: true,
      ...(type === 'vehicle' ? { transport: { capacity: 12 } } : {}),
      ...(index === 0 ? { role: 'force-commander' } : {}),
    })),
    ...unitTypes.map(({ id }) => ({
      type: id,
      training: 'horde',
      profile: { cv: 5, sv: 4, fv: 10, attacks: 12, av: 9, facing: 3, w: 20 },
      figures: 30,
      jumpPacks: true,
      weapons: [{ id: 'blade', count: 30 }],
      ...(id === 'cavalry'
        ? { onFoot: { troop: 'marines', profile: { cv: 5, sv: 3, fv: 9, attacks: 12, av: 8, w: 20 } } }
        : {}),
    })),
  ]),
};

/** A force with three-digit figures and problems of every severity in the game. */
export const large = {
  units: many(110, (at) => infantry(`u${at}`, { figures: 10, weapons: at < 12 ? ['assault-rifle×30'] : [] })),
};
