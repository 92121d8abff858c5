import * as z from 'zod/mini';
import { askedSettingsSchema, hashSchema, idSchema } from '@/lib/events/acts';
import {
  organiserCommandSchema,
  playerCommandSchema,
  publicCommandSchema,
  requestSchema,
} from '@/lib/events/commands';
import { textSchema } from '@/lib/roster/roster';
import { SECRET } from './links';

// The bodies of requests; the file of an event is read in a thread.

const serverKey = z._default(textSchema(200), '');

/** Makes an event; the organiser's secret is made by the page, and this is its hash. */
export const makeSchema = z.strictObject({
  serverKey,
  id: idSchema,
  settings: askedSettingsSchema,
  organiser: hashSchema,
});

/** Makes an event from its file, which `eventFileSchema` describes. */
export const importSchema = z.strictObject({ serverKey, file: z.looseObject({}) });

/** Exchanges the secret of a link for a cookie. */
export const sessionSchema = z.strictObject({
  secret: z
    .string()
    .check(z.regex(SECRET, { error: 'the 43 characters after #k= of a link' }), z.maxLength(43)),
});

/** Changes, by the role that may ask for them. */
export const changeSchemas = {
  organiser: requestSchema(organiserCommandSchema),
  player: requestSchema(playerCommandSchema),
  public: requestSchema(publicCommandSchema),
};
