import { alliance, asori, command, force, pack, unit } from '../../fixtures/command-horizon';
import { table } from './table';

table('ch/unit/faction', 'error', 'Infantry', [
  {
    says: 'heavy weapons of the Alliance',
    roster: alliance([command(), unit('h', 'heavy-weapons-platoon')]),
  },
  {
    says: 'heavy weapons of the Asori, which have none',
    roster: asori([command(), unit('h', 'heavy-weapons-platoon')]),
    broken: [{ elements: ['h'], message: 'h: the Asori cannot field a heavy weapons platoon.' }],
  },
]);

/** The full strength of each type with a fixed number, from the tables. */
const full: [faction: string, type: string, models: number, words: string, says: string][] = [
  ['alliance', 'light-tanks', 5, 'tanks', 'light tanks of the Alliance have 5'],
  ['alliance', 'medium-tanks', 4, 'tanks', 'medium tanks of the Alliance have 4'],
  ['alliance', 'heavy-tanks', 3, 'tanks', 'heavy tanks of the Alliance have 3'],
  ['alliance', 'infantry-platoon', 6, 'bases', 'an infantry platoon of the Alliance has 6'],
  ['alliance', 'heavy-weapons-platoon', 9, 'teams', 'a heavy weapons platoon of the Alliance has 9'],
  ['asori', 'light-tanks', 4, 'tanks', 'light tanks of the Asori have 4'],
  ['asori', 'medium-tanks', 4, 'tanks', 'medium tanks of the Asori have 4'],
  ['asori', 'heavy-tanks', 4, 'tanks', 'heavy tanks of the Asori have 4'],
  ['asori', 'infantry-platoon', 8, 'bases', 'an infantry platoon of the Asori has 8'],
];

table('ch/unit/models', 'error', 'II Command points', [
  ...full.flatMap(([faction, type, models, words, says]) => [
    {
      says: `${faction} ${type} of ${models}`,
      roster: force(faction, [command(), unit('u', type, { models })]),
    },
    {
      says: `${faction} ${type} of ${models + 1}`,
      roster: force(faction, [command(), unit('u', type, { models: models + 1 })]),
      broken: [{ elements: ['u'], message: `u: ${models + 1} ${words}; ${says}.` }],
    },
    {
      says: `${faction} ${type} of ${models - 1}`,
      roster: force(faction, [command(), unit('u', type, { models: models - 1 })]),
      broken: [{ elements: ['u'], message: `u: ${models - 1} ${words}; ${says}.` }],
    },
  ]),
  { says: 'a command of 4 in the Alliance', roster: alliance([command('hq', { models: 4 })]) },
  {
    says: 'a command of 2 in the Alliance',
    roster: alliance([command('hq', { models: 2 })]),
    broken: [{ elements: ['hq'], message: 'hq: 2 tanks; a medium command of the Alliance has 4.' }],
  },
  { says: 'a command of 2 in the Asori', roster: asori([command('hq', { models: 2 })]) },
  {
    says: 'a command of 4 in the Asori',
    roster: asori([command('hq', { models: 4 })]),
    broken: [{ elements: ['hq'], message: 'hq: 4 tanks; a heavy command of the Asori has 2.' }],
  },
  {
    says: 'artillery of one piece',
    roster: asori([command(), unit('g', 'mobile-artillery', { models: 1 })]),
  },
  { says: 'artillery of twenty', roster: asori([command(), unit('g', 'mobile-artillery', { models: 20 })]) },
  {
    says: 'artillery without pieces',
    roster: asori([command(), unit('g', 'mobile-artillery', { models: 0 })]),
    broken: [{ elements: ['g'], message: 'g: 0 pieces; it needs at least 1.' }],
  },
]);

const noHost = 'only an Asori heavy command may have them';

table('ch/drone/host', 'error', 'III Vehicles', [
  { says: 'an Asori command with a drone', roster: asori([command('hq', { shieldDrones: 1 })]) },
  {
    says: 'an Alliance command with a drone',
    roster: alliance([command('hq', { shieldDrones: 1 })]),
    broken: [{ elements: ['hq'], message: `hq: 1 shield drone; ${noHost}.` }],
  },
  {
    says: 'Asori heavy tanks with two drones, whose number is not judged',
    roster: asori([command(), unit('t', 'heavy-tanks', { shieldDrones: 2 })]),
    broken: [{ elements: ['t'], message: `t: 2 shield drones; ${noHost}.` }],
  },
]);

const perModel = { rulings: { 'drone-number': 'model' } };

table('ch/drone/number', 'warning', 'III Vehicles', [
  { says: 'one drone', roster: asori([command('hq', { shieldDrones: 1 })]) },
  {
    says: 'two drones: legal, but more than the rules mention',
    roster: asori([command('hq', { shieldDrones: 2 })]),
    broken: [
      { elements: ['hq'], message: 'hq: 2 shield drones; the rules mention only one for a command unit.' },
    ],
  },
  {
    says: 'two drones for two tanks, by the ruling of one for each',
    roster: asori([command('hq', { shieldDrones: 2 })], perModel),
  },
  {
    says: 'two drones for two tanks, by a pack’s ruling',
    roster: asori([command('hq', { shieldDrones: 2 })]),
    pack: pack(perModel),
  },
  {
    says: 'three drones for two tanks, by the ruling of one for each',
    roster: asori([command('hq', { shieldDrones: 3 })], perModel),
    broken: [
      { elements: ['hq'], message: 'hq: 3 shield drones for 2 tanks; the maximum is one for each tank.' },
    ],
  },
  {
    says: 'by the ruling of one drone for each tank, the actual number of tanks counts',
    roster: asori([command('hq', { models: 1, shieldDrones: 2 })], perModel),
    broken: [
      {
        rule: 'ch/unit/models',
        severity: 'error',
        page: 'II Command points',
        elements: ['hq'],
        message: 'hq: 1 tank; a heavy command of the Asori has 2.',
      },
      { elements: ['hq'], message: 'hq: 2 shield drones for 1 tank; the maximum is one for each tank.' },
    ],
  },
]);
