import { carrier, infantry, led } from '../../fixtures/forge-of-war';
import { table } from './table';

const ray = { id: 'ray', name: 'Ray gun', range: 18, value: 3, weightOfFire: 1 };
const armed = (weapons: string[], given: Parameters<typeof infantry>[1] = {}, own: object[] = []) =>
  led([infantry('u1', { weapons, ...given })], own);
const says = (message: string) => [{ elements: ['u1'], message }];

table('fow/weapon/unknown', 'error', '16', [
  { says: 'a weapon of the list', roster: armed(['assault-rifle×10']) },
  { says: "a weapon of the force's own", roster: armed(['ray×10'], {}, [ray]) },
  {
    says: 'a weapon that is nowhere',
    roster: armed(['ray×10']),
    broken: says('u1 bears "ray", which is neither in the list nor among the force\'s own weapons.'),
  },
  {
    says: 'two of them are one problem, and one listed twice is named once',
    roster: armed(['ray', 'ray', 'toString']),
    broken: says(
      'u1 bears "ray" and "toString", which are neither in the list nor among the force\'s own weapons.',
    ),
  },
]);

table('fow/weapon/count', 'warning', '8.3', [
  { says: 'a weapon a figure', roster: armed(['assault-rifle×10', 'automatic-pistol×10']) },
  {
    says: 'one more than figures',
    roster: armed(['assault-rifle×11']),
    broken: says('u1 has 11 × Assault rifle for 10 figures.'),
  },
  {
    says: 'entries of one weapon are added',
    roster: armed(['assault-rifle×6', 'shotgun-solid×11', 'assault-rifle×5']),
    broken: says('u1 has 11 × Assault rifle and 11 × Shotgun (solid shot) for 10 figures.'),
  },
  { says: 'entries that come to ten', roster: armed(['assault-rifle×6', 'assault-rifle×4']) },
  {
    says: 'a weapon of its own counts too',
    roster: armed(['ray×11'], {}, [ray]),
    broken: says('u1 has 11 × Ray gun for 10 figures.'),
  },
  { says: 'a vehicle bears several', roster: led([carrier('u1', { weapons: ['heavy-machine-gun×2'] })]) },
  {
    says: 'and so does armour',
    roster: led([carrier('u1', { type: 'armour', weapons: ['heavy-machine-gun×2'] })]),
  },
  {
    says: 'a monstrous creature does not',
    roster: armed(['minigun-20mm×2'], { type: 'monstrous-creature', figures: 1 }),
    broken: says('u1 has 2 × 20 mm minigun for 1 figure.'),
  },
]);

table('fow/weapon/crew', 'warning', '4.2, 16', [
  { says: 'five heavy weapons for ten', roster: armed(['laser-cannon×3', 'mortar-light×2']) },
  {
    says: 'six for ten',
    roster: armed(['laser-cannon×3', 'mortar-light×2', 'sniper-rifle']),
    broken: says('u1 has 6 heavy weapons for 10 figures; each takes two below AV 4.'),
  },
  {
    says: 'one for one',
    roster: armed(['sniper-rifle'], { figures: 1, role: 'leader' }),
    broken: says('u1 has 1 heavy weapon for 1 figure; each takes two below AV 4.'),
  },
  { says: 'AV 4 needs no crew', roster: armed(['laser-cannon×10'], { profile: { av: 4 } }) },
  {
    says: 'AV 3 does',
    roster: armed(['laser-cannon×10'], { profile: { av: 3 } }),
    broken: says('u1 has 10 heavy weapons for 10 figures; each takes two below AV 4.'),
  },
  { says: 'cavalry needs none', roster: armed(['laser-cannon×10'], { type: 'cavalry' }) },
  { says: 'light weapons need none', roster: armed(['light-support-weapon×10']) },
  {
    says: 'a heavy weapon of its own needs one',
    roster: armed(['ray×6'], {}, [{ ...ray, heavy: true }]),
    broken: says('u1 has 6 heavy weapons for 10 figures; each takes two below AV 4.'),
  },
]);
