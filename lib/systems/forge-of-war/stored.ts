import * as z from 'zod/mini';
import { listOf } from '@/lib/roster/lists';
import { LIST_SIZE } from '@/lib/roster/roster';
import type { Draft } from './drafts';
import { addUnit } from './edit';
import { addOwnWeapon, isArmouryFull, newWeaponId } from './edit-weapons';
import { type CustomWeapon, customWeaponSchema, draftSchema, type Force, type Unit } from './force';

/** A weapon in a player's library. */
export const storedWeaponSchema = customWeaponSchema;

/** A troop in a player's library, with the custom weapons it bears. */
export const storedTroopSchema = z.strictObject({
  unit: draftSchema,
  weapons: listOf(customWeaponSchema, LIST_SIZE),
});
export type StoredTroop = z.output<typeof storedTroopSchema>;

/** A unit for the library: named by its label, with its custom weapons, without passengers. */
export function toStoredTroop({ customWeapons }: Force, unit: Unit, label: string): StoredTroop {
  const { id: _, passengers: __, ...draft } = unit;
  const borne = new Set(unit.weapons.map((each) => each.id));
  return { unit: { ...draft, name: label }, weapons: customWeapons.filter(({ id }) => borne.has(id)) };
}

/** Whether two weapons are equal except for the id. */
export const sameWeapon = (one: CustomWeapon, other: CustomWeapon) =>
  (Object.keys(one) as (keyof CustomWeapon)[]).every(
    (key) => key === 'id' || JSON.stringify(one[key]) === JSON.stringify(other[key]),
  );

/** Adds a stored weapon to the force, unless it has an equal one; returns the weapon's id in the force. */
export function addStoredWeapon(force: Force, weapon: CustomWeapon): { force: Force; id: string } {
  const equal = force.customWeapons.find((each) => sameWeapon(each, weapon));
  if (equal) return { force, id: equal.id };
  if (isArmouryFull(force)) return { force, id: weapon.id };
  const taken = force.customWeapons.some(({ id }) => id === weapon.id);
  const id = taken ? newWeaponId(force) : weapon.id;
  return { force: addOwnWeapon(force, { ...weapon, id }), id };
}

/** Adds a stored troop under a free id, with its custom weapons. */
export function addStoredTroop(force: Force, { unit, weapons }: StoredTroop, id: string): Force {
  let next = force;
  const ids = new Map<string, string>();
  for (const weapon of weapons) {
    const added = addStoredWeapon(next, weapon);
    next = added.force;
    ids.set(weapon.id, added.id);
  }
  const draft: Draft = {
    ...unit,
    weapons: unit.weapons.map((each) => ({ ...each, id: ids.get(each.id) ?? each.id })),
  };
  return addUnit(next, draft, id);
}
