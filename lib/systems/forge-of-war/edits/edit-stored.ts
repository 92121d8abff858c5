import type { CustomWeapon, Force } from '../force';
import type { Draft } from './drafts';
import { addUnit } from './edit';
import { addOwnWeapon, isArmouryFull, newWeaponId } from './edit-weapons';
import { type StoredTroop, sameWeapon } from './stored';

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
