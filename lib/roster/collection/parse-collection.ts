import * as z from 'zod/mini';
import { COLLECTION_SIZE, MAX_MODELS } from '../limits';
import { parseWith } from '../parse';
import type { Parsed } from '../report';
import { elementIdSchema, nameSchema, optionalNameSchema, schemaFieldShape, wholeNumber } from '../roster';
import { addFault, listOf, type Payload, requireUnique } from '../schemas';
import type { AnyGameSystem } from '../system';
import type { Collection } from './collection';

/** Returns the fields of an entry around an element schema: a roster's element without id, name and CHQ. */
export const entryShapeOf = <Element extends z.core.$ZodType>(element: Element) => ({
  id: elementIdSchema,
  name: optionalNameSchema,
  count: wholeNumber(1, MAX_MODELS),
  stars: z._default(wholeNumber(0, 5), 1),
  min: z._default(wholeNumber(0, MAX_MODELS), 0),
  max: z.optional(wholeNumber(0, MAX_MODELS)),
  element,
});

/** Reports a `min` or a `max` of an entry that its count does not allow. */
export function checkNumbers(payload: Payload<{ count: number; min: number; max?: number | undefined }>) {
  const { count, min, max } = payload.value;
  const must = (path: 'min' | 'max', number: number, what: string) =>
    addFault(payload, [path], `This is ${number}; it must be ${what}.`);
  if (min > count) must('min', min, `at most the count, ${count}`);
  if (max !== undefined && max < min) must('max', max, `at least the minimum, ${min}`);
  if (max !== undefined && max > count) must('max', max, `at most the count, ${count}`);
}

/** Returns the schema of a whole collection of a game. */
export async function collectionSchema({
  id: system,
  entrySchema,
}: AnyGameSystem): Promise<z.ZodMiniType<Collection>> {
  const entry = await entrySchema();
  return z
    .strictObject({
      ...schemaFieldShape,
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
