import {
  duplicated,
  freeName,
  moved,
  namesOf,
  nextId,
  withFields,
  withItem,
  withoutItem,
} from '@/lib/roster/list-edits';
import { FORCE_SIZE, LIST_SIZE } from '@/lib/roster/roster';
import { troopOf } from './catalogue';
import { type Draft, rowOf } from './drafts';
import type { Force, OnFoot, Profile, Unit } from './force';

/** An id that no unit of the force has: "u7". */
export const newUnitId = (force: Force): string => nextId('u', force.units);

/** Whether the force has as many units as a file may hold. */
export const isFull = (force: Force): boolean => force.units.length >= FORCE_SIZE;

/** Appends a unit under a free id; a name already in use gets a number. A full force is left unchanged. */
export function addUnit(force: Force, draft: Draft, id: string): Force {
  if (isFull(force)) return force;
  const name = freeName(draft.name, namesOf(force.units));
  return { ...force, units: [...force.units, { ...draft, name, id, passengers: [] }] };
}

/** Inserts a copy after a unit. The copy has no passengers and is not aboard anything. */
export function duplicateUnit(force: Force, id: string): { force: Force; id: string } {
  if (isFull(force) || !force.units.some((unit) => unit.id === id)) return { force, id };
  const copyId = newUnitId(force);
  const units = duplicated(force.units, id, copyId, () => ({ passengers: [] }));
  return { force: { ...force, units }, id: copyId };
}

/** Removes a unit, also from any transport. */
export const removeUnit = (force: Force, id: string): Force =>
  withUnits(force, withoutItem(force.units, id, 'passengers'));

/** Moves a unit to index `to`, clamped to the list. */
export const moveUnit = (force: Force, id: string, to: number): Force =>
  withUnits(force, moved(force.units, id, to));

/** Changes one unit; returns the same force if nothing changes. */
const editUnit = (force: Force, id: string, change: (unit: Unit) => Unit): Force =>
  withUnits(force, withItem(force.units, id, change));

const withUnits = (force: Force, units: Unit[]): Force =>
  units === force.units ? force : { ...force, units };

/** Fields of a unit that need no further change when set. */
export type UnitFields = {
  [Key in keyof Omit<Unit, 'id' | 'profile' | 'weapons' | 'passengers' | 'onFoot'>]?: Unit[Key] | undefined;
};

/** Sets fields of a unit; undefined removes a field. */
export const setUnit = (force: Force, id: string, fields: UnitFields): Force =>
  editUnit(force, id, (unit) => withFields(unit, fields));

/** Sets a value of a unit's profile, −99 to 99. */
export const setValue = (force: Force, id: string, key: keyof Profile, value: number): Force =>
  editUnit(force, id, (unit) =>
    unit.profile[key] === value ? unit : { ...unit, profile: { ...unit.profile, [key]: value } },
  );

/**
 * Makes a unit a generic troop, with its type, training, values and transport capacity. Name, figures, weapons, attacks
 * and wounds stay.
 */
export const setTroop = (force: Force, id: string, troop: NonNullable<Unit['troop']>): Force =>
  editUnit(force, id, (unit) => {
    if (unit.troop === troop) return unit;
    const { type, capacity } = troopOf(troop);
    const transport = unit.transport ?? (capacity === null ? undefined : { capacity });
    return withRow({ ...unit, troop, type, ...(transport ? { transport } : {}) }, troop);
  });

/**
 * Resets a unit to the training and values of its generic troop, mounted and on foot (15). A training the row allows
 * stays.
 */
export const backToRow = (force: Force, id: string): Force =>
  editUnit(force, id, (unit) => {
    const back = unit.troop === undefined ? unit : withRow(unit, unit.troop);
    const { onFoot } = back;
    return onFoot?.troop === undefined ? back : { ...back, onFoot: onFootAs(onFoot, onFoot.troop) };
  });

