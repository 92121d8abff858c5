import { aircraft, force } from '../../fixtures/horizon-wars';
import { table } from './table';

const alone = (given: Parameters<typeof aircraft>[1], rest = {}) => force([aircraft('a1', given)], rest);
const says = (message: string) => [{ elements: ['a1'], message }];
const ruled = (id: string, value: string | number) => ({ rulings: { [id]: value } });

table('hw/aircraft/stat-minimum', 'error', 68, [
  { says: '1 in three stats is enough', roster: alone({ stats: [1, 6, 1, 1] }) },
  ...(
    [
      [[0, 7, 1, 1], 'Movement'],
      [[7, 0, 1, 1], 'Firepower'],
      [[1, 7, 0, 1], 'Armour/Agility'],
      [[1, 7, 1, 0], 'Defence'],
    ] as const
  ).map(([stats, stat]) => ({
    says: `0 in ${stat} is too little`,
    roster: alone({ stats: [...stats] }),
    broken: says(`a1 has 0 in ${stat}; an aircraft has at least 1 in each stat, M without its bonus.`),
  })),
  {
    says: '0 is enough by the ruling',
    roster: alone({ stats: [0, 9, 0, 0] }, ruled('aircraft-stat-minimum', 0)),
  },
]);

table('hw/aircraft/points-over', 'error', 68, [
  { says: '9 points make a P1 aircraft', roster: alone({ stats: [3, 3, 2, 1] }) },
  {
    says: '10 points are one more than a P1 aircraft has',
    roster: alone({ stats: [3, 3, 2, 2] }),
    broken: says('a1: stats 10 and upgrades 0 come to 10 build points; a P1 aircraft has 9.'),
  },
  {
    says: '13 points are one more than a P2 aircraft has',
    roster: alone({ presence: 2, stats: [4, 4, 4, 1] }),
    broken: says('a1: stats 13 and upgrades 0 come to 13 build points; a P2 aircraft has 12.'),
  },
  {
    says: '16 points are one more than a P3 aircraft has',
    roster: alone({ presence: 3, stats: [4, 4, 4, 4] }),
    broken: says('a1: stats 16 and upgrades 0 come to 16 build points; a P3 aircraft has 15.'),
  },
  ...(
    [
      ['advanced-ejection-system', 1],
      ['satellite-lock-on', 2],
      ['antigrav', 3],
      ['rotary', 1],
      ['vertical-thrusters', 1],
      ['light-transport', 1],
      ['heavy-transport', 2],
    ] as const
  ).flatMap(([id, cost]) => [
    {
      says: `${id} costs ${cost} of a P2 aircraft's 12 points`,
      roster: alone({ presence: 2, stats: [1, 9 - cost, 1, 1], upgrades: [id] }),
    },
    {
      says: `${id} costs no less than ${cost}`,
      roster: alone({ presence: 2, stats: [1, 10 - cost, 1, 1], upgrades: [id] }),
      broken: says(
        `a1: stats ${13 - cost} and upgrades ${cost} come to 13 build points; a P2 aircraft has 12.`,
      ),
    },
  ]),
  {
    says: 'heavy transport is paid for each time it is taken',
    roster: alone({ presence: 2, stats: [3, 3, 2, 1], upgrades: ['heavy-transport×2'] }),
    broken: says('a1: stats 9 and upgrades 4 come to 13 build points; a P2 aircraft has 12.'),
  },
  { says: 'being an Ace costs no build points', roster: alone({ stats: [3, 3, 2, 1], ace: true }) },
]);

table('hw/aircraft/points-unspent', 'warning', 68, [
  { says: '9 points of 9 leave nothing', roster: alone({ stats: [3, 3, 2, 1] }) },
  {
    says: '8 points of 9 leave one',
    roster: alone({ stats: [3, 2, 2, 1] }),
    broken: says('a1 uses 8 of the 9 build points of a P1 aircraft: 1 left.'),
  },
  { says: 'an upgrade uses the last point', roster: alone({ stats: [3, 2, 2, 1], upgrades: ['rotary'] }) },
]);

