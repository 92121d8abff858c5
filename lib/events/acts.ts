import * as z from 'zod/mini';
import { NOTES_LENGTH } from '@/lib/roster/limits';
import {
  givenNameSchema,
  givenTextSchema,
  nameSchema,
  notesSchema,
  textSchema,
  wholeNumber,
} from '@/lib/roster/roster';
import { addFault, dayOrNoneSchema, listOf, recordOf } from '@/lib/roster/schemas';
import {
  MAX_PLAYERS,
  MAX_ROUNDS,
  MAX_SCORE,
  type Pairing,
  type Score,
  type Settings,
  steps,
  type TieBreak,
  tieBreaks,
} from './event';

/** A moment, in milliseconds since 1970. */
export const momentSchema = wholeNumber(0, 8_640_000_000_000_000);

/** A SHA-256 in hexadecimal. */
export const hashSchema = z
  .string()
  .check(z.regex(/^[0-9a-f]{64}$/, { error: '64 hexadecimal digits' }), z.maxLength(64));

/** The id of an event or a player: 8 to 40 letters, digits and hyphens; not what log entries call the organiser. */
export const idSchema = z
  .string()
  .check(
    z.regex(/^(?!organiser$)[A-Za-z0-9-]{8,40}$/, { error: '8 to 40 letters, digits and hyphens' }),
    z.maxLength(40),
  );

/** Most characters of a reason. */
export const REASON_LENGTH = 500;

/** What is said if a reason is missing. */
export const REASON_MISSING = 'Enter a reason, which everyone can read.';

/** The reason of a look or an unlocked list as it is asked for. */
export const askedReasonSchema = givenTextSchema(REASON_LENGTH, REASON_MISSING);

// Logs of earlier versions may have names and reasons of which nothing can be seen, and other settings that are not
// asked for any more.

const reasonSchema = textSchema(REASON_LENGTH, 1);
const calledSchema = textSchema(120, 1);

/** Points that a player scores in a game. */
export const pointsSchema = wholeNumber(0, MAX_SCORE);

const index = wholeNumber(0, MAX_PLAYERS);
const round = wholeNumber(1, MAX_ROUNDS);

const settingsShape = {
  name: calledSchema,
  place: z._default(nameSchema, ''),
  date: z._default(
    z
      .string()
      .check(z.regex(/^(\d{4}-\d{2}-\d{2})?$/, { error: 'a date as in 2026-11-24' }), z.maxLength(10)),
    '',
  ),
  system: textSchema(40, 1),
  pack: z._default(z.nullable(z.looseObject({})), null),
  opens: z._default(z.nullable(momentSchema), null),
  deadline: z._default(z.nullable(momentSchema), null),
  reveals: z._default(z.nullable(momentSchema), null),
  zone: z._default(textSchema(60, 1), 'UTC'),
  maxPlayers: z._default(wholeNumber(2, MAX_PLAYERS), 500),
  entry: z._default(z.enum(['public', 'invitation']), 'public'),
  illegal: z._default(z.enum(['refused', 'marked']), 'marked'),
  shown: z._default(z.enum(['everyone', 'opponent']), 'everyone'),
  isPrivate: z._default(z.boolean(), false),
  rounds: z._default(round, 3),
  pairing: z._default(z.enum(['swiss', 'round-robin', 'by-hand']), 'swiss'),
  scoring: z._default(
    z.strictObject({
      win: pointsSchema,
      draw: pointsSchema,
      loss: pointsSchema,
      bye: pointsSchema,
      tieBreaks: listOf(z.enum(tieBreaks), tieBreaks.length),
    }),
    () => ({ win: 3, draw: 1, loss: 0, bye: 3, tieBreaks: ['opponents', 'scored', 'seed'] as TieBreak[] }),
  ),
};

/** What the organiser decides about an event, as logs have it; the pack is read with its game by the caller. */
export const settingsSchema = z.strictObject(settingsShape) as unknown as z.ZodMiniType<Settings>;

