import { describe, expect, test } from 'vitest';
import { check, royale } from '../../fixtures/battle-royale';
import { says, table } from './table';

table('br/mech/points-over', 'error', null, [
  { says: '17 points make a P3 mech', roster: royale() },
  {
    says: '18 points are too many for a P3 mech',
    roster: royale({ stats: [5, 5, 5, 3] }),
    broken: says('Ash: stats 18 and upgrades 0 take 18 build points; a P3 mech has 17.'),
  },
  {
    says: 'upgrades are paid from the same 17 points',
    roster: royale({ stats: [5, 5, 4, 2], upgrades: ['headhunter'] }),
  },
  {
    says: 'upgrades are too many if the stats have used all points',
    roster: royale({ upgrades: ['headhunter'] }),
    broken: says('Ash: stats 17 and upgrades 1 take 18 build points; a P3 mech has 17.'),
  },
  {
    says: 'a P2 mech has 14 and 4 more for upgrades',
    roster: royale({ presence: 2, stats: [4, 4, 3, 3], upgrades: ['smart-missile×4'] }),
  },
  {
    says: 'a fifth point of upgrades comes off the 14',
    roster: royale({ presence: 2, stats: [4, 4, 3, 3], upgrades: ['smart-missile×5'] }),
    broken: says(
      'Ash: stats 14 and upgrades 5, 4 of them from the extra points, take 15 build points; a P2 mech has 14 and 4 more for upgrades.',
    ),
  },
  {
    says: 'a fifth point of upgrades fits if a stat is lower',
    roster: royale({ presence: 2, stats: [4, 4, 3, 2], upgrades: ['smart-missile×5'] }),
  },
  {
    says: 'stats are never paid from the extra points, however many are left',
    roster: royale({ presence: 2, stats: [5, 4, 3, 3] }),
    broken: says(
      'Ash: stats 15 and upgrades 0, 0 of them from the extra points, take 15 build points; a P2 mech has 14 and 4 more for upgrades.',
    ),
  },
  {
    says: 'a P1 mech has 11 and 8 more for upgrades',
    roster: royale({ presence: 1, stats: [3, 3, 3, 2], upgrades: ['smart-missile×8'] }),
  },
  {
    says: 'a P1 mech does not have 9 more for upgrades',
    roster: royale({ presence: 1, stats: [3, 3, 3, 2], upgrades: ['smart-missile×9'] }),
    broken: says(
      'Ash: stats 11 and upgrades 9, 8 of them from the extra points, take 12 build points; a P1 mech has 11 and 8 more for upgrades.',
    ),
  },
  { says: 'a P4 mech is allowed and has 20 points', roster: royale({ presence: 4, stats: [5, 5, 5, 5] }) },
  {
    says: 'a P4 mech does not have 21 points',
    roster: royale({ presence: 4, stats: [6, 5, 5, 5] }),
    broken: says('Ash: stats 21 and upgrades 0 take 21 build points; a P4 mech has 20.'),
  },
  { says: 'a P20 mech has 68 points', roster: royale({ presence: 20, stats: [17, 17, 17, 17] }) },
]);

table('br/mech/points-unspent', 'warning', null, [
  { says: 'no point of 17 is left', roster: royale() },
  {
    says: 'a point of the base is left',
    roster: royale({ stats: [5, 5, 4, 2] }),
    broken: says('Ash leaves 1 build point unspent; a P3 mech has 17.'),
  },
  {
    says: 'an extra point is left, and the base points are spent',
    roster: royale({ presence: 2, stats: [4, 4, 3, 3], upgrades: ['smart-missile×3'] }),
    broken: says('Ash leaves 1 build point for upgrades unspent; a P2 mech has 14 and 4 more for upgrades.'),
  },
  {
    says: 'base and extra points are left',
    roster: royale({ presence: 2, stats: [4, 4, 3, 1], upgrades: ['smart-missile'] }),
    broken: says(
      'Ash leaves 2 build points and 3 build points for upgrades unspent; a P2 mech has 14 and 4 more for upgrades.',
    ),
  },
  {
    says: 'a point of the base is left, and the extra points are spent',
    roster: royale({ presence: 1, stats: [3, 3, 3, 1], upgrades: ['flight-frame×8'] }),
    broken: says('Ash leaves 1 build point unspent; a P1 mech has 11 and 8 more for upgrades.'),
  },
]);

describe('the cost of upgrades', () => {
  test.each([
    ['dismount-protocol', 1],
    ['mech-prodigy', 1],
    ['remote-connection', 1],
    ['support-drones', 1],
    ['support-drones+gun', 2],
    ['support-drones+shield+gun+spotter', 4],
    ['echo-cloak', 1],
    ['smart-missile', 1],
    ['smart-missile×9', 9],
    ['flight-frame×2', 2],
    ['intimidating-reputation', 1],
    ['aura-of-immolation', 1],
    ['headhunter', 1],
    ['assisted-targeting', 1],
    ['extended-range:short', 1],
    ['extended-range:long', 2],
    ['anti-aircraft-fire', 0],
    ['drop-harness', 2],
    ['squadron-commander', 1],
  ])('%s: %d', (upgrade, points) => {
    expect(check(royale({ upgrades: [upgrade] })).totals).toEqual({ stats: 17, upgrades: points });
  });
});
