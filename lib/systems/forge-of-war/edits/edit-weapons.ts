import { produce } from 'immer';
import { assign, editItem, type Fields } from '@/lib/roster/edits';
import { freeName } from '@/lib/roster/list-edits';
import { FORCE_SIZE } from '@/lib/roster/roster';
import type { RulingValues } from '@/lib/roster/ruling';
import { armoury } from '../evaluate/evaluate-units';
import type { CustomWeapon, Force } from '../force';

/** Whether the force has as many custom weapons as a file may hold. */
export const isArmouryFull = (force: Force): boolean => force.customWeapons.length >= FORCE_SIZE;

/** An id that no custom weapon of the force has: "own-3". */
export function newWeaponId(force: Force): string {
  const taken = new Set(force.customWeapons.map(({ id }) => id));
  for (let number = 1; ; number++) if (!taken.has(`own-${number}`)) return `own-${number}`;
}

/** A new custom weapon: a copy of one of the list, under the rulings, or a plain one. */
export function weaponDraft(force: Force, from: string | null, rulings: RulingValues): CustomWeapon {
  const id = newWeaponId(force);
  const names = new Set(force.customWeapons.map(({ name }) => name));
  const free = (name: string) => freeName(name, names);
  const weapon = from === null ? null : armoury([], rulings)(from);
  if (weapon === null)
    return {
      id,
      name: free('Custom weapon'),
      range: 24,
      value: 1,
      weightOfFire: 1,
      heavy: false,
      indirect: false,
      vehicleBonus: 0,
      notes: '',
    };
  const { name, range, value, weightOfFire, heavy, indirect, accuracy, vehicleBonus, effect } = weapon;
  return {
    id,
    name: free(`Own ${name}`),
    range,
    value,
    weightOfFire,
    heavy,
    indirect,
    ...(accuracy === undefined ? {} : { accuracy }),
    vehicleBonus,
    notes: effect,
  };
}

/** Appends a custom weapon. A full armoury is left unchanged. */
export const addOwnWeapon = (force: Force, weapon: CustomWeapon): Force =>
  isArmouryFull(force) ? force : { ...force, customWeapons: [...force.customWeapons, weapon] };

/** Changes a custom weapon; its id stays, so that references to it do. */
export const setOwnWeapon = (force: Force, id: string, fields: Fields<Omit<CustomWeapon, 'id'>>): Force =>
  produce(force, ({ customWeapons }) => editItem(customWeapons, id, (weapon) => assign(weapon, fields)));

/** Removes a custom weapon, also from every unit that bears it. */
export const removeOwnWeapon = (force: Force, id: string): Force =>
  produce(force, (now) => {
    const isOther = (each: { id: string }) => each.id !== id;
    if (now.customWeapons.every(isOther)) return;
    now.customWeapons = now.customWeapons.filter(isOther);
    for (const unit of now.units) assign(unit, { weapons: unit.weapons.filter(isOther) });
  });
