import { produce } from 'immer';
import { assign, editItem, type Fields } from '@/lib/roster/edits/edits';
import { freeName } from '@/lib/roster/edits/list-edits';
import { FORCE_SIZE } from '@/lib/roster/limits';
import type { RulingValues } from '@/lib/roster/ruling';
import { figuresText } from '@/lib/systems/forge-of-war/paper/text';
import { type AnyWeapon, armoury, type EvaluatedUnit } from '../evaluate/evaluate-units';
import { type CustomWeapon, type Force, type StoredTroop, sameWeapon } from '../force';
import { addUnit, type Draft } from './edit';

/** Whether the force has as many custom weapons as a file may hold. */
export const isArmouryFull = (force: Force): boolean => force.customWeapons.length >= FORCE_SIZE;

/** An id that no custom weapon of the force has: "own-3". */
function newWeaponId(force: Force): string {
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

/** How many of a weapon the figures of a unit can bear: those without a weapon, or else all. */
export function bearersOf(
  { source: { figures, weapons }, vehicle, unarmed, heavy, crew }: EvaluatedUnit,
  weapon: AnyWeapon,
): number {
  const each = weapon.heavy ? crew : 1;
  const has = weapons.reduce((sum, { id, count }) => sum + (id === weapon.id ? count : 0), 0);
  const all = weapon.heavy && each > 1 ? Math.floor(figures / each) - heavy : figures - has;
  const free = Math.floor(unarmed / each);
  return Math.max(1, vehicle || free === 0 ? all : Math.min(all, free));
}

/** The same in words: "Arms 8 of 10 figures.", "Adds 5: each takes 2 figures." */
export function bearersText(unit: EvaluatedUnit, weapon: AnyWeapon): string {
  const { figures } = unit.source;
  const count = bearersOf(unit, weapon);
  if (unit.vehicle) return `Adds ${count}.`;
  if (weapon.heavy && unit.crew > 1) return `Adds ${count}: each takes ${figuresText(unit.crew)}.`;
  return count === figures
    ? `Arms all ${figuresText(figures)}.`
    : `Arms ${count} of ${figuresText(figures)}.`;
}
