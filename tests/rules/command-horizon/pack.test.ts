import type { Pack } from '@/lib/roster/pack/pack';
import { alliance, asori, command, pack, unit } from '../../fixtures/command-horizon';
import { table } from './table';

const foreign = { musterPack: 1, name: 'Test Open', system: 'chess', maxElements: 0 } as unknown as Pack;
const platoon = (rest = {}) => unit('p', 'infantry-platoon', rest);

table('pack/system', 'error', null, [
  { says: 'a pack of the same game', roster: alliance([command()]), pack: pack({}) },
  {
    says: 'a pack of another game, whose limits are not applied',
    roster: alliance([command()]),
    pack: foreign,
    broken: [
      {
        elements: [],
        message:
          'The pack is for another game (chess); this roster is for Command Horizon, and nothing else of the pack was applied.',
      },
    ],
  },
]);

table('pack/max-elements', 'error', null, [
  { says: 'as many units as allowed', roster: asori([command(), platoon()]), pack: pack({ maxElements: 2 }) },
  {
    says: 'one unit more than allowed',
    roster: asori([command(), platoon()]),
    pack: pack({ maxElements: 1 }),
    broken: [{ elements: [], message: 'The force has 2 units; “Test Open” allows 1.' }],
  },
  {
    says: 'each squad counts',
    roster: asori([command(), platoon({ deployAs: 'squads' })]),
    pack: pack({ maxElements: 4 }),
    broken: [{ elements: [], message: 'The force has 5 units; “Test Open” allows 4.' }],
  },
]);

table('pack/most', 'error', null, [
  {
    says: 'as many of a type as allowed; a platoon in squads is one of its type',
    roster: asori([command(), platoon({ deployAs: 'squads' }), unit('a', 'light-tanks')]),
    pack: pack({ most: { command: 1, 'infantry-platoon': 1, 'light-tanks': 1 } }),
  },
  {
    says: 'one platoon more than allowed',
    roster: asori([command(), platoon(), unit('q', 'infantry-platoon')]),
    pack: pack({ most: { 'infantry-platoon': 1 } }),
    broken: [
      {
        elements: ['p', 'q'],
        message: 'The force has 2 infantry platoons (p and q); “Test Open” allows 1.',
      },
    ],
  },
  {
    says: 'too many of two types, with a problem for each',
    roster: asori([command(), unit('a', 'light-tanks'), unit('b', 'light-tanks')]),
    pack: pack({ most: { 'light-tanks': 1, command: 0 } }),
    broken: [
      { elements: ['hq'], message: 'The force has 1 command unit (hq); “Test Open” allows 0.' },
      {
        elements: ['a', 'b'],
        message: 'The force has 2 units of light tanks (a and b); “Test Open” allows 1.',
      },
    ],
  },
]);

table('pack/ban', 'error', null, [
  {
    says: 'a banned type that is not fielded',
    roster: asori([command()]),
    pack: pack({ bans: { types: ['light-tanks'] } }),
  },
  {
    says: 'two units of a banned type',
    roster: asori([command(), unit('a', 'light-tanks'), unit('b', 'light-tanks')]),
    pack: pack({ bans: { types: ['light-tanks'] } }),
    broken: [
      { elements: ['a'], message: 'a uses light tanks, which “Test Open” bans.' },
      { elements: ['b'], message: 'b uses light tanks, which “Test Open” bans.' },
    ],
  },
  {
    says: 'a banned command, by the faction’s name for it',
    roster: asori([command()]),
    pack: pack({ bans: { types: ['command'] } }),
    broken: [{ elements: ['hq'], message: 'hq uses heavy command, which “Test Open” bans.' }],
  },
]);
