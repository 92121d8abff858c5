import * as z from 'zod/mini';
import { LIST_SIZE, MAX_ALLOWED, MAX_POINTS } from '../limits';
import { nameSchema, schemaFieldShape, wholeNumber } from '../roster';
import type { Ruling } from '../ruling';
import { daySchema, listOf, recordOf } from '../schemas';

/** Returns a schema of ids to ban: of the known ones, or any name if the game's players make their own. */
export const bansSchema = (ids: readonly string[] | null) =>
  z._default(
    listOf(ids === null ? nameSchema : (z.enum(ids as string[]) as z.ZodMiniType<string>), LIST_SIZE),
    [],
  );

/**
 * Returns a schema of the maximum of each type, by type id: of the known ones, or any name if the game's players make
 * their own.
 */
export const mostSchema = (ids: readonly string[] | null) => {
  const count = wholeNumber(0, MAX_ALLOWED);
  return ids === null
    ? recordOf(count, LIST_SIZE)
    : (z.strictObject(Object.fromEntries(ids.map((id) => [id, z.optional(count)]))) as z.ZodMiniType<
        Record<string, number>
      >);
};

/** The fields of a pack that mean the same in every game; a game adds its own. */
export const packShapeOf = (
  system: string,
  ids: {
    types: readonly string[] | null;
    upgrades: readonly string[] | null;
    /** Ids that cannot be banned, but can be limited in number. */
    kinds?: readonly string[];
  },
) => ({
  ...schemaFieldShape,
  musterPack: z.literal(1),
  name: nameSchema,
  system: z.literal(system),
  // About the event; no rule looks at them.
  date: z.optional(daySchema),
  place: z.optional(nameSchema),
  organiser: z.optional(nameSchema),
  limit: z.optional(wholeNumber(0, MAX_POINTS)),
  minPoints: z.optional(wholeNumber(0, MAX_POINTS)),
  maxElements: z.optional(wholeNumber(0, MAX_ALLOWED)),
  bans: z._default(
    z.strictObject({
      types: bansSchema(ids.types),
      upgrades: bansSchema(ids.upgrades),
    }),
    () => ({ types: [], upgrades: [] }),
  ),
  most: z.optional(mostSchema(ids.types && [...ids.types, ...(ids.kinds ?? [])])),
});

/** Returns a schema of the rulings a force or a pack may choose: each by its id, one of its values. */
export function rulingsSchemaOf(rulings: readonly Ruling[]) {
  return z.strictObject(
    Object.fromEntries(
      rulings.map((ruling) => [ruling.id, z.optional(z.literal(ruling.values.map(({ value }) => value)))]),
    ),
  );
}