/** Gives a unit values on foot, copied from its own without facing; or removes them. */
export const setDismounts = (force: Force, id: string, dismounts: boolean): Force =>
  editUnit(force, id, (unit) => {
    if (dismounts === (unit.onFoot !== undefined)) return unit;
    const { onFoot: _, ...rest } = unit;
    return dismounts ? { ...rest, onFoot: { profile: { ...unit.profile, facing: 0 } } } : rest;
  });

/** Sets the generic troop on foot, with its values; undefined unsets it and leaves the values. */
export const setTroopOnFoot = (force: Force, id: string, troop: Unit['troop']): Force =>
  editUnit(force, id, (unit) => {
    const { onFoot } = unit;
    if (onFoot === undefined || onFoot.troop === troop) return unit;
    return {
      ...unit,
      onFoot: troop === undefined ? { profile: onFoot.profile } : onFootAs(onFoot, troop),
    };
  });

const onFootAs = ({ profile }: OnFoot, troop: NonNullable<Unit['troop']>): OnFoot => ({
  troop,
  profile: { ...profile, ...rowOf(troopOf(troop)).profile },
});

/** Sets a value of a unit on foot, −99 to 99. */
export const setValueOnFoot = (force: Force, id: string, key: keyof Profile, value: number): Force =>
  editUnit(force, id, (unit) => {
    const { onFoot } = unit;
    if (onFoot === undefined || onFoot.profile[key] === value) return unit;
    return { ...unit, onFoot: { ...onFoot, profile: { ...onFoot.profile, [key]: value } } };
  });

function withRow(unit: Unit, id: NonNullable<Unit['troop']>): Unit {
  const troop = troopOf(id);
  const { training, profile } = rowOf(troop);
  return {
    ...unit,
    training: troop.training.includes(unit.training) ? unit.training : training,
    profile: { ...unit.profile, ...profile },
  };
}

/** Adds weapons to a unit, to an unmounted entry of that weapon or a new one. A full list is left unchanged. */
export const addWeapon = (force: Force, id: string, weapon: string, count: number): Force =>
  editUnit(force, id, (unit) => {
    const index = unit.weapons.findIndex(
      (each) => each.id === weapon && each.mount === undefined && !each.crewed,
    );
    const entry = unit.weapons[index];
    if (!entry && unit.weapons.length >= LIST_SIZE) return unit;
    const weapons = entry
      ? unit.weapons.with(index, { ...entry, count: entry.count + count })
      : [...unit.weapons, { id: weapon, count, crewed: false }];
    return { ...unit, weapons };
  });

type Borne = Unit['weapons'][number];

/** Sets the number, mount and crew of the weapon entry at an index; undefined removes a field. */
export const setBorne = (
  force: Force,
  id: string,
  index: number,
  fields: Partial<Omit<Borne, 'id'>>,
): Force =>
  editUnit(force, id, (unit) => {
    const entry = unit.weapons[index];
    const next = entry && withFields(entry, fields);
    return next === undefined || next === entry ? unit : { ...unit, weapons: unit.weapons.with(index, next) };
  });

/** Removes the weapon entry at an index. */
export const removeWeapon = (force: Force, id: string, index: number): Force =>
  editUnit(force, id, (unit) =>
    index in unit.weapons ? { ...unit, weapons: unit.weapons.toSpliced(index, 1) } : unit,
  );

/** Embarks a unit, unless it is aboard already or the list is full. */
export const embark = (force: Force, carrier: string, passenger: string): Force =>
  editUnit(force, carrier, (unit) =>
    unit.passengers.includes(passenger) || unit.passengers.length >= LIST_SIZE
      ? unit
      : { ...unit, passengers: [...unit.passengers, passenger] },
  );

/** Removes a passenger by its index, so that a duplicate entry stays. */
export const disembark = (force: Force, carrier: string, index: number): Force =>
  editUnit(force, carrier, (unit) =>
    index in unit.passengers ? { ...unit, passengers: unit.passengers.toSpliced(index, 1) } : unit,
  );
