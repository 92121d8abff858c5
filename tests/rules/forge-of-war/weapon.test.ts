import { carrier, cavalry, force, infantry, led } from '../../fixtures/forge-of-war';
import { table } from './table';

const ray = { id: 'ray', name: 'Ray gun', range: 18, value: 3, weightOfFire: 1 };
const armed = (weapons: string[], given: Parameters<typeof infantry>[1] = {}, own: object[] = []) =>
  led([infantry('u1', { weapons, ...given })], own);
const says = (message: string) => [{ elements: ['u1'], message }];

table('fow/weapon/unknown', 'error', '16', [
  { says: 'a weapon of the list', roster: armed(['assault-rifle×10']) },
  { says: "a weapon of the force's own", roster: armed(['ray×10'], {}, [ray]) },
  {
    says: 'an unknown weapon',
    roster: armed(['ray×10']),
    broken: says('u1 has "ray", which is neither in the list nor among the force\'s custom weapons.'),
  },
  {
    says: 'two unknown weapons are one problem, and one listed twice is named once',
    roster: armed(['ray×5', 'ray×4', 'toString']),
    broken: says(
      'u1 has "ray" and "toString", which are neither in the list nor among the force\'s custom weapons.',
    ),
  },
]);

table('fow/weapon/count', 'warning', '8.3', [
  { says: 'as many weapons as figures', roster: armed(['assault-rifle×10', 'automatic-pistol×10']) },
  {
    says: 'one weapon more than figures',
    roster: armed(['assault-rifle×11']),
    broken: says('u1 has 11 × Assault rifle for 10 figures.'),
  },
  {
    says: 'entries of one weapon are added',
    roster: armed(['assault-rifle×6', 'shotgun-solid×11', 'assault-rifle×5']),
    broken: says('u1 has 11 × Assault rifle and 11 × Shotgun (solid shot) for 10 figures.'),
  },
  { says: 'entries that add up to ten', roster: armed(['assault-rifle×6', 'assault-rifle×4']) },
  {
    says: 'the force’s own weapons count too',
    roster: armed(['ray×11'], {}, [ray]),
    broken: says('u1 has 11 × Ray gun for 10 figures.'),
  },
  { says: 'a vehicle bears several', roster: led([carrier('u1', { weapons: ['heavy-machine-gun×2'] })]) },
  {
    says: 'armour bears several',
    roster: led([carrier('u1', { type: 'armour', weapons: ['heavy-machine-gun×2'] })]),
  },
  {
    says: 'a monstrous creature does not bear several',
    roster: armed(['minigun-20mm×2'], { type: 'monstrous-creature', figures: 1 }),
    broken: says('u1 has 2 × 20 mm minigun for 1 figure.'),
  },
  {
    says: 'cavalry does not bear several',
    roster: led([cavalry('u1', { weapons: ['minigun-20mm×11'] })]),
    broken: says('u1 has 11 × 20 mm minigun for 10 figures.'),
  },
  {
    says: 'unknown weapons are counted too',
    roster: armed(['gone×11']),
    broken: [
      {
        rule: 'fow/weapon/unknown',
        severity: 'error',
        page: '16',
        elements: ['u1'],
        message: 'u1 has "gone", which is neither in the list nor among the force\'s custom weapons.',
      },
      ...says('u1 has 11 × gone for 10 figures.'),
    ],
  },
]);

table('fow/weapon/crew', 'warning', '4.2, 16', [
  { says: 'five heavy weapons for ten', roster: armed(['laser-cannon×3', 'mortar-light×2']) },
  {
    says: 'six heavy weapons for ten',
    roster: armed(['laser-cannon×3', 'mortar-light×2', 'sniper-rifle']),
    broken: says('u1 has 6 heavy weapons for 10 figures; each takes two below AV 4.'),
  },
  {
    says: 'one heavy weapon for one figure',
    roster: armed(['sniper-rifle'], { figures: 1, role: 'leader' }),
    broken: says('u1 has 1 heavy weapon for 1 figure; each takes two below AV 4.'),
  },
  { says: 'AV 4 needs no crew', roster: armed(['laser-cannon×10'], { profile: { av: 4 } }) },
  {
    says: 'AV 3 needs a crew',
    roster: armed(['laser-cannon×10'], { profile: { av: 3 } }),
    broken: says('u1 has 10 heavy weapons for 10 figures; each takes two below AV 4.'),
  },
  { says: 'cavalry needs no crew', roster: led([cavalry('u1', { weapons: ['laser-cannon×10'] })]) },
  { says: 'light weapons need no crew', roster: armed(['light-support-weapon×10']) },
  {
    says: 'a heavy weapon of the force’s own needs a crew',
    roster: armed(['ray×6'], {}, [{ ...ray, heavy: true }]),
    broken: says('u1 has 6 heavy weapons for 10 figures; each takes two below AV 4.'),
  },
  {
    says: 'by a ruling, AV 4 needs a crew',
    roster: led([infantry('u1', { weapons: ['laser-cannon×6'], profile: { av: 4 } })], [], {
      'mounted-heavy': 'heavy',
    }),
    broken: says('u1 has 6 heavy weapons for 10 figures; each takes two.'),
  },
  {
    says: 'by that ruling, cavalry needs no crew',
    roster: led([cavalry('u1', { weapons: ['laser-cannon×10'] })], [], { 'mounted-heavy': 'heavy' }),
  },
]);

