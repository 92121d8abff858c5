import { troops } from '@/lib/systems/forge-of-war/catalogue';
import { carrier, infantry, led } from '../../fixtures/forge-of-war';
import { table } from './table';

const one = (given: Parameters<typeof infantry>[1]) => led([infantry('u1', given)]);
const vehicle = (given: Parameters<typeof carrier>[1]) => led([carrier('u1', given)]);
const says = (message: string) => [{ elements: ['u1'], message }];
const valued = (profile: Record<string, number>) => one({ profile });

table('fow/unit/values', 'error', '3.1, 10.7', [
  { says: 'the least of every value', roster: valued({ cv: 1, sv: 0, fv: 0, av: 0, w: 1, attacks: 1 }) },
  { says: 'the most of every value', roster: valued({ cv: 10, sv: 10, fv: 10, av: 9, w: 99, attacks: 99 }) },
  ...(
    [
      [{ cv: 0 }, 'CV 0 (1 to 10)'],
      [{ cv: 11 }, 'CV 11 (1 to 10)'],
      [{ sv: -1 }, 'SV −1 (0 to 10)'],
      [{ sv: 11 }, 'SV 11 (0 to 10)'],
      [{ fv: -1 }, 'FV −1 (0 to 10)'],
      [{ fv: 11 }, 'FV 11 (0 to 10)'],
      [{ av: -1 }, 'AV −1 (0 or more)'],
      [{ w: 0 }, 'W 0 (1 or more)'],
      [{ w: -1 }, 'W −1 (1 or more)'],
      [{ attacks: 0 }, 'attacks 0 (1 or more)'],
    ] as const
  ).map(([profile, what]) => ({
    says: `${what} is outside`,
    roster: valued(profile),
    broken: says(`u1 has ${what}.`),
  })),
  {
    says: 'several are one problem',
    roster: valued({ cv: -99, sv: 99, attacks: -1 }),
    broken: says('u1 has CV −99 (1 to 10), SV 99 (0 to 10) and attacks −1 (1 or more).'),
  },
  { says: 'a vehicle may have no wounds', roster: vehicle({ profile: { w: 0 } }) },
  { says: 'so may armour', roster: vehicle({ type: 'armour', profile: { w: 0 } }) },
  {
    says: 'but not fewer than none',
    roster: vehicle({ profile: { w: -1 } }),
    broken: says('u1 has W −1 (0 or more).'),
  },
  ...['cavalry', 'monstrous-creature'].map((type) => ({
    says: `a ${type} has a wound`,
    roster: one({ type, profile: { w: 0 } }),
    broken: says('u1 has W 0 (1 or more).'),
  })),
]);

table('fow/unit/armour-scale', 'warning', '3.4, 10.1', [
  { says: 'AV 9 is the most', roster: valued({ av: 9 }) },
  {
    says: 'AV 10 is off the scale',
    roster: valued({ av: 10 }),
    broken: says('u1 has AV 10; the scale ends at 9.'),
  },
  { says: 'a vehicle has AV 6', roster: vehicle({ profile: { av: 6 } }) },
  ...['vehicle', 'armour'].map((type) => ({
    says: `AV 5 is little for ${type}`,
    roster: vehicle({ type, profile: { av: 5 } }),
    broken: says('u1 has AV 5; armour and vehicles have 6 or more.'),
  })),
  { says: 'facing does not count', roster: vehicle({ profile: { av: 9, facing: 3 } }) },
]);

table('fow/unit/facing', 'error', '10.3', [
  { says: 'a vehicle has a facing', roster: vehicle({ profile: { facing: 1 } }) },
  { says: 'armour too', roster: vehicle({ type: 'armour', profile: { facing: 2 } }) },
  ...['infantry', 'cavalry', 'monstrous-creature'].map((type) => ({
    says: `${type} has none`,
    roster: one({ type, profile: { facing: 1 } }),
    broken: says('u1 has facing 1; only armour and vehicles differ front and rear.'),
  })),
  {
    says: 'a weaker front neither',
    roster: valued({ facing: -1 }),
    broken: says('u1 has facing −1; only armour and vehicles differ front and rear.'),
  },
]);

