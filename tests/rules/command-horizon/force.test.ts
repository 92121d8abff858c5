import { alliance, asori, command, unit } from '../../fixtures/command-horizon';
import { table } from './table';

const whole = (message: string) => [{ elements: [], message }];
const NO_COMMAND = 'The force has no command unit: no Concentrate Command, no radar jammer.';

table('ch/force/empty', 'error', null, [
  { says: 'one unit', roster: alliance([command()]) },
  {
    says: 'no unit, and so no command unit either',
    roster: alliance([]),
    broken: [
      { elements: [], message: 'The force has no unit; it needs at least one.' },
      {
        rule: 'ch/command/none',
        severity: 'advice',
        page: 'VIII Concentrate Command',
        elements: [],
        message: NO_COMMAND,
      },
    ],
  },
]);

const three = [command(), unit('a', 'light-tanks'), unit('b', 'mobile-artillery')];

table('ch/force/unit-limit', 'error', null, [
  { says: 'no limit agreed', roster: alliance(three) },
  { says: 'as many units as agreed', roster: alliance(three, { unitLimit: 3 }) },
  {
    says: 'one more than agreed',
    roster: alliance(three, { unitLimit: 2 }),
    broken: whole('The force has 3 units; 2 are agreed: 1 too many.'),
  },
  {
    says: 'one unit agreed',
    roster: alliance(three, { unitLimit: 1 }),
    broken: whole('The force has 3 units; 1 is agreed: 2 too many.'),
  },
  {
    says: 'a platoon is one unit',
    roster: asori([command(), unit('p', 'infantry-platoon')], { unitLimit: 2 }),
  },
  {
    says: 'an Asori platoon in squads is four',
    roster: asori([command(), unit('p', 'infantry-platoon', { deployAs: 'squads' })], { unitLimit: 5 }),
  },
  {
    says: 'and one more unit than four is too many where four are agreed',
    roster: asori([command(), unit('p', 'infantry-platoon', { deployAs: 'squads' })], { unitLimit: 4 }),
    broken: whole('The force has 5 units; 4 are agreed: 1 too many.'),
  },
  {
    says: 'Alliance infantry and heavy weapons in squads are three each',
    roster: alliance(
      [
        command(),
        unit('p', 'infantry-platoon', { deployAs: 'squads' }),
        unit('h', 'heavy-weapons-platoon', { deployAs: 'squads' }),
      ],
      { unitLimit: 7 },
    ),
  },
  {
    says: 'and count as seven with their command',
    roster: alliance(
      [
        command(),
        unit('p', 'infantry-platoon', { deployAs: 'squads' }),
        unit('h', 'heavy-weapons-platoon', { deployAs: 'squads' }),
      ],
      { unitLimit: 6 },
    ),
    broken: whole('The force has 7 units; 6 are agreed: 1 too many.'),
  },
  {
    says: 'attached teams change no count',
    roster: alliance(
      [
        command(),
        unit('p', 'infantry-platoon'),
        unit('h', 'heavy-weapons-platoon', { attachTo: ['p', 'p', 'p'] }),
      ],
      { unitLimit: 3 },
    ),
  },
]);

table('ch/command/none', 'advice', 'VIII Concentrate Command', [
  { says: 'a command unit', roster: alliance([command()]) },
  {
    says: 'Alliance tanks without one',
    roster: alliance([unit('a', 'light-tanks')]),
    broken: whole(NO_COMMAND),
  },
  {
    says: 'Asori tanks without one',
    roster: asori([unit('a', 'light-tanks')]),
    broken: whole('The force has no command unit: no Concentrate Command, no shield drones.'),
  },
]);

table('ch/command/several', 'warning', 'VIII Concentrate Command', [
  { says: 'one command unit', roster: asori([command()]) },
  {
    says: 'two of them, both named',
    roster: asori([command('hq'), unit('a', 'light-tanks'), command('rear')]),
    broken: [
      {
        elements: ['hq', 'rear'],
        message: 'The force has 2 command units, hq and rear; the rules speak of one.',
      },
    ],
  },
]);
