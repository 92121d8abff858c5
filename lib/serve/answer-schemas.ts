import * as z from 'zod/mini';
import { hashSchema, idSchema, momentSchema } from '@/lib/events/acts';
import { MAX_PLAYERS } from '@/lib/events/event';
import { askerSchema, commitmentsSchema, updateSchema } from '@/lib/events/view-schema';
import { faultsSchema } from '@/lib/node/schema';
import { listOf } from '@/lib/roster/schemas';
import { currentSchema } from './spaces/schemas';

// The shapes of answers, for clients: they are published, not read.

const LISTED = 1000;

const text = (says: string) => z.string().check(z.describe(says));
const number = z.int();

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
  spaces: z.boolean().check(z.describe('The server has spaces, and this page may use them.')),
});

/** A link that was exchanged for a cookie. */
export const openedSchema = z.object({ asker: askerSchema, token: text('For the header X-Muster-Token.') });

/** An event as the asker may see it, or that it is private. */
const viewSchema = z.union([
  updateSchema,
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
      commitments: commitmentsSchema,
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
  faults: z.optional(faultsSchema),
  view: z.optional(viewSchema.check(z.describe('What is there now, if the request was outdated.'))),
  current: z.optional(
    z.nullable(currentSchema).check(z.describe('What is there now of a record, if another was replaced.')),
  ),
});
