import * as z from 'zod/mini';
import { elementIdSchema, optionalNameSchema, wholeNumber } from '../roster';
import { addFault, type Payload } from '../schemas';

/** Maximum number of entries in a collection, and of models in an entry (collection format). */
export const COLLECTION_SIZE = 300;
export const MAX_MODELS = 99;

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

/** Models that a player owns, all of one design: `count` of them, `min` to `max` of which are to be fielded. */
export interface Entry<Element = unknown> {
  id: string;
  name: string;
  count: number;
  /** How much the player likes to field it, 0 to 5. */
  stars: number;
  min: number;
  /** Omitted for no limit but the count. */
  max?: number | undefined;
  element: Element;
}

/** What a player owns of a game, as in its file, with every default filled in. */
export interface Collection<Element = unknown> {
  musterCollection: 1;
  system: string;
  name: string;
  entries: Entry<Element>[];
}
