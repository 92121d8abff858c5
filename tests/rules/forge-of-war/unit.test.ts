import { troops } from '@/lib/systems/forge-of-war/catalogue/catalogue';
import { carrier, cavalry, infantry, led } from '../../fixtures/forge-of-war';
import { table } from './table';

const one = (given: Parameters<typeof infantry>[1]) => led([infantry('u1', given)]);
const riders = (given: Parameters<typeof cavalry>[1]) => led([cavalry('u1', given)]);
const onFoot = (profile: Record<string, number>, more: object = {}) =>
  riders({ onFoot: { profile: { cv: 7, sv: 7, fv: 6, av: 1, ...profile }, ...more } });
const vehicle = (given: Parameters<typeof carrier>[1]) => led([carrier('u1', given)]);
const says = (message: string) => [{ elements: ['u1'], message }];
const ruled = (unit: Parameters<typeof led>[0][number], value: string) =>
  led([unit], [], { 'vehicle-features': value });
const valued = (profile: Record<string, number>) => one({ profile });

table('fow/unit/values', 'error', '3.1, 10.7', [
  { says: 'the lowest of every value', roster: valued({ cv: 1, sv: 1, fv: 1, av: 0, w: 1, attacks: 1 }) },
  {
    says: 'the highest of every value',
    roster: valued({ cv: 10, sv: 10, fv: 10, av: 9, w: 99, attacks: 99 }),
  },
  ...(
    [
      [{ cv: 0 }, 'CV 0 (1 to 10)'],
      [{ cv: 11 }, 'CV 11 (1 to 10)'],
      [{ sv: 0 }, 'SV 0 (1 to 10)'],
      [{ sv: 11 }, 'SV 11 (1 to 10)'],
      [{ fv: 0 }, 'FV 0 (1 to 10)'],
      [{ fv: 11 }, 'FV 11 (1 to 10)'],
      [{ av: -1 }, 'AV −1 (0 or more)'],
      [{ w: 0 }, 'W 0 (1 or more)'],
      [{ w: -1 }, 'W −1 (1 or more)'],
      [{ attacks: 0 }, 'attacks 0 (1 or more)'],
    ] as const
  ).map(([profile, what]) => ({
    says: `${what} is out of range`,
    roster: valued(profile),
    broken: says(`u1 has ${what}.`),
  })),
  {
    says: 'several values out of range are one problem',
    roster: valued({ cv: -99, sv: 99, attacks: -1 }),
    broken: says('u1 has CV −99 (1 to 10), SV 99 (1 to 10) and attacks −1 (1 or more).'),
  },
  { says: 'a vehicle may have no wounds', roster: vehicle({ profile: { w: 0, fv: 0 } }) },
  { says: 'armour may have no wounds', roster: vehicle({ type: 'armour', profile: { w: 0, fv: 0 } }) },
  {
    says: 'a vehicle may not have negative wounds',
    roster: vehicle({ profile: { w: -1 } }),
    broken: says('u1 has W −1 (0 or more).'),
  },
  {
    says: 'a vehicle may not have a negative FV',
    roster: vehicle({ profile: { fv: -1 } }),
    broken: says('u1 has FV −1 (0 to 10).'),
  },
  {
    says: 'a vehicle has SV 1 or more',
    roster: vehicle({ profile: { sv: 0 } }),
    broken: says('u1 has SV 0 (1 to 10).'),
  },
  ...[
    { type: 'cavalry', of: riders },
    { type: 'monstrous-creature', of: one },
  ].map(({ type, of }) => ({
    says: `a ${type} has W 1 or more and FV 1 or more`,
    roster: of({ type, profile: { w: 0, fv: 0 } }),
    broken: says('u1 has FV 0 (1 to 10) and W 0 (1 or more).'),
  })),
  {
    says: 'the lowest of every value on foot',
    roster: onFoot({ cv: 1, sv: 1, fv: 1, av: 0, w: 1, attacks: 1 }),
  },
  {
    says: 'one below the lowest on foot, and the lowest mounted',
    roster: onFoot({ cv: 0, w: 0 }),
    broken: says('u1 has on foot CV 0 (1 to 10) and on foot W 0 (1 or more).'),
  },
]);

table('fow/unit/armour-scale', 'warning', '3.4, 10.1', [
  { says: 'AV 9 is the highest', roster: valued({ av: 9 }) },
  {
    says: 'AV 10 is off the scale',
    roster: valued({ av: 10 }),
    broken: says('u1 has AV 10; the scale ends at 9.'),
  },
  { says: 'a vehicle has AV 6 or more', roster: vehicle({ profile: { av: 6 } }) },
  ...['vehicle', 'armour'].map((type) => ({
    says: `AV 5 is low for ${type}`,
    roster: vehicle({ type, profile: { av: 5 } }),
    broken: says('u1 has AV 5; armour and vehicles have 6 or more.'),
  })),
  { says: 'facing does not count', roster: vehicle({ profile: { av: 9, facing: 3 } }) },
  { says: 'AV 9 on foot is the highest', roster: onFoot({ av: 9 }) },
  {
    says: 'AV 10 on foot is off the scale',
    roster: onFoot({ av: 10 }),
    broken: says('u1 has AV 10 on foot; the scale ends at 9.'),
  },
  {
    says: 'AV 10 mounted and on foot are one problem',
    roster: riders({ profile: { av: 10 }, onFoot: { profile: { cv: 7, sv: 7, fv: 6, av: 11 } } }),
    broken: says('u1 has AV 10 and AV 11 on foot; the scale ends at 9.'),
  },
]);

