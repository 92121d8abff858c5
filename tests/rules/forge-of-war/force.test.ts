import type { Pack } from '@/lib/roster/pack';
import { carrier, force, infantry, led, pack } from '../../fixtures/forge-of-war';
import { table } from './table';

const whole = (message: string) => [{ elements: [], message }];
const noCommand = 'The force has no leader, command squad or force commander to steady it.';

table('fow/force/empty', 'error', null, [
  { says: 'one unit is a force', roster: led([]) },
  {
    says: 'none is not, and nobody commands it',
    roster: force([]),
    broken: [
      { elements: [], message: 'The force has no unit; it needs at least one.' },
      { rule: 'fow/command/none', severity: 'advice', page: '4.1', elements: [], message: noCommand },
    ],
  },
]);

table('fow/command/none', 'advice', '4.1', [
  ...['leader', 'command-squad', 'force-commander'].map((role) => ({
    says: `a ${role} commands`,
    roster: force([infantry('u1'), infantry('u2', { role })]),
  })),
  { says: 'plain units command nobody', roster: force([infantry('u1')]), broken: whole(noCommand) },
  { says: 'a vehicle may command', roster: force([carrier('v1', { role: 'command-squad' })]) },
]);

const foreign = { musterPack: 1, name: 'Test Open', system: 'chess', maxElements: 0 } as Pack;

table('pack/system', 'error', null, [
  { says: 'a pack of the same game', roster: led([]), pack: pack({}) },
  {
    says: 'a pack of another game, of which nothing else is applied',
    roster: led([]),
    pack: foreign,
    broken: whole(
      'The pack is for another game (chess); this roster is for Forge of War, and nothing else of the pack was applied.',
    ),
  },
]);

table('pack/max-elements', 'error', null, [
  { says: 'two units of two', roster: led([infantry('u1')]), pack: pack({ maxElements: 2 }) },
  {
    says: 'two units of one',
    roster: led([infantry('u1')]),
    pack: pack({ maxElements: 1 }),
    broken: whole('The force has 2 units; Test Open allows 1.'),
  },
]);

const bans = (fields: object) => pack({ bans: fields });
const row = { troop: 'line-infantry' };

table('pack/ban', 'error', null, [
  {
    says: 'what nobody uses may be banned',
    roster: led([infantry('u1', { ...row, weapons: ['assault-rifle×10'] })]),
    pack: bans({ types: ['marines'], upgrades: ['howitzer'] }),
  },
  {
    says: 'a banned troop, each unit a problem of its own',
    roster: led([infantry('u1', row), infantry('u2', row), infantry('u3')]),
    pack: bans({ types: ['line-infantry'] }),
    broken: [
      { elements: ['u1'], message: 'u1 uses Line Infantry, which Test Open bans.' },
      { elements: ['u2'], message: 'u2 uses Line Infantry, which Test Open bans.' },
    ],
  },
  {
    says: 'a banned weapon that stands there twice is named once',
    roster: led([infantry('u1', { ...row, weapons: ['assault-rifle×5', 'assault-rifle×5', 'rpg-he'] })]),
    pack: bans({ upgrades: ['assault-rifle', 'rpg-he'] }),
    broken: [{ elements: ['u1'], message: 'u1 uses Assault rifle and RPG (HE), which Test Open bans.' }],
  },
]);
