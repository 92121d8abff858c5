import * as z from 'zod/mini';
import { FORCE_SIZE, NAME_LENGTH } from '@/lib/roster/limits';
import { rosterSchema } from '@/lib/roster/parse';
import {
  elementIdSchema,
  givenTextSchema,
  NAME_MISSING,
  nameSchema,
  notesSchema,
  schemaFieldShape,
  textSchema,
  typedSchema,
  wholeNumber,
} from '@/lib/roster/roster';
import { addFault, listOf, type Payload, recordOf, requireUnique } from '@/lib/roster/schemas';
import type { AnyGameSystem } from '@/lib/roster/system';
import {
  DICE_LENGTH,
  DRAW,
  type Event,
  FREE,
  isFreePath,
  isFreeTracker,
  MAX_CHANGES,
  MAX_EVENTS,
  MAX_FREE,
  MAX_MARKED,
  MAX_SIDES,
  NOTE_LENGTH,
  type Path,
} from './mark';
import type { Match, MatchHead } from './match';

/** Maximum number of marks in a base: every tracker of every row of the largest match. */
const MAX_MARKS = MAX_SIDES * FORCE_SIZE * 40;
/** Events are numbered from 1 for as long as a match lasts. */
const MAX_NUMBERED = 1_000_000_000;

/** Reports an empty list. */
function notEmpty(payload: Payload<readonly unknown[]>) {
  if (payload.value.length === 0) addFault(payload, [], 'This is an empty list; it must have an entry.');
}

/** A moment, in milliseconds since 1970. */
export const momentSchema = wholeNumber(0, 8_640_000_000_000_000);
const numberSchema = wholeNumber(1, MAX_NUMBERED);
/** An action, or one of the acts that every game has. */
export const actSchema = textSchema(NAME_LENGTH, 1);

/** A path: ids of a side and a row, and of a tracker. */
export const pathSchema = listOf(elementIdSchema, 3, notEmpty) as z.ZodMiniType<Path>;

const freeShape = { scope: z.enum(['row', 'side', 'match']), kind: z.enum(['counter', 'toggle']) };

/** A tracker that the players added. */
export const freeTrackerSchema = z.strictObject({
  ...freeShape,
  label: textSchema(NOTE_LENGTH),
  hidden: z.optional(z.literal(true)),
});

/** Most characters in the name of a new tracker: it must fit beside its steps. */
export const TRACKER_NAME_LENGTH = 40;

/** A tracker that a player adds, as it is typed. */
export const newTrackerSchema = z.object({
  ...freeShape,
  label: typedSchema(givenTextSchema(TRACKER_NAME_LENGTH, NAME_MISSING)),
});

/** What is marked. */
export const markSchema = z.union([wholeNumber(-MAX_MARKED, MAX_MARKED), textSchema(NOTE_LENGTH)]);
const valueSchema = z.union([markSchema, freeTrackerSchema]);

const freeId = /^x[1-9]\d?$/;

/** Reports a free tracker where a mark is, or a mark where a free tracker is, and an id that none can have. */
function checkPlace(payload: { value: unknown; issues: unknown[] }, path: Path, values: readonly unknown[]) {
  const isFree = isFreePath(path);
  const fits = values.every((value) => value === null || isFreeTracker(value as never) === isFree);
  if (!fits || (isFree && !freeId.test(path[1] ?? '')))
    addFault(payload, [], 'This mark does not fit its tracker.');
}

const changeSchema = z
  .tuple([pathSchema, z.nullable(valueSchema), valueSchema])
  .check((payload) => checkPlace(payload, payload.value[0], payload.value.slice(1)));
z.globalRegistry.add(changeSchema, { maxItems: 3 });

const baseMarkSchema = z
  .tuple([pathSchema, valueSchema])
  .check((payload) => checkPlace(payload, payload.value[0], payload.value.slice(1)));
z.globalRegistry.add(baseMarkSchema, { maxItems: 2 });

const stepShape = { n: numberSchema, at: momentSchema };

/** An event of the log: changes, or one taken back or made again. */
export const eventSchema: z.ZodMiniType<Event> = z.union([
  z.strictObject({
    ...stepShape,
    act: actSchema,
    by: z.optional(z.tuple([elementIdSchema, elementIdSchema])),
    dice: z.optional(textSchema(DICE_LENGTH)),
    changes: listOf(changeSchema, MAX_CHANGES, notEmpty),
  }),
  z.strictObject({ ...stepShape, undo: numberSchema }),
  z.strictObject({ ...stepShape, redo: numberSchema }),
]);

