import { carrier, cavalry, infantry, led } from '../../fixtures/forge-of-war';
import { table } from './table';

const says = (message: string) => [{ elements: ['v1'], message }];
const aboard = (passengers: string[], given: Parameters<typeof carrier>[1] = {}) =>
  carrier('v1', { passengers, ...given });

table('fow/transport/capacity', 'error', '10.5', [
  { says: 'ten figures with room for ten', roster: led([infantry('u1'), aboard(['u1'])]) },
  {
    says: 'eleven figures with room for ten',
    roster: led([infantry('u1', { figures: 11 }), aboard(['u1'])]),
    broken: says('v1 carries 11 figures; it has room for 10.'),
  },
  {
    says: 'two units that are too many together',
    roster: led([infantry('u1', { figures: 6 }), infantry('u2', { figures: 5 }), aboard(['u1', 'u2'])]),
    broken: says('v1 carries 11 figures; it has room for 10.'),
  },
  {
    says: 'two units that fit together',
    roster: led([infantry('u1', { figures: 5 }), infantry('u2', { figures: 5 }), aboard(['u1', 'u2'])]),
  },
  {
    says: 'no room at all',
    roster: led([infantry('u1', { figures: 5 }), aboard(['u1'], { transport: { capacity: 0 } })]),
    broken: says('v1 carries 5 figures; it has room for 0.'),
  },
]);

table('fow/transport/eligible', 'error', '10.5', [
  { says: 'infantry rides', roster: led([infantry('u1'), aboard(['u1'])]) },
  { says: 'cavalry rides', roster: led([cavalry('u1'), aboard(['u1'])]) },
  {
    says: 'by a ruling, only infantry rides',
    roster: led([cavalry('u1'), infantry('u2'), aboard(['u1', 'u2'], { transport: { capacity: 20 } })], [], {
      passengers: 'infantry',
    }),
    broken: says('v1 may not carry u1: only infantry, no transports, and not itself.'),
  },
  {
    says: 'a monstrous creature rides',
    roster: led([infantry('u1', { type: 'monstrous-creature' }), aboard(['u1'])]),
  },
  {
    says: 'a vehicle does not ride',
    roster: led([carrier('u1', { transport: undefined }), aboard(['u1'])]),
    broken: says('v1 may not carry u1: no armour, no vehicles, no transports, and not itself.'),
  },
  {
    says: 'neither armour nor the transport itself rides; one problem',
    roster: led([carrier('u1', { type: 'armour' }), aboard(['u1', 'v1'])]),
    broken: says('v1 may not carry u1 and v1: no armour, no vehicles, no transports, and not itself.'),
  },
  {
    says: 'a unit that is no transport carries nobody, and its capacity is not judged',
    roster: led([infantry('u1'), infantry('v1', { passengers: ['u1'] })]),
    broken: says('v1 carries u1 but is not a transport.'),
  },
  {
    says: 'a transport that is empty does not ride either',
    roster: led([cavalry('u1', { transport: { capacity: 2 } }), aboard(['u1'])]),
    broken: says('v1 may not carry u1: no armour, no vehicles, no transports, and not itself.'),
  },
  {
    says: 'a transport with passengers does not ride',
    roster: led([
      infantry('u1', { passengers: ['u2'], figures: 5 }),
      infantry('u2', { figures: 5 }),
      aboard(['u1']),
    ]),
    broken: [
      { elements: ['u1'], message: 'u1 carries u2 but is not a transport.' },
      {
        elements: ['v1'],
        message: 'v1 may not carry u1: no armour, no vehicles, no transports, and not itself.',
      },
    ],
  },
]);

table('fow/transport/type', 'error', '10.5', [
  { says: 'a vehicle may be a transport', roster: led([carrier('u1')]) },
  { says: 'armour may be a transport', roster: led([carrier('u1', { type: 'armour' })]) },
  { says: 'cavalry may be a transport', roster: led([cavalry('u1', { transport: { capacity: 2 } })]) },
  {
    says: 'by a ruling, cavalry may not be a transport',
    roster: led([cavalry('u1', { transport: { capacity: 2 } })], [], { 'vehicle-features': 'vehicles' }),
    broken: [{ elements: ['u1'], message: 'u1 is a transport but is not built like a vehicle.' }],
  },
  ...['infantry', 'monstrous-creature'].map((type) => ({
    says: `${type} may not be a transport`,
    roster: led([infantry('u1', { type, transport: { capacity: 2 } })]),
    broken: [{ elements: ['u1'], message: 'u1 is a transport but is not built like a vehicle.' }],
  })),
  {
    says: 'by a ruling, a monstrous creature may be a transport',
    roster: led([infantry('u1', { type: 'monstrous-creature', transport: { capacity: 2 } })], [], {
      'vehicle-features': 'creatures',
    }),
  },
]);

table('fow/transport/twice', 'error', '10.5', [
  { says: 'a unit on one transport', roster: led([infantry('u1'), aboard(['u1']), carrier('v2')]) },
  {
    says: 'a unit on two transports',
    roster: led([infantry('u1'), aboard(['u1']), carrier('v2', { passengers: ['u1'] })]),
    broken: [
      { elements: ['u1'], message: 'u1 is embarked more than once, on v1 and v2; a unit is embarked once.' },
    ],
  },
  {
    says: 'a unit listed twice on one transport, where its figures count once',
    roster: led([infantry('u1'), aboard(['u1', 'u1'])]),
    broken: [{ elements: ['u1'], message: 'u1 is embarked more than once, on v1; a unit is embarked once.' }],
  },
]);
