import * as z from 'zod/mini';
import { schemaKinds } from '@/lib/node/schema';
import { describeValue } from '@/lib/roster/faults';
import { parseWith } from '@/lib/roster/parse';

// What scripts give to the library, which no compiler need have checked. Rosters and packs have parsers of their own.

const anything = z.optional(z.unknown());
const flag = z.optional(z.boolean());

const checkOptions = { pack: anything };
const sheetOptions = { ...checkOptions, opponent: flag };

/** The options of each function, within the bounds that the command line has. */
const options = {
  checkRoster: z.strictObject(checkOptions),
  findFixes: z.strictObject({
    ...checkOptions,
    before: anything,
    most: z.optional(z.int().check(z.minimum(1), z.maximum(100))),
    seconds: z.optional(z.number().check(z.minimum(0.001), z.maximum(600))),
  }),
  sheetText: z.strictObject(sheetOptions),
  sheetPdf: z.strictObject({
    ...sheetOptions,
    paper: z.optional(z.enum(['a4', 'letter'])),
    orientation: z.optional(z.enum(['portrait', 'landscape'])),
    large: flag,
    cards: flag,
    summary: flag,
    notes: flag,
  }),
};

/** Throws a `TypeError` if options are not those of a function. */
export function requireOptions(of: keyof typeof options, given: unknown): void {
  const read = parseWith(options[of] as z.ZodMiniType<unknown>, given);
  if (read.ok) return;
  const faults = read.faults.map(({ path, message }) => (path === '' ? message : `${path}: ${message}`));
  throw new TypeError(`The options of ${of} cannot be used. ${faults.join(' ')}`);
}

/** Throws a `TypeError` if rosters cannot be read from the arguments, whatever is in them. */
export function requireInput(input: unknown, name: unknown): asserts input is string | Uint8Array {
  if (typeof input !== 'string' && !(input instanceof Uint8Array))
    throw notThis('The input of readRosters', input, 'a text or a Uint8Array');
  if (typeof name !== 'string') throw notThis('The name given to readRosters', name, 'a text');
}

/** Throws a `TypeError` if there is no such kind of JSON Schema, or the game is not given by its id. */
export function requireSchema(kind: unknown, game: unknown): void {
  if (!schemaKinds.some((each) => each === kind))
    throw notThis('The kind of a JSON Schema', kind, `one of: ${schemaKinds.join(', ')}`);
  if (game !== undefined && typeof game !== 'string')
    throw notThis('The game of a JSON Schema', game, 'the id of a game');
}

const notThis = (what: string, is: unknown, mustBe: string) =>
  new TypeError(`${what} is ${is === undefined ? 'missing' : describeValue(is)}; it must be ${mustBe}.`);
