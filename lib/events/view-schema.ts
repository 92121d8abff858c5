import * as z from 'zod/mini';
import { listOf } from '@/lib/roster/schemas';
import { hashSchema, idSchema, momentSchema, scoreSchema, settingsSchema } from './acts';
import { MAX_LINKS, MAX_PLAYERS, MAX_ROUNDS, steps } from './event';
import type { ViewUpdate } from './view';

const LISTED = 1000;

const text = (says: string) => z.string().check(z.describe(says));
const number = z.int();
const role = z.enum(['organiser', 'spectator', 'public']);

/** Who asks. */
export const askerSchema = z.union([
  z.object({ role }),
  z.object({ role: z.literal('player'), id: idSchema }),
]);

/** What was published of a player's lists. */
export const commitmentsSchema = listOf(z.object({ at: momentSchema, hash: hashSchema }), LISTED).check(
  z.describe('What was published of the lists, the first at the first lock.'),
);

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
  commitments: commitmentsSchema,
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

/** What somebody sees of an event that is not as it was at an earlier revision; all of it without one. */
export const updateSchema = z.object({
  id: idSchema,
  revision: number,
  changed: number.check(z.describe('The revision of the settings, the step and the links.')),
  now: momentSchema,
  you: askerSchema,
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
  players: listOf(player, MAX_PLAYERS).check(z.describe('Those that changed since the revision asked for.')),
  rounds: listOf(z.nullable(round), MAX_ROUNDS).check(
    z.describe('Null for one that is as before the revision asked for.'),
  ),
}) as unknown as z.ZodMiniType<ViewUpdate>;
