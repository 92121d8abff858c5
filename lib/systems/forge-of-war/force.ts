import { dequal } from 'dequal/lite';
import * as z from 'zod/mini';
import { checkNumbers, entryShapeOf } from '@/lib/roster/collection/parse-collection';
import { elementNotesShape } from '@/lib/roster/element-notes';
import { FORCE_SIZE, LIST_SIZE } from '@/lib/roster/limits';
import { rulingsSchemaOf } from '@/lib/roster/pack/schema';
import {
  elementIdSchema,
  nameSchema,
  notesSchema,
  optionalNameSchema,
  wholeNumber,
} from '@/lib/roster/roster';
import { addFault, addUnknownId, listOf, requireUnique } from '@/lib/roster/schemas';
import { listedWeapon, rulings, trainings, troops, unitTypes } from './catalogue/catalogue';

/** A flag; false by default. */
const flag = z._default(z.boolean(), false);
/** The range of a value in a file; rules judge its range in play. */
const value = wholeNumber(-99, 99);
const defaultTo = (number: number) => z._default(value, number);

/** Most figures in a unit, of one weapon, and of a transport's capacity. */
export const MAX_FIGURES = 9999;

/** CV, SV, FV with its attacks, AV with its facing, and W (3.1, 10.3). */
export const profileSchema = z.strictObject({
  cv: value,
  sv: value,
  fv: value,
  attacks: defaultTo(1),
  av: value,
  facing: defaultTo(0),
  w: defaultTo(1),
});

const dice = wholeNumber(0, 99);
const weightOfFireSchema = z.union(
  [
    dice,
    z.strictObject({ infantry: dice, horde: dice, vehicle: dice }),
    z.strictObject({ near: dice, farIfStill: dice }),
    z.strictObject({ radius: dice }),
  ],
  {
    error:
      'a whole number from 0 to 99, or an object with infantry, horde and vehicle, with near and farIfStill, or with radius',
  },
);

/** A custom weapon, like those of the list (16). */
export const customWeaponSchema = z.strictObject({
  id: elementIdSchema,
  name: nameSchema,
  range: wholeNumber(0, 999),
  value,
  weightOfFire: weightOfFireSchema,
  heavy: flag,
  indirect: flag,
  vehicleBonus: defaultTo(0),
  notes: z._default(notesSchema, ''),
  /** An indirect weapon's accuracy, and the diameter of its template in inches (14); optional. */
  accuracy: z.optional(z.enum(['accurate', 'inaccurate'])),
  template: z.optional(wholeNumber(1, 99)),
});

const many = wholeNumber(1, MAX_FIGURES);
const weaponId = nameSchema;
const troopId = z.enum(troops.map(({ id }) => id));

/** Weapons of a unit, how a vehicle mounts them, and whether they have a crew of their own (10.2). */
export const borneSchema = z.strictObject({
  id: weaponId,
  count: z._default(many, 1),
  mount: z.optional(z.enum(['turret', 'pintle', 'sponson', 'hull'])),
  crewed: flag,
});

/** A unit in the file format (3). */
export const unitSchema = z.strictObject({
  id: elementIdSchema,
  name: optionalNameSchema,
  troop: z.optional(troopId),
  type: z.enum(unitTypes.map(({ id }) => id)),
  training: z.enum(trainings.map(({ id }) => id)),
  profile: profileSchema,
  move: z.optional(wholeNumber(0, 99)),
  figures: many,
  weapons: z._default(listOf(borneSchema, LIST_SIZE), []),
  jumpPacks: flag,
  grav: flag,
  transport: z.optional(z.strictObject({ capacity: wholeNumber(0, MAX_FIGURES) })),
  passengers: z._default(listOf(elementIdSchema, LIST_SIZE), []),
  role: z._default(z.enum(['unit', 'leader', 'command-squad', 'force-commander']), 'unit'),
  terrifying: flag,
  fragGrenades: flag,
  /** Dismounted cavalry: infantry of the unit's training (3.3). */
  onFoot: z.optional(z.strictObject({ troop: z.optional(troopId), profile: profileSchema })),
  ...elementNotesShape,
});

/** A unit that has no id and no passengers yet. */
export const draftSchema = z.omit(unitSchema, { id: true, passengers: true });

/** The `force` of a Forge of War roster. */
export const forceSchema = z
  .strictObject({
    units: listOf(unitSchema, FORCE_SIZE),
    customWeapons: z._default(listOf(customWeaponSchema, FORCE_SIZE), []),
    rulings: z._default(rulingsSchemaOf(rulings), () => ({})),
  })
  .check((payload) => {
    const { units, customWeapons } = payload.value;
    const ids = units.map(({ id }) => id);
    requireUnique(payload, ids, (index) => ['units', index, 'id'], 'Unit id');
    requireUnique(
      payload,
      customWeapons.map(({ id }) => id),
      (index) => ['customWeapons', index, 'id'],
      'Weapon id',
    );
    for (const [index, { id }] of customWeapons.entries())
      if (listedWeapon(id))
        addFault(
          payload,
          ['customWeapons', index, 'id'],
          `"${id}" is a weapon of the list; take another id.`,
        );
    const known = new Set(ids);
    for (const [at, { passengers }] of units.entries())
      for (const [index, id] of passengers.entries())
        if (!known.has(id))
          addUnknownId(payload, ['units', at, 'passengers', index], { id, what: 'unit', known });
  });

export type Force = z.output<typeof forceSchema>;
export type Unit = Force['units'][number];
export type Profile = Unit['profile'];
export type Role = Unit['role'];
export type WeightOfFire = z.output<typeof weightOfFireSchema>;
export type OnFoot = NonNullable<Unit['onFoot']>;
export type Borne = Unit['weapons'][number];
export type Mount = NonNullable<Borne['mount']>;
export type CustomWeapon = z.output<typeof customWeaponSchema>;

/** An entry of a collection: a unit without passengers, and the custom weapons it bears. */
export const entrySchema = z
  .strictObject({
    ...entryShapeOf(
      z.extend(z.omit(unitSchema, { id: true, name: true, notes: true }), {
        // Passengers are units of a force.
        passengers: z._default(listOf(elementIdSchema, 0), []),
      }),
    ),
    weapons: z.optional(listOf(customWeaponSchema, LIST_SIZE)),
  })
  .check(checkNumbers);

/** The unit that an entry fields, without id, name and notes. */
export type Collected = z.output<typeof entrySchema>['element'];

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
