import { royale } from '../../fixtures/battle-royale';
import { says, table } from './table';

table('hw/mech/stat-minimum', 'error', 60, [
  { says: '1 in three stats is enough', roster: royale({ stats: [14, 1, 1, 1] }) },
  {
    says: '0 in one is too little',
    roster: royale({ stats: [15, 1, 0, 1] }),
    broken: says('Ash has 0 in Armour/Agility; a mech has at least 1 in each stat.'),
  },
]);

const light = (...upgrades: string[]) => royale({ presence: 1, stats: [3, 3, 3, 2], upgrades });

table('hw/mech/weapon-limit', 'error', 61, [
  { says: 'one weapon upgrade on P1', roster: light('indirect-fire', 'smart-missile×7') },
  {
    says: 'two on P1',
    roster: light('indirect-fire', 'assassin-strike', 'smart-missile×6'),
    broken: says('Ash has 2 weapon upgrades; a P1 mech may have 1.'),
  },
]);

table('hw/mech/frame-limit', 'error', 62, [
  {
    says: 'one frame upgrade on P1; the ten upgrades of Battle Royale do not count',
    roster: light('assault-rig', 'flight-frame×4', 'echo-cloak', 'headhunter', 'mech-prodigy'),
  },
  {
    says: 'two on P1',
    roster: light('assault-rig', 'minelayer', 'flight-frame×6'),
    broken: says('Ash has 2 frame upgrades; a P1 mech may have 1.'),
  },
  {
    says: 'an engineer may fight alone',
    roster: light('engineer', 'flight-frame×7'),
  },
]);

table('hw/mech/upgrade-presence', 'error', 62, [
  {
    says: 'jump jets on P2',
    roster: royale({ presence: 2, stats: [4, 4, 3, 3], upgrades: ['jump-jets', 'flight-frame×3'] }),
  },
  {
    says: 'jump jets on P3',
    roster: royale({ stats: [5, 5, 3, 3], upgrades: ['jump-jets'] }),
    broken: says('Ash is P3 and may not have Jump jets (up to P2).'),
  },
]);

table('hw/mech/upgrade-repeated', 'error', 61, [
  { says: 'missiles may be taken several times', roster: light('smart-missile×4', 'flight-frame×4') },
  {
    says: 'a cloak taken twice',
    roster: royale({ stats: [5, 5, 3, 2], upgrades: ['echo-cloak', 'echo-cloak'] }),
    broken: says(
      'Ash lists Echo cloak more than once; an upgrade is listed once, with its times where it may be taken several times.',
    ),
  },
  {
    says: 'a weapon upgrade twice, with another option',
    roster: royale({ stats: [5, 5, 3, 1], upgrades: ['extended-range:short', 'extended-range:long'] }),
    broken: says(
      'Ash lists Extended range more than once; an upgrade is listed once, with its times where it may be taken several times.',
    ),
  },
  {
    says: 'missiles in two entries',
    roster: royale({ stats: [5, 5, 3, 1], upgrades: ['smart-missile', 'smart-missile×2'] }),
    broken: says(
      'Ash lists Smart missile more than once; an upgrade is listed once, with its times where it may be taken several times.',
    ),
  },
]);
