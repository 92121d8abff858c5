import { alliance, asori, command, pack, unit } from '../../fixtures/command-horizon';
import { table } from './table';

const squads = { deployAs: 'squads' };
const noSquads = (id: string) => `${id}: set to deploy as squads, but has none; only platoons have squads.`;

table('ch/infantry/deploy', 'error', 'Infantry', [
  {
    says: 'Alliance infantry in squads',
    roster: alliance([command(), unit('p', 'infantry-platoon', squads)]),
  },
  { says: 'Asori infantry in squads', roster: asori([command(), unit('p', 'infantry-platoon', squads)]) },
  {
    says: 'heavy weapons in squads',
    roster: alliance([command(), unit('h', 'heavy-weapons-platoon', squads)]),
  },
  {
    says: 'tanks as one unit',
    roster: alliance([command(), unit('t', 'light-tanks', { deployAs: 'platoon' })]),
  },
  {
    says: 'tanks in squads',
    roster: alliance([command(), unit('t', 'light-tanks', squads)]),
    broken: [{ elements: ['t'], message: noSquads('t') }],
  },
  {
    says: 'artillery in squads',
    roster: asori([command(), unit('g', 'mobile-artillery', squads)]),
    broken: [{ elements: ['g'], message: noSquads('g') }],
  },
  {
    says: 'a command in squads',
    roster: asori([command('hq', squads)]),
    broken: [{ elements: ['hq'], message: noSquads('hq') }],
  },
]);

const grouped = (id: string, type: string, ...groups: number[]) => unit(id, type, { ...squads, groups });

table('ch/infantry/groups', 'error', 'Infantry', [
  {
    says: 'three squads, two of them together',
    roster: alliance([command(), grouped('p', 'infantry-platoon', 2, 1)]),
  },
  {
    says: 'three squads, each a group',
    roster: alliance([command(), grouped('p', 'infantry-platoon', 1, 1, 1)]),
  },
  {
    says: 'a group of two of three squads, the third in none',
    roster: alliance([command(), grouped('p', 'infantry-platoon', 1, 1)]),
    broken: [{ elements: ['p'], message: 'p: 2 squads in its groups; it has 3 squads.' }],
  },
  {
    says: 'four squads of the Asori in two pairs',
    roster: asori([command(), grouped('p', 'infantry-platoon', 2, 2)]),
  },
  {
    says: 'five squads of the Asori',
    roster: asori([command(), grouped('p', 'infantry-platoon', 2, 3)]),
    broken: [{ elements: ['p'], message: 'p: 5 squads in its groups; it has 4 squads.' }],
  },
  {
    says: 'one group of all squads',
    roster: alliance([command(), grouped('p', 'infantry-platoon', 3)]),
    broken: [{ elements: ['p'], message: 'p: all its squads are in one group, which is the platoon.' }],
  },
  {
    says: 'groups of an undivided platoon',
    roster: alliance([command(), unit('p', 'infantry-platoon', { groups: [2, 1] })]),
    broken: [{ elements: ['p'], message: 'p: its squads are grouped, but it is deployed as a platoon.' }],
  },
  {
    says: 'groups of tanks',
    roster: alliance([command(), unit('t', 'light-tanks', { groups: [1, 1] })]),
    broken: [{ elements: ['t'], message: 't: it has no squads to group.' }],
  },
  {
    says: 'heavy weapons that sent a squad, with the two that are left in a group',
    roster: alliance([
      command(),
      unit('p', 'infantry-platoon'),
      { ...grouped('h', 'heavy-weapons-platoon', 1, 1), attachTo: ['p', 'p', 'p'] },
    ]),
  },
  {
    says: 'heavy weapons that sent a squad, with three in a group',
    roster: alliance([
      command(),
      unit('p', 'infantry-platoon'),
      { ...grouped('h', 'heavy-weapons-platoon', 2, 1), attachTo: ['p', 'p', 'p'] },
    ]),
    broken: [{ elements: ['h'], message: 'h: 3 squads in its groups; it has 2 squads.' }],
  },
]);

const heavy = (id: string, ...attachTo: string[]) => unit(id, 'heavy-weapons-platoon', { attachTo });
const infantry = (...ids: string[]) => ids.map((id) => unit(id, 'infantry-platoon'));
const times = (count: number, id: string) => Array.from({ length: count }, () => id);

/** The ruling that single teams may join. */
const single = { rulings: { 'team-attachment': 'single' } };

