import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { troops } from '@/lib/systems/forge-of-war/catalogue/catalogue';
import {
  addUnit,
  addWeapon,
  blankDrafts,
  disembark,
  draftOf,
  duplicateUnit,
  embark,
  moveUnit,
  newUnitId,
  removeUnit,
  removeWeapon,
  resetToGeneric,
  setDismounts,
  setTroop,
  setTroopOnFoot,
  setUnit,
  setValue,
  setValueOnFoot,
  setWeapon,
  vehicleDrafts,
} from '@/lib/systems/forge-of-war/edits/edit';
import {
  addOwnWeapon,
  addStoredTroop,
  addStoredWeapon,
  bearersOf,
  bearersText,
  removeOwnWeapon,
  setOwnWeapon,
  weaponDraft,
} from '@/lib/systems/forge-of-war/edits/edit-weapons';
import {
  type Force,
  forceSchema,
  storedTroopSchema,
  toStoredTroop,
  type Unit,
} from '@/lib/systems/forge-of-war/force';
import { kindOfWeight, labelsOf, weightOfKind } from '@/lib/systems/forge-of-war/paper/text';
import { carrier, check, force, infantry, pack } from '../fixtures/forge-of-war';
import { frozen } from '../fixtures/frozen';
import { runs } from '../fixtures/runs';
import { anyRoster } from '../rules/forge-of-war/arbitrary';

const ray = { id: 'ray', name: 'Ray gun', range: 18, value: 3, weightOfFire: 1 };
const platoon = force(
  [
    infantry('u1', { troop: 'line-infantry', weapons: ['assault-rifle×8', 'ray×2'] }),
    infantry('u2', { figures: 5 }),
    carrier('u3', { passengers: ['u2', 'u1'] }),
  ],
  [ray],
).force;
const unitOf = (given: Force, id: string) => given.units.find((unit) => unit.id === id);
/** Any force, with one of its units. */
const forceAndId = anyRoster
  .map((json) => frozen(forceSchema.parse(json.force)))
  .filter(({ units }) => units.length > 0)
  .chain((given) =>
    fc.record({ given: fc.constant(given), id: fc.constantFrom(...given.units.map((unit) => unit.id)) }),
  );

describe('adding', () => {
  test('every troop and blank can be added, is saved unchanged, and lacks nothing but weapons', () => {
    const blanks = [...blankDrafts, ...vehicleDrafts].map(({ draft }) => draft);
    let now: Force = { units: [], customWeapons: [], rulings: {} };
    for (const draft of [...troops.map(draftOf), ...blanks]) now = addUnit(now, draft, newUnitId(now));
    expect(now.units).toHaveLength(troops.length + blanks.length);
    expect(forceSchema.parse(now)).toEqual(now);
    const { evaluation, report } = check({
      muster: 1,
      system: '',
      name: '',
      player: '',
      notes: '',
      force: now,
    });
    expect(report.problems.filter(({ rule }) => rule !== 'fow/weapon/unarmed')).toEqual([]);
    expect(evaluation.commanders.map(({ label }) => label)).toEqual(['Marine Leaders', 'Brute Generals']);
    expect(evaluation.units.every(({ changes }) => changes.length === 0)).toBe(true);
  });

  test('a copy has no passengers, and both are numbered', () => {
    const { force: now, id } = duplicateUnit(platoon, 'u3');
    expect(now.units.map((unit) => unit.id)).toEqual(['u1', 'u2', 'u3', 'u4']);
    expect(unitOf(now, id)).toMatchObject({ name: 'u3', passengers: [] });
    expect(labelsOf(now.units)).toEqual(['u1', 'u2', 'u3 1', 'u3 2']);
  });
});

