import * as z from 'zod/mini';
import { momentSchema } from '@/lib/events/acts';
import { listOf } from '@/lib/roster/schemas';
import { SPACE_LIMITS } from '../limits';

/** The form of the ids of spaces and records: 12 to 48 bytes in base64url. */
export const ID = /^[\w-]{16,64}$/;

/** Most records of a batch, and of a page. */
const MAX_RECORDS = 100;

const idSchema = z
  .string()
  .check(z.regex(ID, { error: '16 to 64 letters, digits, hyphens and underscores' }), z.maxLength(64));

const revisionSchema = z
  .string()
  .check(z.regex(/^[1-9]\d{0,8}$/, { error: 'a revision, such as "3"' }), z.maxLength(9));

const dataSchema = z
  .string()
  .check(z.regex(/^[\w-]+$/, { error: 'text in base64url' }), z.maxLength(SPACE_LIMITS.batch.bytes));

/** The records of a batch. */
export const recordsSchema = z.strictObject({
  records: listOf(
    z.strictObject({
      id: idSchema,
      ifMatch: z
        .nullable(revisionSchema)
        .check(z.describe('The revision that is replaced; null for a new record.')),
      data: z
        .nullable(dataSchema)
        .check(z.describe('The sealed bytes in base64url; null deletes the record.')),
    }),
    MAX_RECORDS,
  ),
});

// The shapes of answers, for clients: they are published, not read.

const cursorSchema = z.string().check(z.describe('A position among the changes of the space.'));
const expiresSchema = momentSchema.check(
  z.describe('When the space is deleted unless it is used before, in milliseconds since 1970.'),
);

const beforeSchema = z
  .string()
  .check(
    z.describe(
      'The cursor right before this: a device that has this one has all up to “cursor” without asking.',
    ),
  );

/** What is there of a record. */
export const currentSchema = z.object({ revision: revisionSchema, data: z.nullable(dataSchema) });

/** A space that was made, or was there. */
export const spaceSchema = z.object({ cursor: cursorSchema, expires: expiresSchema });

/** Records that changed. */
export const changesSchema = z.object({
  records: listOf(
    z.object({ id: idSchema, revision: revisionSchema, data: z.nullable(dataSchema) }),
    MAX_RECORDS,
  ),
  cursor: cursorSchema.check(z.describe('The next "since".')),
  more: z.boolean().check(z.describe('Whether there are later changes.')),
  expires: expiresSchema,
});

/** A record that was written. */
export const writtenSchema = z.object({
  revision: revisionSchema,
  before: beforeSchema,
  cursor: cursorSchema.check(z.describe('The position of this change.')),
});

/** What became of each record of a batch. */
export const resultsSchema = z.object({
  results: listOf(
    z.object({
      id: idSchema,
      status: z.union([z.literal(200), z.literal(201), z.literal(412), z.literal(413)]),
      revision: z.optional(revisionSchema),
      current: z.optional(
        z
          .nullable(currentSchema)
          .check(
            z.describe(
              'What is there, if another revision was replaced; it is left out above 4 MiB of them, and read as a change.',
            ),
          ),
      ),
      detail: z.optional(z.string().check(z.describe('Why the record is too large, or the space is full.'))),
    }),
    MAX_RECORDS,
  ),
  before: beforeSchema,
  cursor: cursorSchema,
});