/** The same as they are asked for, with times in the order of the course. */
export const askedSettingsSchema = z
  .strictObject({
    ...settingsShape,
    name: givenNameSchema,
    system: givenTextSchema(40, 'Choose a game.'),
    date: z._default(dayOrNoneSchema, ''),
  })
  .check((payload) => {
    const { opens, deadline, reveals } = payload.value;
    if (opens !== null && deadline !== null && opens >= deadline)
      addFault(payload, ['opens'], 'The event must open before the deadline.');
    if (deadline !== null && reveals !== null && deadline > reveals)
      addFault(payload, ['reveals'], 'Lists are locked at the deadline; the reveal must be after it.');
  }) as unknown as z.ZodMiniType<Settings>;

/** Points scored in a game, and its winner. */
export const scoreSchema = z.strictObject({
  a: pointsSchema,
  b: pointsSchema,
  winner: z.nullable(z.enum(['a', 'b'])),
}) as z.ZodMiniType<Score>;

/** Two players at a table, or one with a bye. */
const tableSchema = z.strictObject({
  a: idSchema,
  b: z.nullable(idSchema),
  table: z.nullable(wholeNumber(1, MAX_PLAYERS)),
  why: listOf(textSchema(NOTES_LENGTH), 10),
}) as z.ZodMiniType<Table>;

/** A pairing before anything is reported of it. */
export type Table = Pick<Pairing, 'a' | 'b' | 'table' | 'why'>;

const listSchema = z.strictObject({
  content: hashSchema,
  bytes: wholeNumber(1, 1024 * 1024),
  name: nameSchema,
  fingerprint: hashSchema,
  commitment: hashSchema,
  salt: hashSchema,
  verdict: z.enum(['legal', 'undecided', 'illegal']),
  figures: textSchema(1000),
  problems: listOf(textSchema(NOTES_LENGTH), 20),
});

const act = <Name extends string, Shape extends z.core.$ZodShape>(name: Name, shape: Shape) =>
  z.strictObject({ act: z.literal(name), ...shape });

/** What a log entry says; by folding all of them in order the state of an event is worked out. */
export const actSchema = z.discriminatedUnion('act', [
  act('made', { id: idSchema, settings: settingsSchema, seed: hashSchema, organiser: hashSchema }),
  act('settings', { settings: settingsSchema }),
  act('step', {
    to: z.enum(steps),
    /** Only of a step back. */
    reason: z.nullable(reasonSchema),
  }),
  act('looked', { reason: reasonSchema }),
  act('link', { role: z.enum(['organiser', 'spectator']), hash: hashSchema, label: nameSchema }),
  act('link-withdrawn', { hash: hashSchema }),
  act('player', { player: idSchema, name: calledSchema, team: nameSchema, link: hashSchema, since: round }),
  act('player-edited', { player: idSchema, name: calledSchema, team: nameSchema }),
  act('player-link', { player: idSchema, link: z.nullable(hashSchema) }),
  act('player-out', { player: idSchema, isOut: z.boolean(), since: round }),
  act('list', { player: idSchema, list: listSchema }),
  /** Lists checked again by another pack. */
  act('checked', {
    lists: recordOf(z.pick(listSchema, { verdict: true, figures: true, problems: true }), MAX_PLAYERS),
  }),
  act('unlocked', { player: idSchema, reason: z.nullable(reasonSchema) }),
  act('checked-in', { player: idSchema, isCheckedIn: z.boolean() }),
  act('note', { player: idSchema, note: notesSchema }),
  act('round', {
    round,
    how: z.enum(['all', 'checked-in', 'by-hand']),
    tables: listOf(tableSchema, MAX_PLAYERS),
  }),
  act('round-withdrawn', { round }),
  act('round-begun', { round }),
  act('clock', { round, until: z.nullable(momentSchema) }),
  act('report', { round, pairing: index, side: z.enum(['a', 'b']), score: scoreSchema }),
  act('result', { round, pairing: index, score: z.nullable(scoreSchema) }),
]);

/** What a log entry says. */
export type Act = z.output<typeof actSchema>;
export type ActOf<Name extends Act['act']> = Extract<Act, { act: Name }>;
