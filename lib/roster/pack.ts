import * as z from 'zod/mini';
import { listOf, recordOf } from './lists';
import { FORCE_SIZE, nameSchema, wholeNumber } from './roster';
import type { Page } from './rule';
import type { Ruling } from './ruling';

/** Most types, and most upgrades, that a pack bans. */
export const MOST_BANS = 500;

/** Most points that a pack speaks of. */
export const MOST_POINTS = 9999;

/** A list of ids to ban: of those known, or any name where a game's players make their own. */
export const bansSchema = (ids: readonly string[] | null) =>
  z._default(
    listOf(ids === null ? nameSchema : (z.enum(ids as string[]) as z.ZodMiniType<string>), MOST_BANS),
    [],
  );

/**
 * The most elements of a type, by the type's id: of those known, or of any name where a game's players make their own.
 */
export const mostSchema = (ids: readonly string[] | null) => {
  const count = wholeNumber(0, FORCE_SIZE);
  return ids === null
    ? recordOf(count, MOST_BANS)
    : (z.strictObject(Object.fromEntries(ids.map((id) => [id, z.optional(count)]))) as z.ZodMiniType<
        Record<string, number>
      >);
};

/** The fields of a pack that mean the same in every game; a game adds its own (roster-format, "Pack file"). */
export const packShapeOf = (
  system: string,
  ids: {
    types: readonly string[] | null;
    upgrades: readonly string[] | null;
    /** What has no type to ban, and may be limited in number. */
    kinds?: readonly string[];
  },
) => ({
  musterPack: z.literal(1),
  name: nameSchema,
  system: z.literal(system),
  limit: z.optional(wholeNumber(0, MOST_POINTS)),
  minPoints: z.optional(wholeNumber(0, MOST_POINTS)),
  maxElements: z.optional(wholeNumber(0, FORCE_SIZE)),
  bans: z._default(
    z.strictObject({
      types: bansSchema(ids.types),
      upgrades: bansSchema(ids.upgrades),
    }),
    () => ({ types: [], upgrades: [] }),
  ),
  most: z.optional(mostSchema(ids.types && [...ids.types, ...(ids.kinds ?? [])])),
});

/** What a tournament allows, as far as every game knows it. */
export type Pack = z.output<z.ZodMiniObject<ReturnType<typeof packShapeOf>>>;

const NAMELESS = 'the pack';

/** What a pack is called where it has no name. */
export const packName = ({ name }: Pick<Pack, 'name'>): string => name.trim() || NAMELESS;

/** What a pack is called, as a sentence has it: in quotation marks, so that nobody reads on in its name. */
export const quotedPack = (called: string): string => (called === NAMELESS ? called : `“${called}”`);

/** Schema of the rulings a force or a pack may choose: each by its id, one of its values. */
export function rulingsSchemaOf(rulings: readonly Ruling[]) {
  return z.strictObject(
    Object.fromEntries(
      rulings.map((ruling) => [ruling.id, z.optional(z.literal(ruling.values.map(({ value }) => value)))]),
    ),
  );
}

/** Where a pack's own rules stand: in no book. */
export const PACK_PAGE: Page = null;
