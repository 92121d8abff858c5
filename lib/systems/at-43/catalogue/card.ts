import * as z from 'zod/mini';
import { NAME_LENGTH } from '@/lib/roster/limits';
import { elementIdSchema, optionalNameSchema, textSchema, wholeNumber } from '@/lib/roster/roster';
import { addFault, listOf, requireUnique } from '@/lib/roster/schemas';

/** The categories of fighters (p.47-48). */
export const categories = ['soldier', 'support-unit', 'combat-strider', 'vehicle'] as const;
export type Category = (typeof categories)[number];

/** Most entries in a list of a card. */
export const MOST = 50;

/** A name that other fields refer to, so there must be one. */
export const requiredNameSchema = textSchema(NAME_LENGTH, 1);

/** A figure of a card; null if not known. */
const figure = (min: number, max: number) => z._default(z.nullable(wholeNumber(min, max)), null);
const stat = figure(0, 99);
/** Army points. */
const points = figure(0, 9999);
const flag = z._default(z.boolean(), false);
const list = <Item extends z.core.$ZodType>(item: Item) => z._default(listOf(item, MOST), []);

/** The faction of a card or a company, if any. */
export const factionSchema = z._default(z.nullable(requiredNameSchema), null);

/** A weapon (p.50); one with an area of effect fires indirectly, and no other (p.61). */
export const weaponSchema = z.strictObject({
  name: requiredNameSchema,
  count: z._default(wholeNumber(1, 99), 1),
  kind: z.enum(['ranged', 'close']),
  accuracy: stat,
  /** A locked shot: the accuracy is the result needed on the die at any range. */
  fixed: flag,
  attackRate: stat,
  rerolls: stat,
  penetration: stat,
  damage: stat,
  area: stat,
  /** Only bearers carry it. */
  special: flag,
  /** Where a vehicle's weapon can aim, in words (p.48). */
  fieldOfView: z._default(z.nullable(requiredNameSchema), null),
});

/** A support unit's weapon: a fighter apart from its gunners (p.48). */
export const supportWeaponSchema = z.strictObject({
  name: requiredNameSchema,
  protection: stat,
  combat: stat,
  size: stat,
});

/** A part of a strider's or vehicle's weaponry that can be shot away (p.51). */
const structureWeaponSchema = z.strictObject({ name: requiredNameSchema, points: stat });

/** Structure points of a strider or vehicle (p.51-52). */
export const structureSchema = z.strictObject({
  frame: stat,
  propulsion: stat,
  weapons: list(structureWeaponSchema),
});

/** Fewest and most fighters in a unit of the card. */
const numbersSchema = z
  .strictObject({ min: wholeNumber(1, 999), max: wholeNumber(1, 999) })
  .check((payload) => {
    const { min, max } = payload.value;
    if (max < min) addFault(payload, ['max'], `This is ${max}; it must be at least the minimum, ${min}.`);
  });

/** The A.P. of a unit with the fewest and with the most fighters, and of each extra fighter. */
const apSchema = z.strictObject({
  standard: wholeNumber(0, 9999),
  maximum: wholeNumber(0, 9999),
  extra: points,
});

/** A special weapon that fighters of the unit may bear: most bearers, and A.P. each. */
export const bearerSchema = z.strictObject({ name: requiredNameSchema, max: figure(0, 999), ap: points });

/** An officer or a hero who may lead the unit (p.48, 55, 76). */
export const officerSchema = z.strictObject({
  name: requiredNameSchema,
  /** Null is not known. */
  rank: z.nullable(wholeNumber(0, 99)),
  authority: stat,
  leadership: stat,
  ap: points,
  numbersBonus: z._default(wholeNumber(0, 99), 0),
  hero: flag,
});

/** A specialist or a piece of equipment, and its A.P. */
const extraSchema = z.strictObject({ name: requiredNameSchema, ap: points });

/** Morale: a figure, nerves of steel (p.75), or null if not known. */
const moraleSchema = z._default(
  z.union([wholeNumber(0, 99), z.literal('nerves-of-steel'), z.null()], {
    error: 'a whole number from 0 to 99, "nerves-of-steel" or null',
  }),
  null,
);

/** A unit card: a profile (p.47-50), and the options of its units. Null means not known. */
export const cardSchema = z
  .strictObject({
    id: elementIdSchema,
    designation: requiredNameSchema,
    army: requiredNameSchema,
    faction: factionSchema,
    category: z.enum(categories),
    type: figure(1, 3),
    movement: stat,
    protection: stat,
    combat: stat,
    morale: moraleSchema,
    size: stat,
    structure: z._default(z.nullable(structureSchema), null),
    weapons: list(weaponSchema),
    supportWeapon: z._default(z.nullable(supportWeaponSchema), null),
    /** Designation of the machine that the hero of the card rides (p.76). */
    aboard: z._default(z.nullable(requiredNameSchema), null),
    numbers: z._default(z.nullable(numbersSchema), null),
    ap: z._default(z.nullable(apSchema), null),
    specialWeapons: list(bearerSchema),
    officers: list(officerSchema),
    specialists: list(extraSchema),
    equipment: list(extraSchema),
    abilities: list(requiredNameSchema),
  })
  .check((payload) => {
    for (const field of ['specialWeapons', 'officers', 'specialists', 'equipment'] as const)
      requireUnique(
        payload,
        payload.value[field].map(({ name }) => name),
        (index) => [field, index, 'name'],
        'Name',
      );
  });

export type Card = z.output<typeof cardSchema>;
export type Weapon = z.output<typeof weaponSchema>;
export type Structure = z.output<typeof structureSchema>;
export type Officer = z.output<typeof officerSchema>;
export type SupportWeapon = z.output<typeof supportWeaponSchema>;
export type Bearer = z.output<typeof bearerSchema>;

/** A special weapon of which only the name is known. */
export const blankWeapon = (name: string): Weapon =>
  z.parse(weaponSchema, { name, kind: 'ranged', special: true });

/** Most cards in a file; a company has fewer. */
export const MAX_CARDS = 500;

/** Cards with distinct ids, none of them in `taken`. */
export const cardsSchema = (taken: ReadonlySet<string>, most: number) =>
  listOf(cardSchema, most, (payload) => {
    const ids = payload.value.map(({ id }) => id);
    requireUnique(payload, ids, (index) => [index, 'id'], 'Card id');
    for (const [index, id] of ids.entries())
      if (taken.has(id))
        addFault(
          payload,
          [index, 'id'],
          `The card "${id}" comes with the app; a card of one's own needs another id.`,
        );
  });

/** The optional name of a card file. */
export const cardFileNameSchema = optionalNameSchema;
