import { dequal } from 'dequal/lite';
import * as z from 'zod/mini';
import { listOf } from '@/lib/roster/lists';
import { LIST_SIZE } from '@/lib/roster/roster';
import { type CustomWeapon, customWeaponSchema, draftSchema, type Force, type Unit } from '../force';

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
  dequal({ ...one, id: '' }, { ...other, id: '' });