table('ch/infantry/attach', 'error', 'Infantry', [
  { says: 'nobody attached', roster: alliance([command(), ...infantry('p1'), heavy('h')]) },
  {
    says: 'three teams with one platoon',
    roster: alliance([command(), ...infantry('p1'), heavy('h', ...times(3, 'p1'))]),
  },
  {
    says: 'four teams with one platoon',
    roster: alliance([command(), ...infantry('p1'), heavy('h', ...times(4, 'p1'))]),
    broken: [{ elements: ['h'], message: 'h: p1 has 4 teams with it; the maximum is 3.' }],
  },
  {
    says: 'teams of two heavy platoons with one, three together',
    roster: alliance([command(), ...infantry('p1'), heavy('h', ...times(2, 'p1')), heavy('k', 'p1')], single),
  },
  {
    says: 'teams of two heavy platoons with one, four together: both are named',
    roster: alliance(
      [command(), ...infantry('p1'), heavy('h', ...times(2, 'p1')), heavy('k', ...times(2, 'p1'))],
      single,
    ),
    broken: [
      { elements: ['h'], message: 'h: p1 has 4 teams with it; the maximum is 3.' },
      { elements: ['k'], message: 'k: p1 has 4 teams with it; the maximum is 3.' },
    ],
  },
  {
    says: 'all nine teams of one platoon',
    roster: alliance([
      command(),
      ...infantry('p1', 'p2', 'p3'),
      heavy('h', ...['p1', 'p2', 'p3'].flatMap((id) => times(3, id))),
    ]),
  },
  {
    says: 'ten teams of one platoon',
    roster: alliance(
      [
        command(),
        ...infantry('p1', 'p2', 'p3', 'p4'),
        heavy('h', ...['p1', 'p2', 'p3'].flatMap((id) => times(3, id)), 'p4'),
      ],
      single,
    ),
    broken: [{ elements: ['h'], message: 'h: it sends 10 teams and has 9 at most.' }],
  },
  {
    says: 'infantry in squads takes teams too',
    roster: alliance([command(), unit('p1', 'infantry-platoon', squads), heavy('h', ...times(3, 'p1'))]),
  },
  {
    says: 'teams with tanks',
    roster: alliance([command(), unit('t', 'light-tanks'), heavy('h', 't')]),
    broken: [{ elements: ['h'], message: 'h: t is not an Alliance infantry platoon.' }],
  },
  {
    says: 'teams with themselves and with tanks',
    roster: alliance([command(), unit('t', 'light-tanks'), heavy('h', 't', 'h')]),
    broken: [{ elements: ['h'], message: 'h: t and h are not Alliance infantry platoons.' }],
  },
  {
    says: 'tanks attached to infantry: the tanks are named, and do not count towards the platoon',
    roster: alliance([
      command(),
      ...infantry('p1'),
      unit('t', 'light-tanks', { attachTo: ['p1'] }),
      heavy('h', ...times(3, 'p1')),
    ]),
    broken: [{ elements: ['t'], message: 't: it has no heavy weapons teams to send.' }],
  },
  {
    says: 'infantry attached to infantry',
    roster: asori([command(), ...infantry('p1'), unit('p2', 'infantry-platoon', { attachTo: ['p1'] })]),
    broken: [{ elements: ['p2'], message: 'p2: it has no heavy weapons teams to send.' }],
  },
  {
    says: 'heavy weapons in an Asori force, with Asori infantry',
    roster: asori([command(), ...infantry('p1'), heavy('h', 'p1')]),
    broken: [
      {
        rule: 'ch/unit/faction',
        elements: ['h'],
        message: 'h: the Asori cannot field a heavy weapons platoon.',
      },
      { elements: ['h'], message: 'h: p1 is not an Alliance infantry platoon.' },
    ],
  },
  {
    says: 'broken in two ways, reported once',
    roster: alliance([command(), ...infantry('p1'), heavy('h', ...times(4, 'p1'), 'hq')]),
    broken: [
      {
        elements: ['h'],
        message: 'h: hq is not an Alliance infantry platoon; p1 has 4 teams with it; the maximum is 3.',
      },
    ],
  },
]);

const together = 'the three teams of a squad go together';

table('ch/infantry/team-squads', 'error', 'Infantry', [
  {
    says: 'a squad with one platoon',
    roster: alliance([command(), ...infantry('p1'), heavy('h', ...times(3, 'p1'))]),
  },
  {
    says: 'two teams of a squad with one platoon',
    roster: alliance([command(), ...infantry('p1'), heavy('h', ...times(2, 'p1'))]),
    broken: [{ elements: ['h'], message: `h: 2 teams with p1; ${together}.` }],
  },
  {
    says: 'two teams of a squad with one platoon, by the ruling that single teams may join',
    roster: alliance([command(), ...infantry('p1'), heavy('h', ...times(2, 'p1'))], single),
  },
  {
    says: 'two teams of a squad with one platoon, by a pack’s ruling',
    roster: alliance([command(), ...infantry('p1'), heavy('h', ...times(2, 'p1'))]),
    pack: pack(single),
  },
  {
    says: 'a squad split between two platoons, reported once',
    roster: alliance([command(), ...infantry('p1', 'p2'), heavy('h', 'p1', 'p2', 'p2')]),
    broken: [{ elements: ['h'], message: `h: 1 team with p1 and 2 teams with p2; ${together}.` }],
  },
  {
    says: 'a platoon with three teams of two heavy platoons: both are named',
    roster: alliance([command(), ...infantry('p1'), heavy('h', 'p1', 'p1'), heavy('k', 'p1')]),
    broken: [
      { elements: ['h'], message: `h: 2 teams with p1; ${together}.` },
      { elements: ['k'], message: `k: 1 team with p1; ${together}.` },
    ],
  },
  {
    says: 'a team with Asori infantry is not reported as a split squad',
    roster: asori([command(), ...infantry('p1'), heavy('h', 'p1')]),
    broken: [
      {
        rule: 'ch/unit/faction',
        elements: ['h'],
        message: 'h: the Asori cannot field a heavy weapons platoon.',
      },
      {
        rule: 'ch/infantry/attach',
        elements: ['h'],
        message: 'h: p1 is not an Alliance infantry platoon.',
      },
    ],
  },
]);
