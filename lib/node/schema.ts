import * as z from 'zod/mini';
import { answerSchema, fixAnswerSchema } from '@/lib/check/answer-schema';
import { resultsSchema } from '@/lib/events/results-schema';
import { matchSchema } from '@/lib/play/match-schema';
import { rosterSchema } from '@/lib/roster/parse';
import { collectionSchema } from '@/lib/roster/parse-collection';
import { FILE_BYTES, LIBRARY_BYTES, MATCH_BYTES } from '@/lib/roster/roster';
import type { AnyGameSystem } from '@/lib/roster/system';
import { loadSystem, systems } from '@/lib/systems/registry';

type FileKind = 'roster' | 'pack' | 'collection' | 'match' | 'odds' | 'library';
type AnswerKind = 'answer' | 'fixes' | 'results';

/** What has a JSON Schema: the kinds of file, the answers to a check and to a search for fixes, and events' results. */
export type SchemaKind = FileKind | AnswerKind;

const fileSchemas: Record<
  FileKind,
  (system: AnyGameSystem) => z.ZodMiniType | undefined | Promise<z.ZodMiniType | undefined>
> = {
  roster: rosterSchema,
  pack: (system) => system.packSchema,
  collection: collectionSchema,
  match: matchSchema,
  odds: async (system) => (await system.oddsCases?.())?.schema,
  library: (system) => system.librarySchema,
};

const mostBytes: Record<FileKind, number> = {
  roster: FILE_BYTES,
  pack: FILE_BYTES,
  collection: LIBRARY_BYTES,
  match: MATCH_BYTES,
  odds: LIBRARY_BYTES,
  library: LIBRARY_BYTES,
};

const answerSchemas: Record<AnswerKind, z.ZodMiniType> = {
  answer: answerSchema,
  fixes: fixAnswerSchema,
  results: resultsSchema,
};

/** All kinds, as the command line and the package list them. */
export const schemaKinds = [
  ...(Object.keys(fileSchemas) as FileKind[]),
  ...(Object.keys(answerSchemas) as AnswerKind[]),
];

const isAnswer = (what: SchemaKind): what is AnswerKind => Object.hasOwn(answerSchemas, what);

/**
 * The JSON Schema of a kind of file, for one game or all that have it, or of an answer.
 * @returns null if there is no such game, or none with such a file
 */
export async function jsonSchema(what: SchemaKind, id?: string): Promise<object | null> {
  if (isAnswer(what))
    return { title: `Muster ${what}`, ...z.toJSONSchema(answerSchemas[what], { io: 'input' }) };
  const ids = id === undefined ? systems.map((listed) => listed.id) : [id];
  const schemas: z.ZodMiniType[] = [];
  for (const each of ids) {
    const system = await loadSystem(each);
    if (system === null) return null;
    const own = await fileSchemas[what](system);
    if (own) schemas.push(own);
  }
  if (schemas.length === 0) return null;
  const schema = schemas.length === 1 ? (schemas[0] as z.ZodMiniType) : z.union(schemas);
  const { $schema, ...rest } = z.toJSONSchema(schema, { io: 'input' });
  const description = `UTF-8 JSON of at most ${mostBytes[what].toLocaleString('en-GB')} bytes.`;
  return { $schema, title: `Muster ${what}`, description, ...rest };
}
