import upgrades from '@/data/battle-royale/upgrades.json';
import unitTypes from '@/data/command-horizon/units.json';
import troops from '@/data/forge-of-war/troops.json';
import weapons from '@/data/forge-of-war/weapons.json';
import mechUpgrades from '@/data/horizon-wars/mech-upgrades.json';
import { cycle, ids, many, nameOf, type Worst, within } from './worst';

const allUpgrades: { id: string; abilities?: { id: string }[] }[] = [...mechUpgrades, ...upgrades];

/** One mech with as many upgrades. */
const worstOfBattleRoyale: Worst = {
  system: 'battle-royale',
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
};

/** As many units, each with teams at as many others. */
const worstOfCommandHorizon: Worst = {
  system: 'command-horizon',
  unbroken: ['ch/force/empty'],
  base: [120, 20],
  most: [500, 200],
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
};

/** As many units, each with weapons and passengers, and as many weapons of one's own. */
const worstOfForgeOfWar: Worst = {
  system: 'forge-of-war',
  unbroken: ['fow/force/empty'],
  base: [120, 20],
  most: [500, 40],
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
      weapons: many(arms, (nth) => ({
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
};

const options = (letter: string, count: number) => many(count, (at) => `${letter}${at}`);

/** As many units in platoons, with what cards offer and do not. */
const worstOfAt43: Worst = {
  system: 'at-43',
  unbroken: ['at43/force/empty', 'at43/commander/none'],
  base: [120, 12],
  most: [500, 40],
  forces: (size, part) => {
    const offered = (letter: string) => options(letter, part / 2).map((name) => ({ name, ap: null }));
    const cards = many(20, (at) => ({
      id: `c${at}`,
      designation: nameOf(at) || `Card ${at}`,
      army: 'Others',
      category: 'vehicle',
      type: 3,
      numbers: { min: 1, max: 2 },
      ...(at % 2 === 0 ? {} : { ap: { standard: 100, maximum: 200 } }),
      specialWeapons: options('w', part / 2).map((name) => ({ name, max: 1, ap: null })),
      officers: options('o', part / 2).map((name, rank) => ({ name, rank: rank + 1, hero: true, ap: null })),
      specialists: offered('s'),
      equipment: offered('g'),
    }));
    const unit = (at: number) => ({
      id: `u${at}`,
      card: cycle(['nowhere', ...cards.map(({ id }) => id)], at),
      name: nameOf(at),
      figures: 999,
      extraFighters: 999,
      specialWeapons: options('w', part).map((name) => ({ name, count: 999 })),
      officer: `o${Math.floor(part / 2) - 1}`,
      hero: { card: 'star-troopers', name: 'Nobody' },
      specialists: options('s', part),
      equipment: options('g', part),
    });
    const force = (commander: object) => ({
      army: 'Testers',
      limit: 0,
      cards,
      ...commander,
      platoons: [
        {
          pattern: many(part, () => ({ categories: ['soldier'], types: [1] })),
          slots: many(size / 2, unit),
        },
        ...many(size / 2, (at) => ({ name: nameOf(at), slots: [unit(size / 2 + at)] })),
      ],
    });
    const names = ['w', 's', 'g', 'o'].flatMap((letter) => options(letter, part));
    const pack = {
      musterPack: 1,
      system: 'at-43',
      name: nameOf(1),
      limit: 0,
      maxElements: 0,
      bans: {
        types: [...options('c', Math.floor(size / 2)), 'star-troopers'],
        upgrades: [...options('z', 500 - names.length), ...names],
      },
    };
    return [
      { force: force({}), pack },
      { force: force({ commander: 'u0' }), pack },
    ];
  },
};

export const worstOfOthers = [worstOfBattleRoyale, worstOfCommandHorizon, worstOfForgeOfWar, worstOfAt43];