table('fow/unit/size', 'warning', '3.3', [
  { says: 'five figures are a unit', roster: one({ figures: 5 }) },
  { says: 'so are twenty', roster: one({ figures: 20 }) },
  {
    says: 'four are too few',
    roster: one({ figures: 4 }),
    broken: says('u1 has 4 figures; a unit of infantry has 5 to 20.'),
  },
  {
    says: 'twenty-one are too many',
    roster: one({ figures: 21, type: 'cavalry' }),
    broken: says('u1 has 21 figures; a unit of cavalry has 5 to 20.'),
  },
  { says: 'a horde has any number', roster: one({ figures: 60, training: 'horde' }) },
  { says: 'a leader stands alone', roster: one({ figures: 1, role: 'leader' }) },
  { says: 'so does a monstrous creature', roster: one({ figures: 1, type: 'monstrous-creature' }) },
]);

const row = { troop: 'line-infantry' };

table('fow/unit/troop', 'advice', '15', [
  ...troops.map(({ id, type, training, cv, sv, fv, av, facing }) => ({
    says: `${id} as its row has it`,
    roster: one({ troop: id, type, training: training[0], profile: { cv, sv, fv, av, facing } }),
  })),
  {
    says: 'attacks, wounds and figures are free',
    roster: one({ ...row, profile: { attacks: 2, w: 2 }, figures: 6 }),
  },
  {
    says: 'a unit of no generic troop is what it is',
    roster: one({ training: 'elite', profile: { cv: 9 } }),
  },
  ...(
    [
      [{ profile: { cv: 8 } }, 'CV 8 instead of 7'],
      [{ profile: { sv: 6 } }, 'SV 6 instead of 7'],
      [{ profile: { fv: 7 } }, 'FV 7 instead of 6'],
      [{ profile: { av: 2 } }, 'AV 2 instead of 1'],
      [{ training: 'veteran' }, 'training veteran instead of professional'],
      [
        { training: 'elite', profile: { cv: 9, av: 3 } },
        'training elite instead of professional, CV 9 instead of 7 and AV 3 instead of 1',
      ],
    ] as const
  ).map(([given, what]) => ({
    says: `${what} is no longer the row`,
    roster: one({ ...row, ...given }),
    broken: says(`u1 is no longer the generic Line Infantry: ${what}.`),
  })),
  {
    says: 'a close assault team may be elite',
    roster: one({ troop: 'close-assault-team', training: 'elite', profile: { cv: 8, sv: 7, fv: 8, av: 4 } }),
  },
  {
    says: 'but not militia',
    roster: one({
      troop: 'close-assault-team',
      training: 'militia',
      profile: { cv: 8, sv: 7, fv: 8, av: 4 },
    }),
    broken: says(
      'u1 is no longer the generic Close Assault Team: training militia instead of veteran or elite.',
    ),
  },
  {
    says: 'a carrier has any training',
    roster: vehicle({ troop: 'armoured-personnel-carrier', training: 'horde' }),
  },
  {
    says: 'and its facing',
    roster: vehicle({ troop: 'armoured-personnel-carrier', profile: { facing: 0 } }),
    broken: says('u1 is no longer the generic Armoured Personnel Carrier: facing 0 instead of 1.'),
  },
]);

table('fow/jump/type', 'error', '6.3', [
  { says: 'infantry jumps', roster: one({ jumpPacks: true }) },
  ...['cavalry', 'monstrous-creature'].map((type) => ({
    says: `${type} does not`,
    roster: one({ type, jumpPacks: true }),
    broken: says('u1 has jump packs but is not infantry.'),
  })),
  {
    says: 'nor does a vehicle',
    roster: vehicle({ jumpPacks: true }),
    broken: says('u1 has jump packs but is not infantry.'),
  },
]);

table('fow/grav/type', 'error', '10.5', [
  { says: 'a vehicle skims', roster: vehicle({ grav: true }) },
  { says: 'so does armour', roster: vehicle({ type: 'armour', grav: true }) },
  ...['infantry', 'cavalry', 'monstrous-creature'].map((type) => ({
    says: `${type} does not`,
    roster: one({ type, grav: true }),
    broken: says('u1 has grav but is neither armour nor a vehicle.'),
  })),
]);
