import * as z from 'zod/mini';
import { parseWith } from '../parse';
import type { Parsed } from '../report';
import { nameSchema } from '../roster';
import { listOf, requireUnique } from '../schemas';
import type { AnyGameSystem } from '../system';
import { COLLECTION_SIZE, type Collection } from './collection';

/** Returns the schema of a whole collection of a game. */
export async function collectionSchema({
  id: system,
  entrySchema,
}: AnyGameSystem): Promise<z.ZodMiniType<Collection>> {
  const entry = await entrySchema();
  return z
    .strictObject({
      musterCollection: z.literal(1),
      system: z.literal(system),
      name: nameSchema,
      entries: listOf(entry, COLLECTION_SIZE),
    })
    .check((payload) => {
      const ids = payload.value.entries.map(({ id }) => id);
      requireUnique(payload, ids, (index) => ['entries', index, 'id'], 'Entry id');
    });
}

/** Parses a collection of a known game from JSON values. */
export const parseCollection = async (json: unknown, system: AnyGameSystem): Promise<Parsed<Collection>> =>
  parseWith(await collectionSchema(system), json);
