import { allUpgrades } from '@/lib/systems/battle-royale/catalogue';
import { inFaction, unitTypes as teams } from '@/lib/systems/command-horizon/catalogue';
import { rulings, troops, unitTypes, weapons } from '@/lib/systems/forge-of-war/catalogue';
import {
  aircraftUpgrades,
  conditions,
  conventionalTypes,
  tacticalUpgrades,
} from '@/lib/systems/horizon-wars/catalogue';
import { mechUpgrades } from '@/lib/systems/horizon-wars/mech-catalogue';

/** A name as long as one may be, with words longer than any of the games has. */
export const LONG =
  'Donaudampfschifffahrtskapitän Ferdinand-Maximilian von Hohenlohe-Waldenburg-Schillingsfürst, Generalfeldzeugmeister';

/** Every third has the long name; the others are called by what they are. */
const named = <Thing extends object>(things: readonly Thing[]) =>
  things.map((thing, index) => ({ ...thing, id: `u${index}`, name: index % 3 === 1 ? LONG : '' }));

const stats = { m: 3, f: 4, a: 2, d: 2 };
const chosen = ({ id, options }: { id: string; options?: readonly { id: string }[] | undefined }) => ({
  id,
  ...(options?.[0] ? { option: options[0].id } : {}),
});

/** A force of each game with every record of its data in it, legal or not: every word that can stand on its paper. */
export const fullest: Readonly<Record<string, () => unknown>> = {
  'horizon-wars': () => ({
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
  }),

  'battle-royale': () => ({
    mech: { name: LONG, pilot: LONG, presence: 3, stats, upgrades: allUpgrades.map(chosen) },
  }),

  'command-horizon': () => {
    const units = named(
      [...teams, ...teams].filter((type) => inFaction(type, 'alliance')).map(({ id }) => ({ type: id })),
    );
    const platoon = units.find(({ type }) => type === 'infantry-platoon')?.id;
    return {
      faction: 'alliance',
      units: units.map((unit) =>
        unit.type === 'heavy-weapons-platoon' ? { ...unit, attachTo: [platoon, platoon] } : unit,
      ),
    };
  },

  'forge-of-war': () => ({
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
  }),

  'at-43': () => {
    const weapon = {
      name: LONG,
      kind: 'ranged',
      accuracy: 5,
      attackRate: 2,
      rerolls: 1,
      penetration: 12,
      damage: 2,
    };
    const parts = { name: LONG, ap: 30 };
    const base = {
      designation: 'Reconnaissance-Sturmpioniere',
      army: LONG,
      type: 3,
      movement: 14,
      protection: 12,
      combat: 10,
      morale: 6,
      size: 3,
      weapons: [weapon, { ...weapon, name: 'Disintegrator', kind: 'close' }],
      numbers: { min: 3, max: 20 },
      ap: { standard: 1200, maximum: 9999 },
      specialWeapons: [{ ...parts, max: 3 }],
      officers: [{ ...parts, rank: 3, authority: 4, leadership: 8 }],
      specialists: [parts],
      equipment: [parts],
    };
    const structure = {
      frame: 12,
      propulsion: 6,
      weapons: [1, 2, 3, 4].map((points) => ({ name: LONG, points })),
    };
    const all = {
      officer: LONG,
      specialists: [LONG],
      equipment: [LONG],
      specialWeapons: [{ name: LONG, count: 3 }],
    };
    const slots = named([
      { card: 'squad', figures: 20, ...all },
      { card: 'squad', figures: 12 },
      { card: 'walker', figures: 3, ...all, specialWeapons: [] },
      { card: 'walker', figures: 2, wave: 'reinforcement' },
    ]);
    return {
      army: LONG,
      cards: [
        { ...base, id: 'squad', category: 'soldier' },
        { ...base, id: 'walker', category: 'combat-strider', structure },
      ],
      commander: 'u0',
      platoons: [
        { name: LONG, slots },
        { name: '', slots: slots.map((unit) => ({ ...unit, id: `${unit.id}b` })) },
      ],
    };
  },
};
