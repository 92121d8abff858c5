import { alliance, asori, command, unit } from '../../fixtures/command-horizon';
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
  { says: 'tanks as one', roster: alliance([command(), unit('t', 'light-tanks', { deployAs: 'platoon' })]) },
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

const heavy = (id: string, ...attachTo: string[]) => unit(id, 'heavy-weapons-platoon', { attachTo });
const infantry = (...ids: string[]) => ids.map((id) => unit(id, 'infantry-platoon'));
const times = (count: number, id: string) => Array.from({ length: count }, () => id);

table('ch/infantry/attach', 'error', 'Infantry', [
  { says: 'nobody attached', roster: alliance([command(), ...infantry('p1'), heavy('h')]) },
  {
    says: 'three teams with one platoon',
    roster: alliance([command(), ...infantry('p1'), heavy('h', ...times(3, 'p1'))]),
  },
  {
    says: 'four teams with one platoon',
    roster: alliance([command(), ...infantry('p1'), heavy('h', ...times(4, 'p1'))]),
    broken: [{ elements: ['h'], message: 'h: p1 has 4 teams with it, and 3 is the most.' }],
  },
  {
    says: 'teams of two heavy platoons with one, three together',
    roster: alliance([command(), ...infantry('p1'), heavy('h', ...times(2, 'p1')), heavy('k', 'p1')]),
  },
  {
    says: 'teams of two heavy platoons with one, four together: both are named',
    roster: alliance([
      command(),
      ...infantry('p1'),
      heavy('h', ...times(2, 'p1')),
      heavy('k', ...times(2, 'p1')),
    ]),
    broken: [
      { elements: ['h'], message: 'h: p1 has 4 teams with it, and 3 is the most.' },
      { elements: ['k'], message: 'k: p1 has 4 teams with it, and 3 is the most.' },
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
    roster: alliance([
      command(),
      ...infantry('p1', 'p2', 'p3', 'p4'),
      heavy('h', ...['p1', 'p2', 'p3'].flatMap((id) => times(3, id)), 'p4'),
    ]),
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
    says: 'tanks attached to infantry: the tanks are named, and count to no platoon',
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
    says: 'broken in two ways, said once',
    roster: alliance([command(), ...infantry('p1'), heavy('h', ...times(4, 'p1'), 'hq')]),
    broken: [
      {
        elements: ['h'],
        message: 'h: hq is not an Alliance infantry platoon; p1 has 4 teams with it, and 3 is the most.',
      },
    ],
  },
]);
