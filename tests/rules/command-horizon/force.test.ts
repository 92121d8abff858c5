import { alliance, asori, command, unit } from '../../fixtures/command-horizon';
import { table } from './table';

const whole = (message: string) => [{ elements: [], message }];
const NO_COMMAND = 'The force has no command unit: no Concentrate Command, no radar jammer.';

table('ch/force/empty', 'error', null, [
  { says: 'one unit', roster: alliance([command()]) },
  {
    says: 'no unit, and therefore no command unit',
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

const platoons = (...ids: string[]) => ids.map((id) => unit(id, 'infantry-platoon'));
/** A heavy weapons platoon with a squad attached to each of these units. */
const sent = (...ids: string[]) =>
  unit('h', 'heavy-weapons-platoon', { attachTo: ids.flatMap((id) => [id, id, id]) });
const grouped = (...groups: number[]) => unit('g', 'infantry-platoon', { deployAs: 'squads', groups });

table('ch/force/unit-limit', 'error', null, [
  { says: 'no limit agreed', roster: alliance(three) },
  { says: 'as many units as agreed', roster: alliance(three, { unitLimit: 3 }) },
  {
    says: 'one unit more than agreed',
    roster: alliance(three, { unitLimit: 2 }),
    broken: whole('The force has 3 units; 2 are agreed: 1 too many.'),
  },
  {
    says: 'two units more than the one agreed',
    roster: alliance(three, { unitLimit: 1 }),
    broken: whole('The force has 3 units; 1 is agreed: 2 too many.'),
  },
  {
    says: 'a platoon is one unit',
    roster: asori([command(), unit('p', 'infantry-platoon')], { unitLimit: 2 }),
  },
  {
    says: 'an Asori platoon in squads is four units',
    roster: asori([command(), unit('p', 'infantry-platoon', { deployAs: 'squads' })], { unitLimit: 5 }),
  },
  {
    says: 'an Asori platoon in squads and a command are too many for four agreed units',
    roster: asori([command(), unit('p', 'infantry-platoon', { deployAs: 'squads' })], { unitLimit: 4 }),
    broken: whole('The force has 5 units; 4 are agreed: 1 too many.'),
  },
  {
    says: 'Alliance infantry and heavy weapons in squads are three units each',
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
    says: 'Alliance infantry and heavy weapons in squads are seven units with their command',
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
    says: 'a platoon that sent all its teams is not a unit',
    roster: alliance([command(), ...platoons('p', 'q', 'r'), sent('p', 'q', 'r')], { unitLimit: 4 }),
  },
  {
    says: 'a platoon that kept a squad is one unit',
    roster: alliance([command(), ...platoons('p', 'q', 'r'), sent('p', 'q')], { unitLimit: 4 }),
    broken: whole('The force has 5 units; 4 are agreed: 1 too many.'),
  },
  {
    says: 'a heavy weapons platoon in squads is as many units as it has squads left',
    roster: alliance([command(), ...platoons('p'), { ...sent('p'), deployAs: 'squads' }], { unitLimit: 4 }),
  },
  {
    says: 'its remaining squads are one unit too many',
    roster: alliance([command(), ...platoons('p'), { ...sent('p'), deployAs: 'squads' }], { unitLimit: 3 }),
    broken: whole('The force has 4 units; 3 are agreed: 1 too many.'),
  },
  {
    says: 'squads in two groups are two units',
    roster: alliance([command(), grouped(2, 1)], { unitLimit: 3 }),
  },
  {
    says: 'three squads, each a group, are three units',
    roster: alliance([command(), grouped(1, 1, 1)], { unitLimit: 3 }),
    broken: whole('The force has 4 units; 3 are agreed: 1 too many.'),
  },
  {
    says: 'illegal groups are ignored',
    roster: alliance([command(), grouped(1, 1)], { unitLimit: 3 }),
    broken: [
      ...whole('The force has 4 units; 3 are agreed: 1 too many.'),
      {
        rule: 'ch/infantry/groups',
        page: 'Infantry',
        elements: ['g'],
        message: 'g: 2 squads in its groups; it has 3 squads.',
      },
    ],
  },
  {
    says: 'a squad attached to infantry is not a separate unit',
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
        message: 'The force has 2 command units, hq and rear; the rules mention only one.',
      },
    ],
  },
]);
