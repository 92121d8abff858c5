import { card, company, officer, platoon, unit, units } from '../../fixtures/at-43';
import { table } from './table';

const noCommander = {
  rule: 'at43/commander/none',
  severity: 'warning' as const,
  page: 55,
  elements: [],
  message: 'No unit has an officer or a hero: authority and leadership are 0.',
};

table('at43/force/empty', 'error', null, [
  { says: 'one unit makes a company', roster: units([]) },
  {
    says: 'a force without platoons is not a company',
    roster: company([]),
    broken: [{ elements: [], message: 'The company has no unit; it needs at least one.' }, noCommander],
  },
  {
    says: 'platoons without units do not make a company',
    roster: company([platoon([]), platoon([])]),
    broken: [{ elements: [], message: 'The company has no unit; it needs at least one.' }, noCommander],
  },
]);

table('at43/force/over-limit', 'error', 53, [
  { says: 'without a limit any value is allowed', roster: units([unit('u1', { ap: 9999 })]) },
  { says: 'a value equal to the limit is allowed', roster: units([unit('u1')], { limit: 200 }) },
  {
    says: 'one point over the limit is too much',
    roster: units([unit('u1')], { limit: 199 }),
    broken: [{ elements: [], message: 'The company is worth 200 A.P.; the limit is 199: 1 too many.' }],
  },
  {
    says: 'reinforcements count towards the limit too',
    roster: units([unit('u1', { wave: 'reinforcement' })], { limit: 199 }),
    broken: [{ elements: [], message: 'The company is worth 200 A.P.; the limit is 199: 1 too many.' }],
  },
]);

table('at43/commander/none', 'warning', 55, [
  { says: 'an officer commands', roster: company([platoon([unit('u1', { officer: 'Chief' })])]) },
  {
    says: 'without an officer nobody commands',
    roster: company([platoon([unit('u1')])]),
    broken: [noCommander],
  },
  {
    says: 'a hero commands as well',
    roster: company([platoon([unit('u1', { hero: { card: 'zora', name: 'Zora' } })])], {
      cards: [card('zora', { officers: [officer('Zora', { hero: true })] })],
    }),
  },
  {
    says: 'an officer that the card does not offer cannot command',
    roster: company([platoon([unit('u1', { officer: 'Baron' })])]),
    broken: [
      {
        rule: 'at43/unit/options',
        severity: 'error',
        page: 48,
        elements: ['u1'],
        message: 'u1: the officer “Baron” is not on the card.',
      },
      noCommander,
    ],
  },
]);

const led = (id: string) => unit(id, { officer: 'Chief' });
const ranked = (rank: number | null) => [card('others', { officers: [officer('Zed', { rank })] })];
const zed = (given: Record<string, unknown> = {}) => unit('u2', { card: 'others', officer: 'Zed', ...given });
const late = { wave: 'reinforcement' };
const assault = { rulings: { 'command-units': 'assault' } };

table('at43/commander/none', 'warning', 55, [
  {
    says: 'by the ruling, an officer of the assault wave commands',
    roster: company([platoon([led('u1'), unit('u2', late)])], assault),
  },
  {
    says: 'by the ruling, an officer of the reinforcements does not command',
    roster: company([platoon([unit('u1'), unit('u2', { officer: 'Chief', ...late })])], assault),
    broken: [
      {
        elements: [],
        message: 'No unit of the assault wave has an officer or a hero: authority and leadership are 0.',
      },
    ],
  },
]);

table('at43/commander/rank', 'error', 55, [
  {
    says: 'an officer of unknown rank may have the highest rank',
    roster: units([zed()], { cards: ranked(null), commander: 'u2' }),
  },
  {
    says: 'an officer of a lower rank than another cannot command',
    roster: company([platoon([led('u1'), zed()])], { cards: ranked(0), commander: 'u2' }),
    broken: [
      { elements: ['u2'], message: 'Zed of u2 is of rank 0 and cannot command: Chief of u1 is of rank 1.' },
    ],
  },
  {
    says: 'by the ruling, a unit of the reinforcements cannot be named',
    roster: company([platoon([led('u1'), unit('u2', { officer: 'Chief', ...late })])], {
      ...assault,
      commander: 'u2',
    }),
    broken: [
      { elements: ['u2'], message: "u2 is not of the assault wave and cannot be the commander's unit." },
    ],
  },
  {
    says: 'the unit of the highest-ranking officer is named',
    roster: units([led('u1')], { commander: 'hq' }),
  },
  {
    says: 'one of several of the highest rank is named',
    roster: company([platoon([led('u1'), led('u2')])], { commander: 'u2' }),
  },
  {
    says: 'an officer of lower rank cannot command',
    roster: units([led('u1')], { commander: 'u1' }),
    broken: [
      {
        elements: ['u1'],
        message: 'Chief of u1 is of rank 1 and cannot command: Colonel of hq is of rank 3.',
      },
    ],
  },
  {
    says: 'a unit without an officer cannot command',
    roster: units([unit('u1')], { commander: 'u1' }),
    broken: [
      { elements: ['u1'], message: 'u1 has no officer and cannot command: Colonel of hq is of rank 3.' },
    ],
  },
  {
    says: 'a unit without an officer cannot command where no unit has one',
    roster: company([platoon([unit('u1')])], { commander: 'u1' }),
    broken: [
      { elements: ['u1'], message: "u1 has no officer and cannot be the commander's unit." },
      noCommander,
    ],
  },
]);

table('at43/commander/choose', 'warning', 55, [
  {
    says: 'another officer of unknown rank may have the highest rank too',
    roster: company([platoon([led('u1'), zed()])], { cards: ranked(null) }),
    broken: [
      {
        elements: ['u1', 'u2'],
        message:
          'Chief of u1 and Zed of u2 may be of the highest rank and none is named as the commander: the first counts.',
      },
    ],
  },
  {
    says: 'by the ruling, only the assault wave is chosen from',
    roster: company([platoon([led('u1'), unit('u2', { officer: 'Chief', ...late })])], assault),
  },
  { says: 'one officer of the highest rank needs no choice', roster: units([led('u1'), led('u2')]) },
  {
    says: 'one of two officers of the highest rank is named',
    roster: company([platoon([led('u1'), led('u2')])], { commander: 'u1' }),
  },
  {
    says: 'neither of two officers of the highest rank is named',
    roster: company([platoon([led('u1'), unit('u2')]), platoon([led('u3')])]),
    broken: [
      {
        elements: ['u1', 'u3'],
        message:
          'Chief of u1 and Chief of u3 share rank 1 and none is named as the commander: the first counts.',
      },
    ],
  },
]);