const baseSchema = z.strictObject({
  n: wholeNumber(0, MAX_NUMBERED),
  marks: listOf(baseMarkSchema, MAX_MARKS),
});

const scoresSchema = recordOf(wholeNumber(-MAX_MARKED, MAX_MARKED), MAX_SIDES);
const howSchema = textSchema(NOTE_LENGTH);

const resultSchema = z.strictObject({
  ended: momentSchema,
  winner: z.nullable(elementIdSchema),
  scores: z._default(scoresSchema, () => ({})),
  how: z._default(howSchema, ''),
  notes: z._default(notesSchema, ''),
});

/** The result of a match as it is filled in; the winner is the id of a side, or a word of the form. */
export const enteredResultSchema = z.object({
  winner: z.string(),
  scores: scoresSchema,
  how: howSchema,
  notes: notesSchema,
});

/** What the players call a match, and what they note about it. */
export const matchDetailsSchema = z.object({ name: nameSchema, notes: notesSchema });

/** The id of a side: short, and none of the words that stand in its place. */
const sideIdSchema = textSchema(20, 1).check(
  z.regex(/^(?!free$|draw$)[a-z][a-z0-9-]*$/, {
    error: 'small letters, digits and hyphens, and not “free” or “draw”',
  }),
);

const fingerprintSchema = z
  .string()
  .check(z.regex(/^[0-9a-f]{64}$/, { error: '64 hexadecimal digits' }), z.maxLength(64));

function sideSchema(system: AnyGameSystem) {
  return z.strictObject({
    id: sideIdSchema,
    name: nameSchema,
    mine: z._default(z.boolean(), false),
    roster: rosterSchema(system),
    pack: z._default(z.nullable(system.packSchema), null),
    fingerprint: fingerprintSchema,
  });
}

const schemas = new WeakMap<AnyGameSystem, z.ZodMiniType<MatchHead>>();

const headShape = (system: AnyGameSystem) => ({
  ...schemaFieldShape,
  musterMatch: z.literal(1),
  id: elementIdSchema,
  system: z.literal(system.id),
  name: nameSchema,
  started: momentSchema,
  sides: listOf(sideSchema(system), MAX_SIDES, notEmpty),
  base: z._default(baseSchema, () => ({ n: 0, marks: [] })),
  result: z._default(z.nullable(resultSchema), null),
  notes: z._default(notesSchema, ''),
});

/** Returns the schema of a match without its log, which is read event by event. */
export function matchHeadSchema(system: AnyGameSystem): z.ZodMiniType<MatchHead> {
  let schema = schemas.get(system);
  if (schema === undefined) {
    schema = z.strictObject(headShape(system)).check((payload) => {
      const { sides, base, result } = payload.value;
      const ids = sides.map(({ id }) => id);
      requireUnique(payload, ids, (index) => ['sides', index, 'id'], 'Side id');
      if (base.marks.filter(([path]) => isFreePath(path)).length > MAX_FREE)
        addFault(payload, ['base', 'marks'], `These are more than ${MAX_FREE} custom trackers.`);
      for (const [index, [path]] of base.marks.entries())
        if (!isOfSides(path, ids))
          addFault(payload, ['base', 'marks', index], `No side has the id "${path[0]}".`);
      if (result === null) return;
      const winner = result.winner;
      if (winner !== null && winner !== DRAW && !ids.includes(winner))
        addFault(payload, ['result', 'winner'], `No side has the id "${winner}".`);
      for (const id of Object.keys(result.scores))
        if (!ids.includes(id)) addFault(payload, ['result', 'scores', id], `No side has the id "${id}".`);
    }) as unknown as z.ZodMiniType<MatchHead>;
    schemas.set(system, schema);
  }
  return schema;
}

/** Whether a path is of the match, of a free tracker, or of one of these sides. */
export const isOfSides = (path: Path, sides: readonly string[]): boolean =>
  path.length === 1 || path[0] === FREE || sides.includes(path[0] ?? '');

/** Returns the schema of a whole match of a game, as it is published. */
export const matchSchema = (system: AnyGameSystem): z.ZodMiniType<Match> =>
  z.strictObject({
    ...headShape(system),
    log: z._default(listOf(eventSchema, MAX_EVENTS), []),
  }) as unknown as z.ZodMiniType<Match>;
