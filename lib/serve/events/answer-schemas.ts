import * as z from 'zod/mini';
import { hashSchema, idSchema, momentSchema, scoreSchema, settingsSchema } from '@/lib/events/acts';
import { MAX_LINKS, MAX_PLAYERS, MAX_ROUNDS, steps } from '@/lib/events/event';
import { listOf } from '@/lib/roster/lists';
import { MAX_FAULTS } from '@/lib/roster/report';

// The shapes of answers, for clients: they are published, not read.

const LISTED = 1000;

const text = (says: string) => z.string().check(z.describe(says));
const number = z.int();
const role = z.enum(['organiser', 'spectator', 'public']);
const asker = z.union([z.object({ role }), z.object({ role: z.literal('player'), id: idSchema })]);
const commitments = listOf(z.object({ at: momentSchema, hash: hashSchema }), LISTED).check(
  z.describe('What was published of the lists, the first at the first lock.'),
);

/** A change that was made. */
export const changedSchema = z.object({
  revision: number.check(z.describe('The revision of the event after the change.')),
  receipt: z.optional(
    z
      .object({ number, at: momentSchema, fingerprint: hashSchema, content: hashSchema })
      .check(z.describe('Of a list that was accepted.')),
  ),
});

/** An event that was made or imported. */
export const madeSchema = z.object({ id: idSchema, revision: number });

/** Whether the server has events. */
export const hereSchema = z.object({
  events: z.literal(true),
  needsKey: z.boolean().check(z.describe('Making an event needs the key of the server.')),
});

/** A link that was exchanged for a cookie. */
export const openedSchema = z.object({ asker, token: text('For the header X-Muster-Token.') });

const list = z.object({
  number,
  at: momentSchema,
  content: text('The SHA-256 of the list, if it may be read.'),
  bytes: number,
  name: z.string(),
  fingerprint: hashSchema,
  commitment: hashSchema,
  salt: z.nullable(hashSchema),
  verdict: z.enum(['legal', 'undecided', 'illegal']),
  figures: text('The headline figures.'),
  problems: listOf(z.string(), LISTED),
  isReadable: z.boolean(),
});

const player = z.object({
  id: idSchema,
  number,
  revision: number,
  name: z.string(),
  team: z.string(),
  entered: momentSchema,
  sent: number,
  commitments,
  unlocked: z.nullable(z.string()),
  isCheckedIn: z.boolean(),
  isOut: z.boolean(),
  since: number,
  note: text('For organisers only.'),
  hasLink: z.boolean(),
  list: z.nullable(list),
});

const pairing = z.object({
  revision: number,
  a: idSchema,
  b: z.nullable(idSchema),
  table: z.nullable(number),
  why: listOf(z.string(), LISTED),
  reported: z.object({ a: z.nullable(scoreSchema), b: z.nullable(scoreSchema) }),
  result: z.nullable(
    z.object({
      a: number,
      b: number,
      winner: z.nullable(z.enum(['a', 'b'])),
      by: z.enum(['players', 'organiser']),
    }),
  ),
});

const round = z.object({
  number,
  how: z.enum(['all', 'checked-in', 'by-hand']),
  revision: number,
  begun: z.nullable(momentSchema),
  pairings: listOf(z.nullable(pairing), MAX_PLAYERS).check(
    z.describe('Null for one that is as before the revision asked for.'),
  ),
  until: z.nullable(momentSchema),
});

const notice = z.object({
  at: momentSchema,
  what: z.enum(['back', 'unlocked', 'link', 'looked']),
  reason: z.string(),
  from: z.optional(z.enum(steps)),
  to: z.optional(z.enum(steps)),
  player: z.optional(idSchema),
});

/** An event as the asker may see it, or that it is private. */
const viewSchema = z.union([
  z.object({
    id: idSchema,
    revision: number,
    changed: number.check(z.describe('The revision of the settings, the step and the links.')),
    now: momentSchema,
    you: asker,
    step: z.enum(steps),
    settings: z.nullable(settingsSchema).check(z.describe('Null if as before the revision asked for.')),
    seed: hashSchema,
    notices: listOf(notice, LISTED),
    links: listOf(
      z.object({
        role: z.enum(['organiser', 'spectator']),
        hash: hashSchema,
        made: momentSchema,
        label: z.string(),
      }),
      MAX_LINKS,
    ),
    players: listOf(player, MAX_PLAYERS).check(
      z.describe('Those that changed since the revision asked for.'),
    ),
    rounds: listOf(z.nullable(round), MAX_ROUNDS).check(
      z.describe('Null for one that is as before the revision asked for.'),
    ),
  }),
  z.object({ id: idSchema, isPrivate: z.literal(true), name: z.string() }),
]);

/** A view, with the token for changes. */
export const viewedSchema = z.object({ view: viewSchema, token: z.string() });

/** The lists that may be read. */
export const listsSchema = z.object({
  lists: listOf(
    z.object({
      player: idSchema,
      text: text('The roster’s file.'),
      salt: text('32 random bytes in hexadecimal; empty before the reveal.'),
      commitments,
    }),
    MAX_PLAYERS,
  ),
});

/** The cheapest fix of a list. */
export const fixedSchema = z.object({
  fix: z.nullable(z.object({ edits: listOf(z.string(), LISTED), changes: number })),
});

/** Why a request was not done. */
export const problemSchema = z.object({
  type: z.literal('about:blank'),
  title: z.string(),
  status: number,
  detail: text('A sentence for the user.'),
  kind: z.optional(z.enum(['outdated', 'forbidden', 'unknown', 'conflict', 'invalid'])),
  faults: z.optional(
    listOf(z.object({ path: z.string(), code: z.string(), message: z.string() }), MAX_FAULTS),
  ),
  view: z.optional(viewSchema.check(z.describe('What is there now, if the request was outdated.'))),
});
