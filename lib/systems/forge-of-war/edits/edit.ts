import { produce } from 'immer';
import * as z from 'zod/mini';
import { assign, editItem, type Fields, removeAt, withFields } from '@/lib/roster/edits/edits';
import { duplicated, moved, nextId, withoutItems } from '@/lib/roster/edits/list-edits';
import { FORCE_SIZE, LIST_SIZE } from '@/lib/roster/limits';
import { blanks, troopOf, troops } from '../catalogue/catalogue';
import type { BlankProfile, Troop } from '../catalogue/data-schema';
import { draftSchema, type Force, type Profile, type Unit } from '../force';

/** A unit that has no id and no passengers yet. */
export type Draft = Omit<Unit, 'id' | 'passengers'>;

/** The training and values in a troop's row (15). */
const genericValuesOf = ({
  training,
  cv,
  sv,
  fv,
  av,
  facing,
}: Troop): Pick<Unit, 'training'> & {
  profile: Pick<Unit['profile'], 'cv' | 'sv' | 'fv' | 'av' | 'facing'>;
} => ({
  // Professional if allowed, like most troops of the table.
  training: training.includes('professional') ? 'professional' : (training[0] ?? 'professional'),
  profile: { cv, sv, fv, av, facing },
});

/** A unit of a generic troop with the values of its row and our number of figures. */
export function draftOf(troop: Troop): Draft {
  const { training, profile } = genericValuesOf(troop);
  return z.parse(draftSchema, {
    troop: troop.id,
    type: troop.type,
    training,
    profile: { ...profile, attacks: 1, w: 1 },
    figures: troop.figures,
    role: troop.role ?? 'unit',
    weapons: troop.weapons,
    ...(troop.capacity === null ? {} : { transport: { capacity: troop.capacity } }),
  });
}

/** A starting unit without a row in the tables. */
interface BlankDraft {
  id: string;
  name: string;
  about: string;
  draft: Draft;
}

const blankDraft = ({ id, name, about, type, figures, group: _, ...values }: BlankProfile): BlankDraft => {
  const profile = { ...values, attacks: 1 };
  // Cavalry starts with the same values on foot (3.3).
  const onFoot = type === 'cavalry' ? { onFoot: { profile } } : {};
  const draft = z.parse(draftSchema, { name, type, training: 'professional', profile, figures, ...onFoot });
  return { id, name, about, draft };
};

const blanksOf = (group: BlankProfile['group']): BlankDraft[] =>
  blanks.filter((blank) => blank.group === group).map(blankDraft);

/** Blank units listed with the generic vehicles. */
export const vehicleDrafts: readonly BlankDraft[] = blanksOf('vehicle');

/** The other blank units. */
export const blankDrafts: readonly BlankDraft[] = blanksOf('blank');

/** The generic troops by heading, in the order of the tables. */
export const troopGroups: readonly { id: Troop['group']; title: string; troops: readonly Troop[] }[] = [
  { id: 'human', title: 'Humans' },
  { id: 'modified', title: 'Modified humans' },
  { id: 'alien', title: 'Aliens' },
  { id: 'vehicle', title: 'Vehicles' },
].map(({ id, title }) => ({
  id: id as Troop['group'],
  title,
  troops: troops.filter(({ group }) => group === id),
}));

/** An id that no unit of the force has: "u7". */
export const newUnitId = (force: Force): string => nextId('u', force.units);

/** Whether the force has as many units as a file may hold. */
export const isFull = (force: Force): boolean => force.units.length >= FORCE_SIZE;

/** Appends a unit under a free id. A full force is left unchanged. */
export function addUnit(force: Force, draft: Draft, id: string): Force {
  if (isFull(force)) return force;
  return { ...force, units: [...force.units, { ...draft, id, passengers: [] }] };
}

/** Inserts a copy after a unit. The copy has no passengers and is not aboard anything. */
export function duplicateUnit(force: Force, id: string): { force: Force; id: string } {
  if (isFull(force) || !force.units.some((unit) => unit.id === id)) return { force, id };
  const copyId = newUnitId(force);
  const units = duplicated(force.units, id, copyId, () => ({ passengers: [] }));
  return { force: { ...force, units }, id: copyId };
}

/** Removes units, also from any transport. */
export function removeUnits(force: Force, ids: readonly string[]): Force {
  const units = withoutItems(force.units, ids, 'passengers');
  return units === force.units ? force : { ...force, units };
}

export const removeUnit = (force: Force, id: string): Force => removeUnits(force, [id]);

/** Moves a unit to index `to`, clamped to the list. */
export const moveUnit = (force: Force, id: string, to: number): Force =>
  withFields(force, { units: moved(force.units, id, to) });

const editUnit = (force: Force, id: string, change: (unit: Unit) => void): Force =>
  produce(force, ({ units }) => editItem(units, id, change));