table('fow/unit/facing', 'error', '10.3', [
  { says: 'a vehicle has a facing', roster: vehicle({ profile: { facing: 1 } }) },
  { says: 'armour has a facing', roster: vehicle({ type: 'armour', profile: { facing: 2 } }) },
  { says: 'cavalry has a facing', roster: riders({ profile: { facing: 1 } }) },
  {
    says: 'by a ruling, cavalry has no facing',
    roster: ruled(cavalry('u1', { profile: { facing: 1 } }), 'vehicles'),
    broken: says('u1 has facing 1; only what is built like a vehicle differs front and rear.'),
  },
  ...['infantry', 'monstrous-creature'].map((type) => ({
    says: `${type} has no facing`,
    roster: one({ type, profile: { facing: 1 } }),
    broken: says('u1 has facing 1; only what is built like a vehicle differs front and rear.'),
  })),
  {
    says: 'by a ruling, a monstrous creature has a facing',
    roster: ruled(infantry('u1', { type: 'monstrous-creature', profile: { facing: 1 } }), 'creatures'),
  },
  {
    says: 'by that ruling, cavalry still has a facing',
    roster: ruled(cavalry('u1', { profile: { facing: 1 } }), 'creatures'),
  },
  {
    says: 'infantry has no weaker front either',
    roster: valued({ facing: -1 }),
    broken: says('u1 has facing −1; only what is built like a vehicle differs front and rear.'),
  },
  { says: 'AV 0 at the rear', roster: vehicle({ profile: { av: 6, facing: 6 } }) },
  {
    says: 'a rear AV below 0',
    roster: vehicle({ profile: { av: 6, facing: 7 } }),
    broken: says('u1 has AV 13 in front and −1 behind; neither may be below 0.'),
  },
  {
    says: 'a rear AV below 0, and a facing on foot, each with its own reason',
    roster: riders({
      profile: { av: 1, facing: 2 },
      onFoot: { profile: { cv: 7, sv: 7, fv: 6, av: 1, facing: 1 } },
    }),
    broken: says(
      'u1 has AV 3 in front and −1 behind, neither of which may be below 0, and facing 1 on foot; only what is built like a vehicle differs front and rear.',
    ),
  },
  {
    says: 'riders on foot have no facing',
    roster: onFoot({ facing: 1 }),
    broken: says('u1 has facing 1 on foot; only what is built like a vehicle differs front and rear.'),
  },
]);

table('fow/unit/front', 'warning', '10.3', [
  { says: 'a front as heavily armoured as the rear', roster: vehicle({ profile: { facing: 0 } }) },
  {
    says: 'a rear more heavily armoured than the front',
    roster: vehicle({ profile: { facing: -1 } }),
    broken: says('u1 has AV 6 in front and 8 behind; the front is the heavier.'),
  },
  {
    says: 'cavalry with a rear more heavily armoured than the front',
    roster: riders({ profile: { facing: -1 } }),
    broken: says('u1 has AV 0 in front and 2 behind; the front is the heavier.'),
  },
]);

table('fow/unit/size', 'warning', '3.3', [
  { says: 'five figures are a unit', roster: one({ figures: 5 }) },
  { says: 'twenty figures are a unit', roster: one({ figures: 20 }) },
  {
    says: 'four figures are too few',
    roster: one({ figures: 4 }),
    broken: says('u1 has 4 figures; a unit of infantry has 5 to 20.'),
  },
  {
    says: 'twenty-one figures are too many',
    roster: riders({ figures: 21 }),
    broken: says('u1 has 21 figures; a unit of cavalry has 5 to 20.'),
  },
  { says: 'a horde may have more than twenty figures', roster: one({ figures: 60, training: 'horde' }) },
  {
    says: 'a horde may not have fewer than five figures',
    roster: one({ figures: 4, training: 'horde' }),
    broken: says('u1 has 4 figures; a horde has 5 or more.'),
  },
  { says: 'a leader stands alone', roster: one({ figures: 1, role: 'leader' }) },
  { says: 'a monstrous creature stands alone', roster: one({ figures: 1, type: 'monstrous-creature' }) },
]);

table('fow/unit/single', 'warning', '4.1, 10.1', [
  { says: 'a single vehicle', roster: vehicle({}) },
  ...['vehicle', 'armour'].map((type) => ({
    says: `two of ${type}`,
    roster: vehicle({ type, figures: 2 }),
    broken: says('u1 has 2 vehicles; each acts as a unit by itself.'),
  })),
  { says: 'ten riders are one unit', roster: riders({}) },
  {
    says: 'by a ruling, several vehicles are one unit',
    roster: led([carrier('u1', { figures: 2 })], [], { 'vehicle-groups': 'unit' }),
  },
]);

