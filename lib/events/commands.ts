import * as z from 'zod/mini';
import { givenNameSchema, nameSchema, notesSchema, textSchema, wholeNumber } from '@/lib/roster/roster';
import { listOf } from '@/lib/roster/schemas';
import {
  askedReasonSchema,
  askedSettingsSchema,
  hashSchema,
  idSchema,
  momentSchema,
  REASON_LENGTH,
  scoreSchema,
} from './acts';
import { MAX_ENTRIES, MAX_PLAYERS, MAX_ROUNDS, MAX_TOGETHER, steps } from './event';

/** What a request is made on. */
export type Basis = 'event' | 'player' | 'round' | 'last round' | 'pairing' | 'nothing';

/** What each act is made on: its newest revision is that of the request. */
export const basisOf = {
  settings: 'event',
  step: 'event',
  look: 'event',
  link: 'event',
  'withdraw-link': 'event',
  enter: 'nothing',
  invite: 'nothing',
  edit: 'player',
  'edit-player': 'player',
  'renew-link': 'player',
  drop: 'player',
  unlock: 'player',
  'check-in': 'player',
  note: 'player',
  send: 'player',
  pair: 'last round',
  'withdraw-round': 'round',
  begin: 'round',
  clock: 'round',
  result: 'pairing',
  report: 'pairing',
} as const satisfies Record<string, Basis>;

/** Where the view has the revision that a request takes, for a sentence. */
export const basisWords: Readonly<Record<Basis, string>> = {
  event: 'that of the event, “changed” in the view',
  player: 'that of the player, “players[].revision” in the view',
  round: 'that of the round, “rounds[].revision” in the view',
  'last round': 'that of the last round, “rounds[].revision” in the view, or 0 before the first',
  pairing: 'that of the pairing, “rounds[].pairings[].revision” in the view',
  nothing: 'any, such as 0: it is not looked at',
};

// Secrets are made by the page, and only their hashes are sent, so that the server never stores or repeats one.

const round = wholeNumber(1, MAX_ROUNDS);
const pairing = wholeNumber(0, MAX_PLAYERS);
const player = idSchema;
/** The roster as JSON; it is read with its game. */
const roster = z.looseObject({});

/** A key as pages make it, which every database keeps as it is. */
const keySchema = z
  .string()
  .check(z.regex(/^[\x21-\x7e]{8,80}$/, { error: '8 to 80 printable ASCII characters' }), z.maxLength(80));

/** The revision that acts on several players take. */
const ofMany: Partial<Record<keyof typeof basisOf, string>> = {
  'check-in': `; of all players, ${basisWords.event}`,
  drop: `; of a list of players, ${basisWords.event}`,
};

/** What the document of the API says of an act: the revision that it takes. */
const takes = (act: keyof typeof basisOf): string =>
  `The revision of the request is ${basisWords[basisOf[act]]}${ofMany[act] ?? ''}.`;

const command = <Name extends keyof typeof basisOf, Shape extends z.core.$ZodShape>(
  act: Name,
  shape: Shape,
) => z.strictObject({ act: z.literal(act), ...shape }).check(z.describe(takes(act)));

/** What an organiser may ask for. */
export const organiserCommandSchema = z.discriminatedUnion('act', [
  command('settings', { settings: askedSettingsSchema }),
  command('step', { to: z.enum(steps), reason: z._default(textSchema(REASON_LENGTH), '') }),
  command('look', { reason: askedReasonSchema }),
  command('link', { role: z.enum(['organiser', 'spectator']), hash: hashSchema, label: nameSchema }),
  command('withdraw-link', { hash: hashSchema }),
  command('invite', { player, name: givenNameSchema, team: z._default(nameSchema, ''), link: hashSchema }),
  command('edit-player', { player, name: givenNameSchema, team: z._default(nameSchema, '') }),
  command('renew-link', { player, link: z.nullable(hashSchema) }),
  /** One player, or several, on the revision of the event: all of them or, if one is unknown, none. */
  command('drop', { player: z.union([player, listOf(player, MAX_TOGETHER)]), isOut: z.boolean() }),
  command('unlock', { player, reason: z.nullable(askedReasonSchema) }),
  /** One player, or all who are in the event (at most 500 at a time), on the revision of the event. */
  command('check-in', { player: z.union([player, z.literal('all')]), isCheckedIn: z.boolean() }),
  command('note', { player, note: notesSchema }),
  command('send', { player, roster }),
  /** Pairs the next round, or replaces its pairings; by hand if tables are given. */
  command('pair', {
    round,
    players: z._default(z.enum(['all', 'checked-in']), 'all'),
    tables: z.optional(listOf(z.strictObject({ a: player, b: z.nullable(player) }), MAX_PLAYERS)),
  }),
  command('withdraw-round', { round }),
  command('begin', { round }),
  command('clock', { round, until: z.nullable(momentSchema) }),
  command('result', { round, pairing, score: z.nullable(scoreSchema) }),
]);

/** What a player may ask for, about themselves. */
export const playerCommandSchema = z.discriminatedUnion('act', [
  command('edit', { name: givenNameSchema, team: z._default(nameSchema, '') }),
  command('send', { roster }),
  command('drop', { isOut: z.boolean() }),
  command('check-in', { isCheckedIn: z.boolean() }),
  command('report', { round, pairing, score: scoreSchema }),
]);

/** What anybody may ask for: to enter. */
export const publicCommandSchema = z.discriminatedUnion('act', [
  command('enter', { player, name: givenNameSchema, team: z._default(nameSchema, ''), link: hashSchema }),
]);

/**
 * The body of a request: the command, the revision of what it changes (of the event, the player, the round or the
 * pairing) as the page showed it, and a key by which a repeated request is answered as the first was.
 */
export const requestSchema = <Command extends z.core.$ZodType>(schema: Command) =>
  z.strictObject({
    key: keySchema,
    revision: wholeNumber(0, MAX_ENTRIES).check(
      z.describe('The revision of what the command changes, as the view has it: each act says which.'),
    ),
    command: schema,
  });

export type OrganiserCommand = z.output<typeof organiserCommandSchema>;
export type PlayerCommand = z.output<typeof playerCommandSchema>;
export type PublicCommand = z.output<typeof publicCommandSchema>;
