import * as z from 'zod/mini';
import { withoutHidden } from './plain-text';

/** Most characters of a name or a player, of notes, and most bytes of a file (roster-format, "Roster file"). */
export const NAME_LENGTH = 120;
export const NOTES_LENGTH = 4000;
export const FILE_BYTES = 1024 * 1024;
/** Most elements or units in a force. */
export const FORCE_SIZE = 500;
/** Most entries of a lesser list: the conditions of a battle, what one unit carries. */
export const LIST_SIZE = 100;
/** What a roster is called until its player names it. */
export const NEW_FORCE = 'New force';

/** A text of a file, read without hidden characters: so it is safe wherever it is shown. */
export const textSchema = (most: number, least = 0) =>
  z.string().check(z.overwrite(withoutHidden), ...(least > 0 ? [z.minLength(least)] : []), z.maxLength(most));

/** A name or a player. */
export const nameSchema = textSchema(NAME_LENGTH);

/** Notes, in several lines. */
export const notesSchema = textSchema(NOTES_LENGTH);

/** The name a player gave something; "" where none was given. */
export const optionalNameSchema = z._default(nameSchema, '');

/** Whole number from `min` to `max`, both allowed. */
export function wholeNumber(min: number, max: number) {
  const error = `a whole number from ${min} to ${max}`;
  return z.int({ error }).check(z.minimum(min, { error }), z.maximum(max, { error }));
}

/** The id of an element or unit, unique in its force. */
export const elementIdSchema = textSchema(NAME_LENGTH, 1);

/** The roster around a game's own `force`. */
export const rosterSchemaOf = <Force extends z.core.$ZodType>(system: string, force: Force) =>
  z.strictObject({
    muster: z.literal(1),
    system: z.literal(system),
    name: nameSchema,
    player: optionalNameSchema,
    notes: z._default(notesSchema, ''),
    force,
  });

/** A roster as the file format has it, every default filled in. */
export type Roster<Force = unknown> = Omit<z.output<ReturnType<typeof rosterSchemaOf>>, 'force'> & {
  force: Force;
};