describe('a weapon is added for all figures that can bear it', () => {
  const rifle = (count: number) => [`assault-rifle×${count}`];
  test.each([
    ['all of an unarmed unit', infantry('u1'), 'assault-rifle', 10, 'Arms all 10 figures.'],
    [
      'those without a weapon',
      infantry('u1', { weapons: rifle(8) }),
      'light-support-weapon',
      2,
      'Arms 2 of 10 figures.',
    ],
    [
      'all, if each has another weapon',
      infantry('u1', { weapons: rifle(10) }),
      'automatic-pistol',
      10,
      'Arms all 10 figures.',
    ],
    [
      'one more, if all have it',
      infantry('u1', { weapons: rifle(10) }),
      'assault-rifle',
      1,
      'Arms 1 of 10 figures.',
    ],
    ['two each for a heavy weapon', infantry('u1'), 'laser-cannon', 5, 'Adds 5: each takes 2 figures.'],
    [
      'two of those left each',
      infantry('u1', { weapons: rifle(7) }),
      'laser-cannon',
      1,
      'Adds 1: each takes 2 figures.',
    ],
    ['each from AV 4', infantry('u1', { profile: { av: 4 } }), 'laser-cannon', 10, 'Arms all 10 figures.'],
    ['each vehicle', carrier('u1', { figures: 2 }), 'howitzer', 2, 'Adds 2.'],
  ])('%s', (_, unit, weapon, count, text) => {
    const { evaluation } = check(force([unit]));
    const found = evaluation.weapon(weapon);
    const [evaluated] = evaluation.units;
    if (!found || !evaluated) throw new Error('There is no such weapon or unit.');
    expect([bearersOf(evaluated, found), bearersText(evaluated, found)]).toEqual([count, text]);
    const before = check(force([unit])).report.problems.map(({ rule }) => rule);
    const now = addWeapon(evaluation.force, 'u1', weapon, count);
    const after = check({ ...force([unit]), force: now }).report.problems.map(({ rule }) => rule);
    if (weapon !== 'assault-rifle' || count > 1)
      expect(after.filter((rule) => !before.includes(rule) && rule !== 'fow/weapon/unarmed')).toEqual([]);
  });
});