/** Fields of a unit that need no further change when set. */
export type UnitFields = {
  [Key in keyof Omit<Unit, 'id' | 'profile' | 'weapons' | 'passengers' | 'onFoot'>]?: Unit[Key] | undefined;
};

/** Sets fields of a unit; undefined removes a field. */
export const setUnit = (force: Force, id: string, fields: UnitFields): Force =>
  editUnit(force, id, (unit) => assign(unit, fields));

/** Sets a value of a unit's profile, −99 to 99. */
export const setValue = (force: Force, id: string, key: keyof Profile, value: number): Force =>
  editUnit(force, id, ({ profile }) => assign(profile, { [key]: value }));

/**
 * Makes a unit a generic troop, with its type, training, values and transport capacity; name, figures, weapons, attacks
 * and wounds stay. With undefined, it is of no troop, and all its values stay.
 */
export const setTroop = (force: Force, id: string, troop: Unit['troop']): Force =>
  editUnit(force, id, (unit) => {
    if (unit.troop === troop) return;
    if (troop === undefined) return assign(unit, { troop });
    const { type, capacity } = troopOf(troop);
    const transport = unit.transport ?? (capacity === null ? undefined : { capacity });
    assign(unit, { troop, type, transport });
    setRow(unit, troop);
  });

/**
 * Resets a unit to the training and values of its generic troop, mounted and on foot (15). A training the row allows
 * stays.
 */
export const resetToGeneric = (force: Force, id: string): Force =>
  editUnit(force, id, (unit) => {
    if (unit.troop !== undefined) setRow(unit, unit.troop);
    if (unit.onFoot?.troop !== undefined) assign(unit.onFoot.profile, profileOf(unit.onFoot.troop));
  });

function setRow(unit: Unit, id: NonNullable<Unit['troop']>) {
  const troop = troopOf(id);
  if (!troop.training.includes(unit.training)) unit.training = genericValuesOf(troop).training;
  assign(unit.profile, profileOf(id));
}

const profileOf = (troop: NonNullable<Unit['troop']>) => genericValuesOf(troopOf(troop)).profile;

/** Gives a unit values on foot, copied from its own without facing; or removes them. */
export const setDismounts = (force: Force, id: string, dismounts: boolean): Force =>
  editUnit(force, id, (unit) => {
    if (!dismounts) delete unit.onFoot;
    else unit.onFoot ??= { profile: { ...unit.profile, facing: 0 } };
  });

/** Sets the generic troop on foot, with its values; undefined unsets it and leaves the values. */
export const setTroopOnFoot = (force: Force, id: string, troop: Unit['troop']): Force =>
  editUnit(force, id, ({ onFoot }) => {
    if (onFoot === undefined || onFoot.troop === troop) return;
    assign(onFoot, { troop });
    if (troop !== undefined) assign(onFoot.profile, profileOf(troop));
  });

/** Sets a value of a unit on foot, −99 to 99. */
export const setValueOnFoot = (force: Force, id: string, key: keyof Profile, value: number): Force =>
  editUnit(force, id, ({ onFoot }) => onFoot && assign(onFoot.profile, { [key]: value }));

/** Adds weapons to a unit, to an unmounted entry of that weapon or a new one. A full list is left unchanged. */
export const addWeapon = (force: Force, id: string, weapon: string, count: number): Force =>
  editUnit(force, id, ({ weapons }) => {
    const entry = weapons.find((each) => each.id === weapon && each.mount === undefined && !each.crewed);
    if (entry) entry.count += count;
    else if (weapons.length < LIST_SIZE) weapons.push({ id: weapon, count, crewed: false });
  });

type Borne = Unit['weapons'][number];

/** Sets the number, mount and crew of the weapon entry at an index; undefined removes a field. */
export const setWeapon = (
  force: Force,
  id: string,
  index: number,
  fields: Fields<Omit<Borne, 'id'>>,
): Force => editUnit(force, id, ({ weapons }) => weapons[index] && assign(weapons[index], fields));

/** Removes the weapon entry at an index. */
export const removeWeapon = (force: Force, id: string, index: number): Force =>
  editUnit(force, id, ({ weapons }) => removeAt(weapons, index));

/** Embarks a unit, unless it is aboard already or the list is full. */
export const embark = (force: Force, carrier: string, passenger: string): Force =>
  editUnit(force, carrier, ({ passengers }) => {
    if (!passengers.includes(passenger) && passengers.length < LIST_SIZE) passengers.push(passenger);
  });

/** Removes a passenger by its index, so that a duplicate entry stays. */
export const disembark = (force: Force, carrier: string, index: number): Force =>
  editUnit(force, carrier, ({ passengers }) => removeAt(passengers, index));
