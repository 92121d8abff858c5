import * as z from 'zod/mini';
import { ADDRESS_LENGTH, NAME_LENGTH, NOTES_LENGTH } from './limits';
import { seenText, withoutHidden } from './text/visible';

/** Returns a schema of a text, parsed without hidden characters, so that it is safe to show anywhere. */
export const textSchema = (most: number, least = 0) =>
  z.string().check(z.overwrite(withoutHidden), ...(least > 0 ? [z.minLength(least)] : []), z.maxLength(most));

/**
 * Returns a schema of a text of which something can be seen.
 * @param missing what is said if nothing can, as a sentence
 */
export const givenTextSchema = (most: number, missing: string) =>
  textSchema(most).check(
    z.refine((text) => seenText(text) !== '', { error: missing, params: { code: 'range' } }),
  );

/** A name or a player. */
export const nameSchema = textSchema(NAME_LENGTH);

/** What is said if a name is missing. */
export const NAME_MISSING = 'Enter a name.';

/** A name where there must be one. */
export const givenNameSchema = givenTextSchema(NAME_LENGTH, NAME_MISSING);

/** Returns a schema of a text as somebody types it: without spaces around it. */
export const typedSchema = <Schema extends z.core.$ZodType<unknown, string>>(schema: Schema) =>
  z.pipe(z.string().check(z.trim()), schema);

/** Notes, in several lines. */
export const notesSchema = textSchema(NOTES_LENGTH);

/** The name a player gave something; "" by default. */
export const optionalNameSchema = z._default(nameSchema, '');

/** Returns a schema of a whole number from `min` to `max`, inclusive. */
export function wholeNumber(min: number, max: number) {
  const error = `a whole number from ${min} to ${max}`;
  return z.int({ error }).check(z.minimum(min, { error }), z.maximum(max, { error }));
}

/** The id of an element or unit, unique in its force. */
export const elementIdSchema = textSchema(NAME_LENGTH, 1);

/** The JSON Schema that a file may name at its top, for editors of text; it is kept, and means nothing else. */
export const schemaFieldShape = { $schema: z.optional(textSchema(ADDRESS_LENGTH)) };

/** Returns the schema of a roster around a game's own `force`. */
export const rosterSchemaOf = <Force extends z.core.$ZodType>(system: string, force: Force) =>
  z.strictObject({
    ...schemaFieldShape,
    muster: z.literal(1),
    system: z.literal(system),
    name: nameSchema,
    player: optionalNameSchema,
    notes: z._default(notesSchema, ''),
    force,
  });

/** A roster as in the file format, with every default filled in. */
export type Roster<Force = unknown> = Omit<z.output<ReturnType<typeof rosterSchemaOf>>, 'force'> & {
  force: Force;
};