describe('a change', () => {
  test('to undefined removes the field from the unit', () => {
    const now = setUnit(platoon, 'u3', { transport: undefined, move: 8 });
    expect(unitOf(now, 'u3')).not.toHaveProperty('transport');
    expect(unitOf(now, 'u3')).toHaveProperty('move', 8);
    expect(unitOf(setUnit(now, 'u3', { move: undefined }), 'u3')).not.toHaveProperty('move');
  });

  test('can be reverted to the troop’s row, keeping name, attacks and weapons', () => {
    const changed = setUnit(setValue(setValue(platoon, 'u1', 'sv', 9), 'u1', 'attacks', 2), 'u1', {
      training: 'elite',
    });
    expect(unitOf(resetToGeneric(changed, 'u1'), 'u1')).toEqual({
      ...platoon.units[0],
      profile: { ...platoon.units[0]?.profile, attacks: 2 },
    });
  });

  test('to another generic troop sets its type, training and values, and leaves the rest', () => {
    const now = setTroop(setValue(platoon, 'u1', 'attacks', 2), 'u1', 'rioters');
    expect(unitOf(now, 'u1')).toEqual({
      ...platoon.units[0],
      troop: 'rioters',
      training: 'horde',
      profile: { cv: 3, sv: 2, fv: 4, av: 0, facing: 0, attacks: 2, w: 1 },
    });
    const carried = unitOf(setTroop(platoon, 'u2', 'armoured-personnel-carrier'), 'u2');
    expect(carried).toMatchObject({ type: 'vehicle', training: 'professional', transport: { capacity: 10 } });
  });

  test('to none leaves everything but the troop', () => {
    const { troop: _, ...rest } = platoon.units[0] as Unit;
    expect(unitOf(setTroop(platoon, 'u1', undefined), 'u1')).toEqual(rest);
  });

  test('adds weapons to their entry and removes them', () => {
    expect(unitOf(addWeapon(platoon, 'u1', 'ray', 3), 'u1')?.weapons[1]).toEqual({
      id: 'ray',
      count: 5,
      crewed: false,
    });
    expect(unitOf(addWeapon(platoon, 'u2', 'howitzer', 1), 'u2')?.weapons).toEqual([
      { id: 'howitzer', count: 1, crewed: false },
    ]);
    expect(unitOf(removeWeapon(platoon, 'u1', 0), 'u1')?.weapons).toEqual([
      { id: 'ray', count: 2, crewed: false },
    ]);
  });

  test('mounts and crews a weapon; more of the same weapon are added unmounted', () => {
    const mounted = setWeapon(platoon, 'u1', 1, { mount: 'turret' });
    expect(unitOf(mounted, 'u1')?.weapons[1]).toEqual({
      id: 'ray',
      count: 2,
      mount: 'turret',
      crewed: false,
    });
    expect(setWeapon(mounted, 'u1', 1, { mount: undefined })).toEqual(platoon);
    const crewed = setWeapon(mounted, 'u1', 0, { crewed: true });
    expect(unitOf(addWeapon(addWeapon(crewed, 'u1', 'ray', 1), 'u1', 'ray', 1), 'u1')?.weapons).toEqual([
      { id: 'assault-rifle', count: 8, crewed: true },
      { id: 'ray', count: 2, mount: 'turret', crewed: false },
      { id: 'ray', count: 2, crewed: false },
    ]);
  });

  test('gives a unit values on foot and a troop on foot, and reverts it to the row', () => {
    const given = setDismounts(platoon, 'u3', true);
    expect(unitOf(given, 'u3')?.onFoot).toEqual({
      profile: { cv: 7, sv: 6, fv: 0, av: 7, facing: 0, attacks: 1, w: 1 },
    });
    expect(setDismounts(given, 'u3', false)).toEqual(platoon);
    const marines = setTroopOnFoot(given, 'u3', 'marines');
    expect(unitOf(marines, 'u3')?.onFoot).toEqual({
      troop: 'marines',
      profile: { cv: 8, sv: 7, fv: 8, av: 4, facing: 0, attacks: 1, w: 1 },
    });
    const changed = setValueOnFoot(marines, 'u3', 'sv', 9);
    expect(unitOf(changed, 'u3')?.onFoot?.profile.sv).toBe(9);
    expect(resetToGeneric(changed, 'u3')).toEqual(marines);
    expect(unitOf(setTroopOnFoot(changed, 'u3', undefined), 'u3')?.onFoot).toEqual({
      profile: { cv: 8, sv: 9, fv: 8, av: 4, facing: 0, attacks: 1, w: 1 },
    });
    for (const set of [setTroopOnFoot(platoon, 'u1', 'marines'), setValueOnFoot(platoon, 'u1', 'cv', 1)])
      expect(set).toEqual(platoon);
  });

  test('embarks a unit once, and disembarks one passenger', () => {
    expect(embark(platoon, 'u3', 'u1')).toEqual(platoon);
    const empty = disembark(disembark(platoon, 'u3', 1), 'u3', 0);
    expect(unitOf(empty, 'u3')?.passengers).toEqual([]);
    expect(unitOf(embark(empty, 'u3', 'u2'), 'u3')?.passengers).toEqual(['u2']);
  });

  test('moves units within the list', () => {
    expect(moveUnit(platoon, 'u3', -1).units.map(({ id }) => id)).toEqual(['u3', 'u1', 'u2']);
    expect(moveUnit(platoon, 'u1', 9).units.map(({ id }) => id)).toEqual(['u2', 'u3', 'u1']);
  });
});

describe('removing', () => {
  test('also disembarks the unit', () => {
    fc.assert(
      fc.property(forceAndId, ({ given, id }) => {
        const without = removeUnit(given, id);
        expect(forceSchema.parse(without)).toEqual(without);
        expect(without.units.some((each) => each.id === id || each.passengers.includes(id))).toBe(false);
      }),
      { numRuns: runs(40, 200) },
    );
  });
});