const row = { troop: 'line-infantry' };

table('fow/unit/troop', 'advice', '15', [
  ...troops.map(({ id, type, training, cv, sv, fv, av, facing, figures }) => ({
    says: `${id} with the values of its row`,
    roster: one({
      troop: id,
      type,
      training: training[0],
      profile: { cv, sv, fv, av, facing },
      figures: type === 'infantry' ? 10 : figures,
    }),
  })),
  {
    says: 'attacks, wounds and figures may differ',
    roster: one({ ...row, profile: { attacks: 2, w: 2 }, figures: 6 }),
  },
  {
    says: 'a unit without a generic troop is not compared',
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
    says: `${what} differs from the row`,
    roster: one({ ...row, ...given }),
    broken: says(`u1 is no longer the generic Line Infantry: ${what}.`),
  })),
  {
    says: 'a close assault team may be elite',
    roster: one({ troop: 'close-assault-team', training: 'elite', profile: { cv: 8, sv: 7, fv: 8, av: 4 } }),
  },
  {
    says: 'a close assault team may not be militia',
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
    says: 'a carrier may have any training',
    roster: vehicle({ troop: 'armoured-personnel-carrier', training: 'horde' }),
  },
  {
    says: 'a carrier has the facing of its row',
    roster: vehicle({ troop: 'armoured-personnel-carrier', profile: { facing: 0 } }),
    broken: says('u1 is no longer the generic Armoured Personnel Carrier: facing 0 instead of 1.'),
  },
  { says: 'riders on foot with the values of the row', roster: onFoot({}, row) },
  {
    says: 'riders that differ from the row on foot',
    roster: onFoot({ sv: 8 }, row),
    broken: says('u1 is on foot no longer the generic Line Infantry: SV 8 instead of 7.'),
  },
  {
    says: 'mounted and on foot are one problem, and the training counts on foot too',
    roster: riders({
      ...row,
      training: 'veteran',
      onFoot: { troop: 'marines', profile: { cv: 8, sv: 7, fv: 8, av: 3 } },
    }),
    broken: says(
      'u1 is no longer the generic Line Infantry: training veteran instead of professional; on foot no longer the generic Marines: AV 3 instead of 4.',
    ),
  },
]);

table('fow/jump/type', 'error', '6.3', [
  { says: 'infantry jumps', roster: one({ jumpPacks: true }) },
  {
    says: 'cavalry does not jump',
    roster: riders({ jumpPacks: true }),
    broken: says('u1 has jump packs but is not infantry.'),
  },
  {
    says: 'a monstrous creature does not jump',
    roster: one({ type: 'monstrous-creature', jumpPacks: true }),
    broken: says('u1 has jump packs but is not infantry.'),
  },
  {
    says: 'a vehicle does not jump',
    roster: vehicle({ jumpPacks: true }),
    broken: says('u1 has jump packs but is not infantry.'),
  },
]);

table('fow/grav/type', 'error', '10.5', [
  { says: 'a vehicle skims', roster: vehicle({ grav: true }) },
  { says: 'armour skims', roster: vehicle({ type: 'armour', grav: true }) },
  { says: 'cavalry skims', roster: riders({ grav: true }) },
  {
    says: 'by a ruling, cavalry does not skim',
    roster: ruled(cavalry('u1', { grav: true }), 'vehicles'),
    broken: says('u1 has grav but is not built like a vehicle.'),
  },
  ...['infantry', 'monstrous-creature'].map((type) => ({
    says: `${type} does not skim`,
    roster: one({ type, grav: true }),
    broken: says('u1 has grav but is not built like a vehicle.'),
  })),
  {
    says: 'by a ruling, a monstrous creature skims',
    roster: ruled(infantry('u1', { type: 'monstrous-creature', grav: true }), 'creatures'),
  },
]);

table('fow/on-foot/type', 'error', '3.3', [
  { says: 'cavalry has values on foot', roster: riders({}) },
  ...['infantry', 'monstrous-creature'].map((type) => ({
    says: `${type} is already on foot`,
    roster: riders({ type }),
    broken: says('u1 has values on foot but is not cavalry.'),
  })),
  {
    says: 'a vehicle does not dismount',
    roster: vehicle({ onFoot: { profile: { cv: 7, sv: 7, fv: 6, av: 1 } } }),
    broken: says('u1 has values on foot but is not cavalry.'),
  },
]);

table('fow/on-foot/none', 'advice', '3.3', [
  { says: 'cavalry with values on foot', roster: riders({}) },
  {
    says: 'cavalry without values on foot',
    roster: one({ type: 'cavalry' }),
    broken: says('u1 has no values for when it dismounts.'),
  },
  { says: 'infantry needs no values on foot', roster: one({}) },
]);
