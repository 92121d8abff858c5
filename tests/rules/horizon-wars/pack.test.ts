import type { Pack } from '@/lib/roster/pack/pack';
import {
  adventure,
  aircraft,
  battle,
  conventional,
  force,
  mech,
  pack,
  several,
} from '../../fixtures/horizon-wars';
import { table } from './table';

const whole = (message: string) => [{ elements: [], message }];
const foreign = { musterPack: 1, name: 'Test Open', system: 'chess', limit: 0, maxElements: 0 } as Pack;

table('pack/system', 'error', null, [
  { says: 'a pack of the same game', roster: force([mech('m1')]), pack: pack({}) },
  {
    says: 'a pack of another game, whose limits are not applied',
    roster: force([mech('m1')]),
    pack: foreign,
    broken: whole(
      'The pack is for another game (chess); this roster is for Horizon Wars, and nothing else of the pack was applied.',
    ),
  },
]);

table('pack/era', 'error', null, [
  {
    says: 'the only era allowed',
    roster: force([mech('m1')], { era: 'burning' }),
    pack: pack({ eras: ['burning'] }),
  },
  {
    says: 'an era other than the only one allowed',
    roster: force([mech('m1')]),
    pack: pack({ eras: ['burning'] }),
    broken: whole('The era is Open; “Test Open” allows only the Burning.'),
  },
  {
    says: 'one of several allowed eras',
    roster: force([mech('m1')]),
    pack: pack({ eras: ['burning', 'open'] }),
  },
  {
    says: 'none of several allowed eras',
    roster: force([mech('m1')], { era: 'maul' }),
    pack: pack({ eras: ['open', 'burning', 'new-colonial-age'] }),
    broken: whole('The era is the Maul; “Test Open” allows only Open, the Burning or the New Colonial Age.'),
  },
  {
    says: 'an empty list of eras allows any',
    roster: force([mech('m1')], { era: 'maul' }),
    pack: pack({ eras: [] }),
  },
]);

table('pack/battlefield', 'error', null, [
  {
    says: 'a pack without conditions',
    roster: force([mech('m1')], { battlefield: ['venus'] }),
    pack: pack({}),
  },
  {
    says: 'the same conditions in another order',
    roster: force([mech('m1')], { battlefield: ['venus', 'mars'] }),
    pack: pack({ battlefield: ['mars', 'venus'] }),
  },
  {
    says: 'one condition too few',
    roster: force([mech('m1')], { battlefield: ['mars'] }),
    pack: pack({ battlefield: ['mars', 'venus'] }),
    broken: whole('Battlefield conditions: Mars; “Test Open” requires only Mars and Venus.'),
  },
  {
    says: 'one condition too many',
    roster: force([mech('m1')], { battlefield: ['mars'] }),
    pack: pack({ battlefield: [] }),
    broken: whole('Battlefield conditions: Mars; “Test Open” requires none.'),
  },
  {
    says: 'the same number of conditions, one of them different',
    roster: force([mech('m1')], { battlefield: ['mars', 'low-gravity'] }),
    pack: pack({ battlefield: ['mars', 'venus'] }),
    broken: whole('Battlefield conditions: Mars and Low gravity; “Test Open” requires only Mars and Venus.'),
  },
  {
    says: 'the same number of conditions, all different',
    roster: force([mech('m1')], { battlefield: ['venus'] }),
    pack: pack({ battlefield: ['mars'] }),
    broken: whole('Battlefield conditions: Venus; “Test Open” requires only Mars.'),
  },
  {
    says: 'no condition where one is required',
    roster: force([mech('m1')]),
    pack: pack({ battlefield: ['mars'] }),
    broken: whole('No battlefield conditions; “Test Open” requires only Mars.'),
  },
]);

table('pack/max-elements', 'error', null, [
  {
    says: 'two elements where two are allowed',
    roster: force([mech('m1'), mech('m2')]),
    pack: pack({ maxElements: 2 }),
  },
  {
    says: 'two elements where one is allowed',
    roster: force([mech('m1'), mech('m2')]),
    pack: pack({ maxElements: 1 }),
    broken: whole('The force has 2 elements; “Test Open” allows 1.'),
  },
  {
    says: 'a pack may allow no elements',
    roster: force([mech('m1')]),
    pack: pack({ maxElements: 0 }),
    broken: whole('The force has 1 element; “Test Open” allows 0.'),
  },
]);

table('pack/min-points', 'error', null, [
  {
    says: 'exactly the minimum points',
    roster: force([mech('m1', { presence: 2 })]),
    pack: pack({ minPoints: 2 }),
  },
  {
    says: 'one point below the minimum',
    roster: force([mech('m1', { presence: 2 })]),
    pack: pack({ minPoints: 3 }),
    broken: whole('The force costs 2 points; “Test Open” requires at least 3: 1 too few.'),
  },
  {
    says: 'a minimum of 0 requires nothing',
    roster: force([mech('m1')]),
    pack: pack({ minPoints: 0 }),
  },
]);