const own = (weapon: object) => armed(['ray×10'], {}, [{ ...ray, ...weapon }]);

table('fow/weapon/own', 'warning', '8.3, 16', [
  { says: 'a value of 0', roster: own({ value: 0 }) },
  ...(
    [
      ['a value below 0', { value: -1 }],
      ['no dice', { weightOfFire: 0 }],
      ['no dice at any target', { weightOfFire: { infantry: 0, horde: 0, vehicle: 0 } }],
      ['no dice near or far', { weightOfFire: { near: 0, farIfStill: 0 } }],
      ['a radius of 0', { weightOfFire: { radius: 0 } }],
    ] as const
  ).map(([what, weapon]) => ({
    says: what,
    roster: own(weapon),
    broken: says('u1 has Ray gun, with a value below 0, or with a range and no dice, so it does no damage.'),
  })),
  {
    says: 'dice only against one kind of target',
    roster: own({ weightOfFire: { infantry: 0, horde: 1, vehicle: 0 } }),
  },
  {
    says: 'a template in place of dice',
    roster: own({ weightOfFire: 0, indirect: true, accuracy: 'accurate', template: 1 }),
  },
  { says: 'close combat needs no dice', roster: own({ range: 0, weightOfFire: 0 }) },
  { says: 'a weapon that nobody bears', roster: led([], [{ ...ray, value: -1 }]) },
]);

table('fow/weapon/indirect', 'advice', '14', [
  {
    says: 'indirect with accuracy and template',
    roster: own({ indirect: true, accuracy: 'inaccurate', template: 3 }),
  },
  { says: 'direct without accuracy or template', roster: own({}) },
  ...(
    [
      ['indirect without accuracy', { indirect: true, template: 3 }],
      ['indirect without a template', { indirect: true, accuracy: 'accurate' }],
      ['direct with accuracy', { accuracy: 'accurate' }],
      ['direct with a template', { template: 3 }],
    ] as const
  ).map(([what, weapon]) => ({
    says: what,
    roster: own(weapon),
    broken: says('u1 has Ray gun: accuracy and template go with indirect fire, and only with it.'),
  })),
  {
    says: 'weapons of the list are not judged',
    roster: armed(['mortar-light', 'howitzer', 'assault-rifle×7']),
  },
  { says: 'a weapon that nobody bears', roster: led([], [{ ...ray, indirect: true }]) },
]);

table('fow/weapon/none', 'advice', '16', [
  { says: 'one weapon in the force', roster: led([infantry('u1')]) },
  {
    says: 'no weapon in the force',
    roster: force([infantry('u1', { role: 'leader' })]),
    broken: [{ elements: [], message: 'No unit has a weapon.' }],
  },
]);

const u1 = (weapons: string[], given: Parameters<typeof infantry>[1] = {}) =>
  infantry('u1', { weapons, ...given });

table('fow/weapon/unarmed', 'advice', '16', [
  { says: 'a weapon for each of ten', roster: led([u1(['assault-rifle×8', 'light-support-weapon×2'])]) },
  {
    says: 'one weapon less',
    roster: led([u1(['assault-rifle×8', 'light-support-weapon'])]),
    broken: says('u1 has 1 of 10 figures without a weapon.'),
  },
  { says: 'two crew a heavy weapon', roster: led([u1(['assault-rifle×8', 'laser-cannon'])]) },
  {
    says: 'from AV 4 one figure bears it',
    roster: led([u1(['assault-rifle×8', 'laser-cannon'], { profile: { av: 4 } })]),
    broken: says('u1 has 1 of 10 figures without a weapon.'),
  },
  {
    says: 'a unit without weapons, where others have them',
    roster: force([infantry('u1', { role: 'leader' }), infantry('u2', { weapons: ['assault-rifle×10'] })]),
    broken: says('u1 has 10 figures without a weapon.'),
  },
  { says: 'a vehicle without weapons', roster: led([carrier('u1')]) },
]);

table('fow/mount/type', 'error', '10.2', [
  { says: 'in the turret of a vehicle', roster: led([carrier('u1', { weapons: ['howitzer@turret'] })]) },
  { says: 'with a crew', roster: led([carrier('u1', { weapons: ['howitzer@crewed'], type: 'armour' })]) },
  { says: 'on cavalry', roster: led([cavalry('u1', { weapons: ['howitzer@pintle×10'] })]) },
  {
    says: 'by a ruling, not on cavalry',
    roster: led([cavalry('u1', { weapons: ['howitzer@pintle×10'] })], [], { 'vehicle-features': 'vehicles' }),
    broken: says('u1 has Howitzer mounted or crewed but is not built like a vehicle.'),
  },
  ...['infantry', 'monstrous-creature'].flatMap((type) =>
    ['sponson', 'hull', 'crewed'].map((mount) => ({
      says: `${mount} on ${type}`,
      roster: armed(['assault-rifle×9', `howitzer@${mount}`], { type }),
      broken: says('u1 has Howitzer mounted or crewed but is not built like a vehicle.'),
    })),
  ),
  {
    says: 'by a ruling, on a monstrous creature',
    roster: led([infantry('u1', { type: 'monstrous-creature', weapons: ['howitzer@hull×10'] })], [], {
      'vehicle-features': 'creatures',
    }),
  },
]);
