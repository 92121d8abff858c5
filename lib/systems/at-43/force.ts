import * as z from 'zod/mini';
import { checkNumbers, entryShapeOf } from '@/lib/roster/collection/parse-collection';
import { elementNotesShape } from '@/lib/roster/element-notes';
import { FORCE_SIZE, LIST_SIZE } from '@/lib/roster/limits';
import { rulingsSchemaOf } from '@/lib/roster/pack/schema';
import { elementIdSchema, optionalNameSchema, wholeNumber } from '@/lib/roster/roster';
import { addFault, addUnknownId, listOf, requireUnique } from '@/lib/roster/schemas';
import { cardSchema, cardsSchema, categories, factionSchema, requiredNameSchema } from './catalogue/card';
import { fixedIds, rulings } from './catalogue/catalogue';

/** Most names in a list of a unit, most slots in a pattern. */
const MOST = 50;

/** Most figures of a kind in a unit. */
export const MAX_FIGURES = 999;

const list = <Item extends z.core.$ZodType>(item: Item) => z._default(listOf(item, MOST), []);

/** A unit in the file format: its card, and the options chosen from it. */
export const unitSchema = z.strictObject({
  id: elementIdSchema,
  card: elementIdSchema,
  name: optionalNameSchema,
  /** Not counting a hero from another card (p.76). */
  figures: wholeNumber(1, MAX_FIGURES),
  /** How many of the figures are support weapons (p.48). */
  supportWeapons: z._default(wholeNumber(0, MAX_FIGURES), 0),
  specialWeapons: list(z.strictObject({ name: requiredNameSchema, count: wholeNumber(0, MAX_FIGURES) })),
  extraFighters: z._default(wholeNumber(0, MAX_FIGURES), 0),
  /** By name, from the unit's own card. */
  officer: z.optional(requiredNameSchema),
  /** From another card (p.76). */
  hero: z.optional(z.strictObject({ card: elementIdSchema, name: requiredNameSchema })),
  specialists: list(requiredNameSchema),
  equipment: list(requiredNameSchema),
  wave: z._default(z.enum(['assault', 'reinforcement']), 'assault'),
  /** The value of the whole unit, typed from the army book. */
  ap: z.optional(wholeNumber(0, 9999)),
  ...elementNotesShape,
});

/** What a slot of a platoon takes; an empty list takes any. */
export const slotSchema = z.strictObject({
  categories: list(z.enum(categories)),
  types: list(wholeNumber(1, 3)),
});

const platoonSchema = z.strictObject({
  name: optionalNameSchema,
  pattern: z.optional(listOf(slotSchema, MOST)),
  slots: listOf(unitSchema, FORCE_SIZE),
});

/** The `force` of an AT-43 roster: a company. */
export const forceSchema = z
  .strictObject({
    army: requiredNameSchema,
    faction: factionSchema,
    limit: z._default(z.nullable(wholeNumber(0, 9999)), null),
    rulings: z._default(rulingsSchemaOf(rulings), () => ({})),
    /** The unit whose officer commands. */
    commander: z.optional(elementIdSchema),
    cards: z._default(cardsSchema(fixedIds, LIST_SIZE), []),
    platoons: listOf(platoonSchema, FORCE_SIZE),
  })
  .check((payload) => {
    const { platoons, commander } = payload.value;
    const places = platoons.flatMap(({ slots }, platoon) =>
      slots.map((unit, slot) => ({ unit, platoon, slot })),
    );
    requireUnique(
      payload,
      places.map(({ unit }) => unit.id),
      (index) => ['platoons', places[index]?.platoon ?? 0, 'slots', places[index]?.slot ?? 0, 'id'],
      'Unit id',
    );
    if (places.length > FORCE_SIZE)
      addFault(
        payload,
        ['platoons'],
        `These are ${places.length} units; a company has at most ${FORCE_SIZE}.`,
      );
    const known = new Set(places.map(({ unit }) => unit.id));
    if (commander !== undefined && !known.has(commander))
      addUnknownId(payload, ['commander'], { id: commander, what: 'unit', known });
  });

export type Force = z.output<typeof forceSchema>;
export type Platoon = Force['platoons'][number];
export type Slot = NonNullable<Platoon['pattern']>[number];
export type Unit = z.output<typeof unitSchema>;
export type Wave = Unit['wave'];

/** An entry of a collection: a unit, optionally with its card. */
export const entrySchema = z
  .strictObject({
    ...entryShapeOf(z.omit(unitSchema, { id: true, name: true, notes: true })),
    card: z.optional(cardSchema),
  })
  .check(checkNumbers)
  .check((payload) => {
    const { card, element } = payload.value;
    if (card !== undefined && card.id !== element.card)
      addFault(payload, ['card', 'id'], `This is "${card.id}"; the unit is of the card "${element.card}".`);
  });

/** The unit that an entry fields, without id, name and notes. */
export type Collected = CollectedEntry['element'];

/** An entry: a unit that a player owns. */
export type CollectedEntry = z.output<typeof entrySchema>;