table('pack/most', 'error', null, [
  {
    says: 'as many of a type as allowed, and others without a maximum',
    roster: force([...several('recon', 'r1', 'r2'), conventional('h1', 'heavy-infantry'), mech('m1')]),
    pack: pack({ most: { recon: 2, mech: 1, aircraft: 0 } }),
  },
  {
    says: 'one more than allowed, with all of the type named',
    roster: force([...several('recon', 'r1', 'r2', 'r3'), conventional('h1', 'heavy-infantry')]),
    pack: pack({ most: { recon: 2, 'heavy-infantry': 1 } }),
    broken: [
      {
        elements: ['r1', 'r2', 'r3'],
        message: 'The force has 3 reconnaissance elements (r1, r2 and r3); “Test Open” allows 2.',
      },
    ],
  },
  {
    says: 'too many mechs and aircraft, with a problem for each kind',
    roster: force([mech('m1'), mech('m2'), aircraft('a1')]),
    pack: pack({ most: { aircraft: 0, mech: 1 } }),
    broken: [
      { elements: ['m1', 'm2'], message: 'The force has 2 mechs (m1 and m2); “Test Open” allows 1.' },
      { elements: ['a1'], message: 'The force has 1 aircraft (a1); “Test Open” allows 0.' },
    ],
  },
  {
    says: 'one element of a type with a maximum of 0',
    roster: force([conventional('r1', 'recon'), mech('m1')]),
    pack: pack({ most: { recon: 0 } }),
    broken: [
      {
        elements: ['r1'],
        message: 'The force has 1 reconnaissance element (r1); “Test Open” allows 0.',
      },
    ],
  },
]);

const led = [mech('m1', { chq: true }), conventional('r1', 'recon'), conventional('h1', 'heavy-infantry')];
const strikingRecon = { commandResources: [{ type: 'recon', upgrades: ['strike'] }] };
const ban = (bans: object) => pack({ bans });

table('pack/ban', 'error', null, [
  {
    says: 'something that is not used is banned',
    roster: force([mech('m1')]),
    pack: ban({ types: ['recon'], upgrades: ['jump-jets'] }),
  },
  {
    says: 'a banned type, with a problem for each element',
    roster: force([...several('recon', 'r1', 'r2'), conventional('h1', 'heavy-infantry')]),
    pack: ban({ types: ['recon'] }),
    broken: [
      { elements: ['r1'], message: 'r1 uses Reconnaissance, which “Test Open” bans.' },
      { elements: ['r2'], message: 'r2 uses Reconnaissance, which “Test Open” bans.' },
    ],
  },
  {
    says: 'banned upgrades of a mech, in one problem',
    roster: force([mech('m1', { presence: 2, upgrades: ['jump-jets', 'minelayer'] }), mech('m2')]),
    pack: ban({ upgrades: ['minelayer', 'jump-jets'] }),
    broken: [{ elements: ['m1'], message: 'm1 uses Jump jets and Minelayer, which “Test Open” bans.' }],
  },
  {
    says: 'a banned upgrade given to a type',
    roster: force(led, strikingRecon),
    pack: ban({ upgrades: ['strike'] }),
    broken: [{ elements: ['r1'], message: 'r1 uses Strike, which “Test Open” bans.' }],
  },
  {
    says: 'a banned upgrade given to a type that is not fielded is not used',
    roster: force([mech('m1')], strikingRecon),
    pack: ban({ upgrades: ['strike'] }),
    broken: [
      {
        rule: 'hw/cr/absent-type',
        severity: 'warning',
        page: 60,
        elements: [],
        message: 'Command resources go to reconnaissance, of which the force has no element.',
      },
    ],
  },
  {
    says: 'banned antigrav of aircraft and conventional elements',
    roster: force([...led, aircraft('a1', { upgrades: ['antigrav'] })], {
      commandResources: [{ type: 'recon', upgrades: ['antigrav'] }],
    }),
    pack: ban({ upgrades: ['antigrav'] }),
    broken: [
      { elements: ['r1'], message: 'r1 uses Antigrav, which “Test Open” bans.' },
      { elements: ['a1'], message: 'a1 uses Antigrav, which “Test Open” bans.' },
    ],
  },
  {
    says: 'an upgrade taken twice is named once',
    roster: force([aircraft('a1', { presence: 2, upgrades: ['heavy-transport×2'] })]),
    pack: ban({ upgrades: ['heavy-transport'] }),
    broken: [{ elements: ['a1'], message: 'a1 uses Heavy transport, which “Test Open” bans.' }],
  },
]);

const nine = [1, 2, 3].map((number) => mech(`m${number}`, { presence: 3 }));
const places = { m1: 'reserve', m2: 'reserve', m3: 'reserve' };
const ambush = pack({ setPiece: { battle: 'failed-ambush', size: 'patrol' } });
const asked = '“Test Open” plays Failed Ambush at Patrol size';

table('pack/set-piece', 'error', null, [
  {
    says: 'the battle at its size, as either side',
    roster: force(nine, { scenario: battle('failed-ambush', 'patrol', 'attacker', places) }),
    pack: ambush,
  },
  {
    says: 'the battle at another size',
    roster: force([...nine, mech('m4', { presence: 3 })], {
      scenario: battle('failed-ambush', 'patrol-plus', 'attacker', { ...places, m4: 'reserve' }),
    }),
    pack: ambush,
    broken: whole(`The scenario is Failed Ambush at Patrol+ size; ${asked}.`),
  },
  {
    says: 'another battle at that size',
    roster: force(nine, {
      scenario: battle('deliberate-attack', 'patrol', 'attacker', {
        m1: 'lost',
        m2: 'advance',
        m3: 'reserve',
      }),
    }),
    pack: ambush,
    broken: whole(`The scenario is Deliberate Attack at Patrol size; ${asked}.`),
  },
  {
    says: 'an adventure',
    roster: force([mech('m1'), mech('m2')], {
      scenario: adventure('all-is-quiet', { m1: 'advance', m2: 'reserve' }),
    }),
    pack: ambush,
    broken: whole(`The scenario is an adventure, All's Quiet; ${asked}.`),
  },
  {
    says: 'no scenario',
    roster: force([mech('m1')]),
    pack: ambush,
    broken: whole(`The roster has no scenario; ${asked}.`),
  },
]);
