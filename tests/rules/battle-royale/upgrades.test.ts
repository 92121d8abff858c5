import { royale } from '../../fixtures/battle-royale';
import { says, table } from './table';

/** A P3 mech with all points spent, `points` of them on these upgrades. */
const heavy = (points: number, ...upgrades: string[]) => royale({ stats: [5, 8 - points, 2, 2], upgrades });

table('br/upgrade/exclusive', 'error', null, [
  { says: 'a reputation alone', roster: heavy(1, 'intimidating-reputation') },
  { says: 'an aura alone', roster: heavy(1, 'aura-of-immolation') },
  {
    says: 'both together, in either order, are one problem',
    roster: heavy(2, 'aura-of-immolation', 'intimidating-reputation'),
    broken: says(
      'Ash has Intimidating reputation and Aura of immolation; a mech may have at most one of them.',
    ),
  },
  {
    says: 'both together',
    roster: heavy(2, 'intimidating-reputation', 'aura-of-immolation'),
    broken: says(
      'Ash has Intimidating reputation and Aura of immolation; a mech may have at most one of them.',
    ),
  },
]);

table('br/upgrade/command', 'error', null, [
  { says: 'a weapon upgrade', roster: heavy(1, 'assassin-strike') },
  {
    says: 'a squadron commander',
    roster: heavy(1, 'squadron-commander'),
    broken: says('Ash has Squadron commander; a battle royale has no force to command.'),
  },
]);

table('br/upgrade/needs', 'warning', null, [
  {
    says: 'a remote connection with the dismount protocol',
    roster: heavy(2, 'remote-connection', 'dismount-protocol'),
  },
  {
    says: 'a remote connection without the dismount protocol',
    roster: heavy(1, 'remote-connection'),
    broken: says('Ash: Remote connection has no effect without Dismount protocol.'),
  },
  { says: 'a spotter drone with indirect fire', roster: heavy(3, 'support-drones+spotter', 'indirect-fire') },
  {
    says: 'a spotter drone without indirect fire',
    roster: heavy(3, 'support-drones+shield+spotter'),
    broken: says('Ash: Spotter drone has no effect without Indirect fire.'),
  },
  { says: 'the other drones need nothing', roster: heavy(3, 'support-drones+shield+gun') },
  { says: 'drones without abilities need nothing', roster: heavy(1, 'support-drones') },
  {
    says: 'both are one problem',
    roster: heavy(3, 'remote-connection', 'support-drones+spotter'),
    broken: says(
      'Ash: Remote connection has no effect without Dismount protocol; Spotter drone has no effect without Indirect fire.',
    ),
  },
]);
