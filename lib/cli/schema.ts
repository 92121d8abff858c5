import * as z from 'zod/mini';
import { rosterSchema } from '@/lib/roster/parse';
import { collectionSchema } from '@/lib/roster/parse-collection';
import { FILE_BYTES, LIBRARY_BYTES } from '@/lib/roster/roster';
import type { AnyGameSystem } from '@/lib/roster/system';
import { loadSystem, systems } from '@/lib/systems/registry';

/** The kinds of file that have a schema. */
export type FileKind = 'roster' | 'pack' | 'collection' | 'library';

const schemaOf: Record<
  FileKind,
  (system: AnyGameSystem) => z.ZodMiniType | undefined | Promise<z.ZodMiniType>
> = {
  roster: rosterSchema,
  pack: (system) => system.packSchema,
  collection: collectionSchema,
  library: (system) => system.librarySchema,
};

/**
 * The JSON Schema of a kind of file, for one game or all that have it.
 * @returns null if there is no such game, or none with such a file
 */
export async function jsonSchema(what: FileKind, id?: string): Promise<object | null> {
  const ids = id === undefined ? systems.map((listed) => listed.id) : [id];
  const schemas: z.ZodMiniType[] = [];
  for (const each of ids) {
    const system = await loadSystem(each);
    if (system === null) return null;
    const own = await schemaOf[what](system);
    if (own) schemas.push(own);
  }
  if (schemas.length === 0) return null;
  const schema = schemas.length === 1 ? (schemas[0] as z.ZodMiniType) : z.union(schemas);
  const { $schema, ...rest } = z.toJSONSchema(schema, { io: 'input' });
  const most = what === 'roster' || what === 'pack' ? FILE_BYTES : LIBRARY_BYTES;
  const description = `UTF-8 JSON of at most ${most.toLocaleString('en-GB')} bytes.`;
  return { $schema, title: `Muster ${what}`, description, ...rest };
}
