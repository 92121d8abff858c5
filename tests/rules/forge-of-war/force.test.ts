import type { Pack } from '@/lib/roster/pack/pack';
import { carrier, cavalry, force, infantry, led, pack } from '../../fixtures/forge-of-war';
import { table } from './table';

const whole = (message: string) => [{ elements: [], message }];
const armed: typeof infantry = (id, given) => infantry(id, { weapons: ['assault-rifle×10'], ...given });
const noCommand = 'The force has no leader, command squad or force commander to steady it.';

table('fow/force/empty', 'error', null, [
  { says: 'one unit is a force', roster: led([]) },
  {
    says: 'no unit is not a force, and nobody commands it',
    roster: force([]),
    broken: [
      { elements: [], message: 'The force has no unit; it needs at least one.' },
      { rule: 'fow/command/none', severity: 'advice', page: '4.1', elements: [], message: noCommand },
    ],
  },
]);

table('fow/command/none', 'advice', '4.1', [
  ...['leader', 'force-commander'].map((role) => ({
    says: `a ${role} commands`,
    roster: force([armed('u1'), armed('u2', { role })]),
  })),
  { says: 'plain units command nobody', roster: force([armed('u1')]), broken: whole(noCommand) },
  { says: 'a vehicle may command', roster: force([armed('u1'), carrier('v1', { role: 'leader' })]) },
]);

const highest = (...ids: string[]) => ids.map((id) => armed(id, { role: 'force-commander' }));
const squads = (...ids: string[]) => ids.map((id) => armed(id, { role: 'command-squad' }));

table('fow/command/several', 'warning', '4.1', [
  { says: 'one force commander', roster: force(highest('u1')) },
  {
    says: 'two force commanders, both named',
    roster: force([armed('u0'), ...highest('u1', 'u2')]),
    broken: [{ elements: ['u1', 'u2'], message: '2 units are force commander: u1 and u2; a force has one.' }],
  },
  { says: 'two leaders', roster: led([armed('u1', { role: 'leader' })]) },
]);

table('fow/command/squad', 'advice', '4.1', [
  { says: 'a command squad of the force commander', roster: force([...squads('u1'), ...highest('u2')]) },
  {
    says: 'a command squad with a leader but without a force commander',
    roster: led(squads('u1')),
    broken: [{ elements: ['u1'], message: 'u1 is a command squad, and there is no force commander.' }],
  },
  {
    says: 'two command squads without a force commander',
    roster: force(squads('u1', 'u2')),
    broken: [
      {
        elements: ['u1', 'u2'],
        message: 'u1 and u2 are command squads, and there is no force commander.',
      },
    ],
  },
]);

const foreign = { musterPack: 1, name: 'Test Open', system: 'chess', maxElements: 0 } as Pack;

table('pack/system', 'error', null, [
  { says: 'a pack of the same game', roster: led([]), pack: pack({}) },
  {
    says: 'a pack of another game, whose limits are not applied',
    roster: led([]),
    pack: foreign,
    broken: whole(
      'The pack is for another game (chess); this roster is for Forge of War, and nothing else of the pack was applied.',
    ),
  },
]);

table('pack/max-elements', 'error', null, [
  { says: 'two units where two are allowed', roster: led([infantry('u1')]), pack: pack({ maxElements: 2 }) },
  {
    says: 'two units where one is allowed',
    roster: led([infantry('u1')]),
    pack: pack({ maxElements: 1 }),
    broken: whole('The force has 2 units; “Test Open” allows 1.'),
  },
]);

const bans = (fields: object) => pack({ bans: fields });
const row = { troop: 'line-infantry' };

table('pack/most', 'error', null, [
  {
    says: 'as many units of a troop as allowed, and a unit without a troop',
    roster: led([infantry('u1', row), infantry('u2', row), infantry('u3')]),
    pack: pack({ most: { 'line-infantry': 2, marines: 0 } }),
  },
  {
    says: 'one unit more than allowed',
    roster: led([infantry('u1', row), infantry('u2', row), infantry('u3', row)]),
    pack: pack({ most: { 'line-infantry': 2 } }),
    broken: [
      {
        elements: ['u1', 'u2', 'u3'],
        message: 'The force has 3 units of Line Infantry (u1, u2 and u3); “Test Open” allows 2.',
      },
    ],
  },
  {
    says: 'a troop on foot counts',
    roster: led([
      infantry('u1', row),
      cavalry('u2', { onFoot: { troop: 'line-infantry', profile: { cv: 7, sv: 7, fv: 6, av: 1 } } }),
    ]),
    pack: pack({ most: { 'line-infantry': 1 } }),
    broken: [
      {
        elements: ['u1', 'u2'],
        message: 'The force has 2 units of Line Infantry (u1 and u2); “Test Open” allows 1.',
      },
    ],
  },
]);

table('pack/ban', 'error', null, [
  {
    says: 'a banned troop on foot',
    roster: led([
      cavalry('u1', { onFoot: { troop: 'line-infantry', profile: { cv: 7, sv: 7, fv: 6, av: 1 } } }),
    ]),
    pack: bans({ types: ['line-infantry'] }),
    broken: [{ elements: ['u1'], message: 'u1 uses Line Infantry, which “Test Open” bans.' }],
  },
  {
    says: 'something that is not used is banned',
    roster: led([infantry('u1', { ...row, weapons: ['assault-rifle×10'] })]),
    pack: bans({ types: ['marines'], upgrades: ['howitzer'] }),
  },
  {
    says: 'a banned troop, with a problem for each unit',
    roster: led([infantry('u1', row), infantry('u2', row), infantry('u3')]),
    pack: bans({ types: ['line-infantry'] }),
    broken: [
      { elements: ['u1'], message: 'u1 uses Line Infantry, which “Test Open” bans.' },
      { elements: ['u2'], message: 'u2 uses Line Infantry, which “Test Open” bans.' },
    ],
  },
  {
    says: 'a banned weapon that is listed twice is named once',
    roster: led([infantry('u1', { ...row, weapons: ['assault-rifle×5', 'assault-rifle×5', 'rpg-he'] })]),
    pack: bans({ upgrades: ['assault-rifle', 'rpg-he'] }),
    broken: [{ elements: ['u1'], message: 'u1 uses Assault rifle and RPG (HE), which “Test Open” bans.' }],
  },
]);