table('hw/aircraft/upgrade-limit', 'error', 68, [
  { says: 'a P1 aircraft may have one upgrade', roster: alone({ upgrades: ['rotary'] }) },
  {
    says: 'a P1 aircraft may not have two upgrades, even from different tables',
    roster: alone({ upgrades: ['rotary', 'light-transport'] }),
    broken: says('a1 has 2 upgrades; a P1 aircraft may have 1.'),
  },
  {
    says: 'a P2 aircraft may have two upgrades',
    roster: alone({ presence: 2, upgrades: ['rotary', 'light-transport'] }),
  },
  {
    says: 'a P2 aircraft may not have three upgrades',
    roster: alone({ presence: 2, upgrades: ['rotary', 'light-transport', 'advanced-ejection-system'] }),
    broken: says('a1 has 3 upgrades; a P2 aircraft may have 2.'),
  },
  {
    says: 'a P2 aircraft may take heavy transport twice',
    roster: alone({ presence: 2, upgrades: ['heavy-transport×2'] }),
  },
  {
    says: 'each heavy transport counts: three are too many for P2',
    roster: alone({ presence: 2, upgrades: ['heavy-transport×3'] }),
    broken: says('a1 has 3 upgrades, each heavy transport counted; a P2 aircraft may have 2.'),
  },
  {
    says: 'one heavy transport counts like any other upgrade',
    roster: alone({ upgrades: ['heavy-transport', 'rotary'] }),
    broken: says('a1 has 2 upgrades; a P1 aircraft may have 1.'),
  },
  {
    says: 'heavy transport listed twice counts twice',
    roster: alone({ stats: [2, 1, 1, 1], upgrades: ['heavy-transport', 'heavy-transport'] }),
    broken: says('a1 has 2 upgrades, each heavy transport counted; a P1 aircraft may have 1.'),
  },
  { says: 'an Ace is not an upgrade', roster: alone({ upgrades: ['rotary'], ace: true }) },
  {
    says: 'by the ruling that limits tactical upgrades, others are not limited',
    roster: alone(
      { upgrades: ['rotary', 'light-transport', 'advanced-ejection-system'] },
      ruled('aircraft-upgrade-limit', 'tactical'),
    ),
  },
  {
    says: 'by the ruling that limits tactical upgrades, two are too many',
    roster: alone(
      { upgrades: ['advanced-ejection-system', 'satellite-lock-on'] },
      ruled('aircraft-upgrade-limit', 'tactical'),
    ),
    broken: says('a1 has 2 tactical upgrades; a P1 aircraft may have 1.'),
  },
]);

table('hw/aircraft/upgrade-repeated', 'error', 69, [
  {
    says: 'two different upgrades',
    roster: alone({ presence: 2, upgrades: ['satellite-lock-on', 'light-transport'] }),
  },
  {
    says: 'the same upgrade twice',
    roster: alone({ presence: 2, upgrades: ['light-transport', 'light-transport'] }),
    broken: says('a1 has Light transport more than once; only heavy transport is taken several times.'),
  },
  {
    says: 'heavy transport twice, by its times or by two entries',
    roster: force([
      aircraft('a1', { presence: 2, upgrades: ['heavy-transport×2'] }),
      aircraft('a2', { presence: 2, stats: [3, 3, 1, 1], upgrades: ['heavy-transport', 'heavy-transport'] }),
    ]),
  },
  {
    says: 'a duplicate variation is an upgrade taken twice, not two variations',
    roster: alone({ presence: 2, upgrades: ['rotary', 'rotary'] }),
    broken: says('a1 has Rotary more than once; only heavy transport is taken several times.'),
  },
]);

table('hw/aircraft/variations', 'error', 69, [
  ...['antigrav', 'rotary', 'vertical-thrusters'].map((id) => ({
    says: `${id} alone`,
    roster: alone({ presence: 3, upgrades: [id, 'light-transport'] }),
  })),
  ...(
    [
      ['antigrav', 'rotary', 'Antigrav and Rotary'],
      ['antigrav', 'vertical-thrusters', 'Antigrav and Vertical thrusters'],
      ['rotary', 'vertical-thrusters', 'Rotary and Vertical thrusters'],
    ] as const
  ).flatMap(([one, other, names]) => [
    {
      says: `${one} with ${other}`,
      roster: alone({ presence: 2, upgrades: [one, other] }),
      broken: says(`a1 has ${names}; an aircraft may have only one of these.`),
    },
    {
      says: `${one} with ${other}, by the ruling that they mix`,
      roster: alone({ presence: 2, upgrades: [one, other] }, ruled('aircraft-variations', 'any')),
    },
  ]),
  {
    says: 'all three are one problem',
    roster: alone({ presence: 3, upgrades: ['antigrav', 'rotary', 'vertical-thrusters'] }),
    broken: says('a1 has Antigrav, Rotary and Vertical thrusters; an aircraft may have only one of these.'),
  },
]);
