import { cycle, many, nameOf, type Worst } from '../../bounds/worst';

const options = (letter: string, count: number) => many(count, (at) => `${letter}${at}`);

/** `size` units in platoons, with options that their cards offer and options that they do not. */
export const worst: Worst = {
  // pack/min-points: the A.P. of its units are unknown.
  unbroken: ['at43/force/empty', 'at43/commander/none', 'pack/min-points'],
  base: [50, 12],
  most: [200, 22],
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
      minPoints: 9999,
      maxElements: 0,
      most: Object.fromEntries(many(200, (at) => [at < 20 ? `c${at}` : `x${at}`, 0])),
      bans: {
        types: [...options('c', Math.floor(size / 2)), 'star-troopers'],
        upgrades: [...options('z', 200 - names.length), ...names],
      },
    };
    return [
      { force: force({}), pack },
      { force: force({ commander: 'u0' }), pack },
    ];
  },
  places: [
    (value) => `{"platoons":${value},"cards":${value}}`,
    (value) => `{"platoons":[{"slots":${value},"pattern":${value}}]}`,
    (value) => `{"platoons":[{"slots":[{"specialists":${value},"specialWeapons":${value}}]}]}`,
    (value) => `{"platoons":[],"cards":[{"weapons":${value},"structure":{"weapons":${value}}}]}`,
  ],
  nested: {
    units: { platoons: many(200, () => ({ slots: many(200, () => ({})) })) },
    'weapons of cards': {
      platoons: [],
      cards: many(200, () => ({
        weapons: many(50, () => ({})),
        officers: many(50, () => ({})),
        abilities: many(50, () => 0),
        equipment: many(50, () => 0),
      })),
    },
    'unknown fields': {
      platoons: many(200, () => ({ slots: [], pattern: many(50, () => ({ x: 0 })) })),
    },
    'one list that is too long among the others': {
      platoons: many(200, () => ({ slots: [{ equipment: many(51, () => 0) }, ...many(150, () => ({}))] })),
    },
  },
  chatty: {
    banned: ['x', 'star-troopers'],
    forces: {
      'units without a card': (units) => ({
        army: 'x',
        platoons: [
          {
            pattern: [],
            slots: many(units, (at) => ({
              id: `${at}`,
              card: at % 2 === 0 ? 'x' : 'star-troopers',
              figures: 99,
              extraFighters: 9,
              officer: 'x',
              hero: { card: 'y', name: 'x' },
              specialists: ['a', 'b', 'c', 'd'],
            })),
          },
        ],
      }),
    },
  },
};