describe('custom weapons', () => {
  const usual = check(force([])).evaluation.rulings;

  test('start with the listed values under the rulings, those of the pack first', () => {
    const { evaluation } = check(
      force([], [], { howitzer: 'indirect' }),
      pack({ rulings: { howitzer: 'direct' } }),
    );
    const draft = weaponDraft(evaluation.force, 'howitzer', evaluation.rulings);
    expect(draft.indirect).toBe(false);
    expect(draft).not.toHaveProperty('accuracy');
  });

  test('start as a listed or a plain weapon, with a free id and name', () => {
    const first = addOwnWeapon(platoon, weaponDraft(platoon, 'howitzer', usual));
    const second = addOwnWeapon(first, weaponDraft(first, 'howitzer', usual));
    const third = addOwnWeapon(second, weaponDraft(second, null, usual));
    expect(third.customWeapons.map(({ id, name }) => `${id} ${name}`)).toEqual([
      'ray Ray gun',
      'own-1 Own Howitzer',
      'own-2 Own Howitzer 2',
      'own-3 Custom weapon',
    ]);
    expect(third.customWeapons[1]).toMatchObject({
      range: 120,
      value: 7,
      vehicleBonus: 2,
      indirect: true,
      accuracy: 'inaccurate',
    });
    expect(forceSchema.parse(third)).toEqual(third);
  });

  test('are changed by id, and removed', () => {
    const indirect = setOwnWeapon(platoon, 'ray', { indirect: true, accuracy: 'accurate', template: 3 });
    expect(
      setOwnWeapon(indirect, 'ray', { indirect: false, accuracy: undefined, template: undefined }),
    ).toEqual(platoon);
    expect(setOwnWeapon(platoon, 'ray', { value: 5 }).customWeapons[0]).toMatchObject({
      id: 'ray',
      value: 5,
    });
    const without = removeOwnWeapon(platoon, 'ray');
    expect(without.customWeapons).toEqual([]);
    expect(unitOf(without, 'u1')?.weapons).toEqual([{ id: 'assault-rifle', count: 8, crewed: false }]);
  });

  test('keep the number of their weight of fire when its form changes', () => {
    const weight = { infantry: 3, horde: 4, vehicle: 1 };
    expect(weightOfKind('target', weight)).toBe(weight);
    expect(weightOfKind('dice', weight)).toBe(3);
    for (const kind of ['dice', 'target', 'range', 'radius'] as const)
      expect(kindOfWeight(weightOfKind(kind, 99))).toBe(kind);
  });
});

describe('a stored troop', () => {
  const stored = toStoredTroop(platoon, platoon.units[0] as Force['units'][number], 'First');

  test('can be read again, and brings its custom weapons into another force', () => {
    expect(storedTroopSchema.parse(JSON.parse(JSON.stringify(stored)))).toEqual(stored);
    const now = addStoredTroop({ units: [], customWeapons: [], rulings: {} }, stored, 'u1');
    expect(now).toEqual({
      units: [{ ...platoon.units[0], name: 'First', passengers: [] }],
      customWeapons: platoon.customWeapons,
      rulings: {},
    });
  });

  test('reuses an equal weapon, and takes a new id if its weapon’s id is used by a different one', () => {
    expect(addStoredTroop(platoon, stored, 'u9').customWeapons).toBe(platoon.customWeapons);
    const other = setOwnWeapon(platoon, 'ray', { value: 9 });
    const now = addStoredTroop(other, stored, 'u9');
    expect(now.customWeapons.map(({ id, value }) => [id, value])).toEqual([
      ['ray', 9],
      ['own-1', 3],
    ]);
    expect(unitOf(now, 'u9')?.weapons[1]).toEqual({ id: 'own-1', count: 2, crewed: false });
    expect(addStoredWeapon(now, platoon.customWeapons[0] as Force['customWeapons'][number]).force).toBe(now);
  });
});
