import * as z from 'zod/mini';

/** Invisible characters that change visible text: direction controls, and control characters other than white space. */
const HIDDEN = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]|[^\P{Control}\t\n\r]/gu;

/** Returns a text without direction controls, which could make a name read as another, and control characters. */
export const withoutHidden = (text: string): string => text.replace(HIDDEN, '');

/** Returns JSON with these characters escaped: the same value, safe to show. */
export const shownJson = (value: unknown): string =>
  JSON.stringify(value).replace(HIDDEN, (each) => `\\u${each.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** Maximum characters of a name or a player, and of notes. */
export const NAME_LENGTH = 120;
export const NOTES_LENGTH = 4000;
/** Maximum bytes of a roster or a pack; of a collection, or a file of cards, weapons or troops. */
export const FILE_BYTES = 256 * 1024;
export const LIBRARY_BYTES = 1024 * 1024;
/** Maximum bytes of a match: 12 MiB. */
export const MATCH_BYTES = 12 * 1024 * 1024;
/** Maximum number of elements or units in a force. */
export const FORCE_SIZE = 200;
/** Maximum number of entries in any list of a roster or a pack. */
export const LIST_SIZE = 200;
/** The name of a roster until its player names it. */
export const NEW_FORCE = 'New force';

/** Returns a schema of a text, parsed without hidden characters, so that it is safe to show anywhere. */
export const textSchema = (most: number, least = 0) =>
  z.string().check(z.overwrite(withoutHidden), ...(least > 0 ? [z.minLength(least)] : []), z.maxLength(most));

/** A name or a player. */
export const nameSchema = textSchema(NAME_LENGTH);

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

/** Returns the schema of a roster around a game's own `force`. */
export const rosterSchemaOf = <Force extends z.core.$ZodType>(system: string, force: Force) =>
  z.strictObject({
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
