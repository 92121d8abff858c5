import { describe, expect, test } from 'vitest';
import { checkText } from '@/lib/check/answer';
import { parsePack } from '@/lib/roster/parse';
import { system } from '@/lib/systems/forge-of-war/system';
import { carrier, force, infantry, rawForce } from '../fixtures/forge-of-war';

const ray = { id: 'ray', name: 'Ray gun', range: 18, value: 3, weightOfFire: 1 };
const unit = (change: object) => rawForce([{ ...infantry('u1'), ...change }]);
const own = (...weapons: object[]) => rawForce([infantry('u1')], weapons);

describe('a file that cannot be read says where and why', () => {
  test.each<[string, object, string, RegExp]>([
    [
      'an unknown troop',
      unit({ troop: 'wizards' }),
      'force.units[0].troop',
      /one of: special-forces-assault/,
    ],
    ['an unknown type', unit({ type: 'navy' }), 'force.units[0].type', /one of: infantry, cavalry/],
    ['an unknown training', unit({ training: 'raw' }), 'force.units[0].training', /one of: elite/],
    ['an unknown role', unit({ role: 'cook' }), 'force.units[0].role', /one of: unit, leader/],
    ['no figures', unit({ figures: 0 }), 'force.units[0].figures', /whole number from 1/],
    ['half a figure', unit({ figures: 1.5 }), 'force.units[0].figures', /whole number/],
    [
      'a value past 99',
      unit({ profile: { cv: 100, sv: 1, fv: 1, av: 1 } }),
      'force.units[0].profile.cv',
      /−?99/,
    ],
    [
      'a value that is missing',
      unit({ profile: { cv: 1, sv: 1, fv: 1 } }),
      'force.units[0].profile.av',
      /missing/,
    ],
    ['an unknown passenger', unit({ passengers: ['x'] }), 'force.units[0].passengers[0]', /"x"/],
    ['an unknown field', unit({ points: 3 }), 'force.units[0].points', /^Unknown field/],
    ['two units with the same id', rawForce([infantry('u1'), carrier('u1')]), 'force.units[1].id', /unique/],
    ['two weapons with the same id', own(ray, ray), 'force.customWeapons[1].id', /unique/],
    [
      'the id of a built-in weapon',
      own({ ...ray, id: 'howitzer' }),
      'force.customWeapons[0].id',
      /of the list/,
    ],
    [
      'a weight of fire in an invalid form',
      own({ ...ray, weightOfFire: { infantry: 2 } }),
      'force.customWeapons[0].weightOfFire',
      /must be a whole number from 0 to 99, or an object/,
    ],
    ['a unit without figures', unit({ figures: undefined }), 'force.units[0].figures', /missing.*from 1/],
    [
      'a weapon without a range',
      own({ ...ray, range: undefined }),
      'force.customWeapons[0].range',
      /missing.*from 0 to 999/,
    ],
    [
      'a weapon without a value',
      own({ ...ray, value: undefined }),
      'force.customWeapons[0].value',
      /missing/,
    ],
    [
      'a weapon without a weight of fire',
      own({ ...ray, weightOfFire: undefined }),
      'force.customWeapons[0].weightOfFire',
      /missing; it must be a whole number from 0 to 99, or an object/,
    ],
    [
      'none of a weapon',
      unit({ weapons: [{ id: 'howitzer', count: 0 }] }),
      'force.units[0].weapons[0].count',
      /from 1/,
    ],
    ['a transport without room', unit({ transport: {} }), 'force.units[0].transport.capacity', /missing/],
    [
      'an unknown mount',
      unit({ weapons: [{ id: 'howitzer', mount: 'roof' }] }),
      'force.units[0].weapons[0].mount',
      /one of: turret/,
    ],
    ['values on foot that are missing', unit({ onFoot: {} }), 'force.units[0].onFoot.profile', /missing/],
    [
      'an unknown troop on foot',
      unit({ onFoot: { troop: 'wizards', profile: { cv: 1, sv: 1, fv: 1, av: 1 } } }),
      'force.units[0].onFoot.troop',
      /one of: special-forces-assault/,
    ],
    [
      'an unknown accuracy',
      own({ ...ray, accuracy: 'fair' }),
      'force.customWeapons[0].accuracy',
      /one of: accurate, inaccurate/,
    ],
    ['a template without size', own({ ...ray, template: 0 }), 'force.customWeapons[0].template', /from 1/],
    ['an unknown ruling', rawForce([], [], { luck: 'good' }), 'force.rulings.luck', /^Unknown field/],
    [
      'an unknown value of a ruling',
      rawForce([], [], { cover: 'luck' }),
      'force.rulings.cover',
      /one of: modifier, armour/,
    ],
    ['no units', { ...rawForce([]), force: {} }, 'force.units', /missing/],
  ])('%s', async (_, roster, path, says) => {
    const answer = (await checkText(JSON.stringify(roster), 'file')) as {
      legal: boolean;
      unreadable: { path: string; message: string }[];
    };
    expect(answer.legal).toBe(false);
    expect(answer.unreadable[0]).toMatchObject({ path, message: expect.stringMatching(says) });
    expect(answer.unreadable).toHaveLength(1);
  });
});

test('omitted fields take their defaults', () => {
  const { units, customWeapons } = force(
    [
      {
        id: 'u1',
        type: 'infantry',
        training: 'militia',
        profile: { cv: 1, sv: 1, fv: 1, av: 1 },
        figures: 5,
        weapons: [{ id: 'howitzer' }],
      },
    ],
    [ray],
  ).force;
  expect(units[0]).toEqual({
    id: 'u1',
    name: '',
    type: 'infantry',
    training: 'militia',
    profile: { cv: 1, sv: 1, fv: 1, attacks: 1, av: 1, facing: 0, w: 1 },
    figures: 5,
    weapons: [{ id: 'howitzer', count: 1, crewed: false }],
    jumpPacks: false,
    grav: false,
    passengers: [],
    role: 'unit',
    terrifying: false,
    fragGrenades: false,
  });
  expect(customWeapons[0]).toEqual({ ...ray, heavy: false, indirect: false, vehicleBonus: 0, notes: '' });
});

test('an own weapon can have every weight of fire of the list', () => {
  for (const weightOfFire of [
    0,
    3,
    { infantry: 2, horde: 3, vehicle: 1 },
    { near: 2, farIfStill: 1 },
    { radius: 3 },
  ])
    expect(force([], [{ ...ray, weightOfFire }]).force.customWeapons[0]?.weightOfFire).toEqual(weightOfFire);
});

test('a pack can only ban troops and weapons of the lists', () => {
  const read = (bans: object) =>
    parsePack({ musterPack: 1, name: 'P', system: 'forge-of-war', bans }, system).ok;
  expect(read({ types: ['marines'], upgrades: ['howitzer'] })).toBe(true);
  expect(read({ types: ['wizards'] })).toBe(false);
  expect(read({ upgrades: ['ray'] })).toBe(false);
});
