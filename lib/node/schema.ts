import * as z from 'zod/mini';
import { eventFileSchema } from '@/lib/events/event-file';
import { resultsSchema } from '@/lib/events/results';
import { matchSchema } from '@/lib/play/match-schema';
import { collectionSchema } from '@/lib/roster/collection/parse-collection';
import { FILE_BYTES, LIBRARY_BYTES, MATCH_BYTES } from '@/lib/roster/limits';
import { rosterSchema } from '@/lib/roster/parse';
import { MAX_FAULTS } from '@/lib/roster/report';
import { listOf } from '@/lib/roster/schemas';
import type { AnyGameSystem } from '@/lib/roster/system';
import { loadSystem, systems } from '@/lib/systems/registry';

// The shapes of answers, for clients: they are published, not read.

const LISTED = 1000;

const text = (says: string) => z.string().check(z.describe(says));
const source = z.optional(
  text('Where it was found, if there were several: a file’s name, and a line or number.'),
);
const legal = z.boolean().check(z.describe('No problem is an error.'));
const game = text('The id of the game.');
const step = z.union([z.string(), z.number()]);
const elements = listOf(z.string(), LISTED).check(
  z.describe('Ids of the elements that break the rule or are changed.'),
);

/** Why something could not be read: the first faults. */
export const faultsSchema = listOf(
  z.object({
    path: text('Where it is, such as force.elements[3].stats.m; empty for the whole.'),
    code: z.enum(['file', 'system', 'missing', 'unknown-field', 'type', 'value', 'range', 'contradiction']),
    message: text('What is, and what would be right.'),
  }),
  MAX_FAULTS,
);

/** The answer about a file, or a line of a request, that could not be read. */
export const unreadableSchema = z.object({ source, legal: z.literal(false), unreadable: faultsSchema });

const problem = z.object({
  rule: text('The id of the rule.'),
  severity: z.enum(['error', 'warning', 'advice']),
  elements,
  page: z.nullable(step).check(z.describe('The page or section of the book; null if it is in none.')),
  message: text('What is, what may be, and the names of the elements.'),
  path: listOf(step, LISTED).check(z.describe('Where in the force it is put right.')),
  facts: z.looseObject({}).check(z.describe('The numbers and names in the message.')),
  more: z.optional(z.number().check(z.describe('How many more problems of the rule this one stands for.'))),
});

/** The answer about a roster that could be read. */
export const verdictSchema = z.object({
  source,
  name: text('The name of the roster.'),
  system: game,
  fingerprint: text('The first 12 digits of fingerprintFull.'),
  fingerprintFull: text('Identifies the force regardless of names: 64 hexadecimal digits.'),
  legal,
  undecided: z.optional(
    z.literal(true).check(z.describe('No error was found, but figures that the rules need are unknown.')),
  ),
  totals: z.looseObject({}).check(z.describe('Sums by name: points, and other numbers of the game.')),
  problems: listOf(problem, LISTED),
});

const fix = z.object({
  cost: z.number().check(z.describe('How far the fix departs from the roster.')),
  proven: z.boolean().check(z.describe('No fix costs less.')),
  source: z.enum(['take-back', 'change', 'changes', 'removal']),
  edits: listOf(
    z.object({ kind: z.string(), elements, cost: z.number(), text: text('The change in words.') }),
    LISTED,
  ),
  roster: z.looseObject({}).check(z.describe('The roster with the changes.')),
});

/** The answer about a roster: what a check prints, and what `/api/check` sends. */
export const answerSchema = z.union([verdictSchema, unreadableSchema]);

/** The fixes of a roster that could be read. */
export const fixesSchema = z.object({
  source,
  name: text('The name of the roster.'),
  system: game,
  legal,
  fixes: listOf(fix, LISTED),
  searched: z.object({
    checks: z.number().check(z.describe('Number of forces checked.')),
    upTo: z.number().check(z.describe('Every set of changes up to this cost was ruled out or is listed.')),
    seconds: z.number(),
    ended: z.boolean().check(z.describe('The search ended before its time limit.')),
  }),
});

/** The answer about a roster's fixes: what a search prints, and what `/api/fix` sends. */
export const fixAnswerSchema = z.union([fixesSchema, unreadableSchema]);

type FileKind = 'roster' | 'pack' | 'collection' | 'match' | 'odds' | 'library';
type AnswerKind = 'answer' | 'fixes' | 'results' | 'event';

/** What has a JSON Schema: the kinds of file, the answers to a check and to a search for fixes, and events and their results. */
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
  event: eventFileSchema,
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
  if (isAnswer(what)) return { ...named(what), ...z.toJSONSchema(answerSchemas[what], { io: 'input' }) };
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
  return { $schema, ...named(what, id), description, ...rest };
}

/** The title of a schema, and the address under which a server has it; there is none of one game alone. */
const named = (what: SchemaKind, id?: string) => ({
  ...(id === undefined && { $id: `${process.env.BASE_PATH ?? ''}/schema/${what}.json` }),
  title: `Muster ${what}`,
});
