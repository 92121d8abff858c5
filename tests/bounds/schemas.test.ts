import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { matchSchema } from '@/lib/play/match-schema';
import { collectionSchema } from '@/lib/roster/collection/parse-collection';
import { rosterSchema } from '@/lib/roster/parse';
import { entrySchema, frameSchema, itemSchema, matchEntrySchema } from '@/lib/storage/backup';
import { systems } from '@/lib/systems/registry';

interface Schema {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  maxItems?: number;
  maxLength?: number;
  maxProperties?: number;
  properties?: Record<string, Schema>;
  propertyNames?: Schema;
  additionalProperties?: boolean | Schema;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
}

/** The paths of everything in a schema without a maximum size. */
function unbounded(schema: Schema, path = ''): string[] {
  const found: string[] = [];
  const { properties = {}, propertyNames, additionalProperties: others, items } = schema;
  if (schema.type === 'array' && schema.maxItems === undefined) found.push(`${path}[]`);
  if (schema.type === 'string' && !(schema.maxLength ?? schema.enum ?? schema.const)) found.push(path);
  if (schema.type === 'object' && others !== false && schema.maxProperties === undefined)
    found.push(`${path}{}`);
  for (const [key, inner] of Object.entries(properties)) found.push(...unbounded(inner, `${path}.${key}`));
  if (propertyNames) found.push(...unbounded(propertyNames, `${path}{name}`));
  if (typeof others === 'object') found.push(...unbounded(others, `${path}{value}`));
  if (items) found.push(...unbounded(items, `${path}[]`));
  for (const inner of [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])])
    found.push(...unbounded(inner, path));
  return found;
}

const inputOf = (schema: z.ZodMiniType) => unbounded(z.toJSONSchema(schema, { io: 'input' }) as Schema);

test.each(systems.map(({ id, load }) => [id, load] as const))(
  'every list, text and record in the files of %s has a maximum',
  async (_, load) => {
    const { system } = await load();
    const { packSchema, librarySchema, storedSchemas = {} } = system;
    const collection = await collectionSchema(system);
    const all = {
      roster: rosterSchema(system),
      match: matchSchema(system),
      collection,
      packSchema,
      librarySchema,
      ...storedSchemas,
    };
    for (const [name, schema] of Object.entries(all)) if (schema) expect(inputOf(schema), name).toEqual([]);
  },
);

test('every list and text of a backup has a maximum', () => {
  for (const schema of [frameSchema, entrySchema, itemSchema, matchEntrySchema])
    expect(inputOf(schema)).toEqual([]);
});

test('a list, a text or a record without a maximum is found', () => {
  const schema = z.strictObject({
    list: z.array(z.boolean()),
    text: z.optional(z.string()),
    record: z.union([z.null(), z.record(z.string(), z.boolean())]),
    inner: z.array(z.strictObject({ texts: z.array(z.string()) })).check(z.maxLength(3)),
    open: z.looseObject({}),
  });
  expect(inputOf(schema)).toEqual([
    '.list[]',
    '.text',
    '.record{}',
    '.record{name}',
    '.inner[].texts[]',
    '.inner[].texts[]',
    '.open{}',
  ]);
});
