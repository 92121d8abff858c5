import { carrier, infantry, led } from '../../fixtures/forge-of-war';
import { table } from './table';

const says = (message: string) => [{ elements: ['v1'], message }];
const aboard = (passengers: string[], given: Parameters<typeof carrier>[1] = {}) =>
  carrier('v1', { passengers, ...given });

table('fow/transport/capacity', 'error', '10.5', [
  { says: 'ten figures of ten', roster: led([infantry('u1'), aboard(['u1'])]) },
  {
    says: 'eleven',
    roster: led([infantry('u1', { figures: 11 }), aboard(['u1'])]),
    broken: says('v1 carries 11 figures; it has room for 10.'),
  },
  {
    says: 'two units together',
    roster: led([infantry('u1', { figures: 6 }), infantry('u2', { figures: 5 }), aboard(['u1', 'u2'])]),
    broken: says('v1 carries 11 figures; it has room for 10.'),
  },
  {
    says: 'two units that fit',
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
  { says: 'cavalry rides', roster: led([infantry('u1', { type: 'cavalry' }), aboard(['u1'])]) },
  {
    says: 'so does a monstrous creature',
    roster: led([infantry('u1', { type: 'monstrous-creature' }), aboard(['u1'])]),
  },
  {
    says: 'a vehicle does not',
    roster: led([carrier('u1'), aboard(['u1'])]),
    broken: says('v1 may not carry u1: no armour, no vehicle, and not itself.'),
  },
  {
    says: 'nor armour, nor itself; one problem',
    roster: led([carrier('u1', { type: 'armour' }), aboard(['u1', 'v1'])]),
    broken: says('v1 may not carry u1 and v1: no armour, no vehicle, and not itself.'),
  },
  {
    says: 'what is no transport carries nobody, and its room is not asked',
    roster: led([infantry('u1'), infantry('v1', { passengers: ['u1'] })]),
    broken: says('v1 carries u1 but is no transport.'),
  },
  {
    says: 'infantry may be a transport',
    roster: led([infantry('u1'), infantry('v1', { transport: { capacity: 10 }, passengers: ['u1'] })]),
  },
]);

table('fow/transport/twice', 'error', '10.5', [
  { says: 'once', roster: led([infantry('u1'), aboard(['u1']), carrier('v2')]) },
  {
    says: 'on two transports',
    roster: led([infantry('u1'), aboard(['u1']), carrier('v2', { passengers: ['u1'] })]),
    broken: [
      { elements: ['u1'], message: 'u1 is embarked more than once, on v1 and v2; a unit is embarked once.' },
    ],
  },
  {
    says: 'twice on one, where its figures count once',
    roster: led([infantry('u1'), aboard(['u1', 'u1'])]),
    broken: [{ elements: ['u1'], message: 'u1 is embarked more than once, on v1; a unit is embarked once.' }],
  },
]);
