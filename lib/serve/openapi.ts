import swagger from '@fastify/swagger';
import * as z from 'zod/mini';
import { hashSchema, idSchema, momentSchema } from '@/lib/events/acts';
import { MAX_PLAYERS } from '@/lib/events/event';
import { eventFileSchema } from '@/lib/events/event-file';
import { askerSchema, commitmentsSchema, updateSchema } from '@/lib/events/view-schema';
import {
  faultsSchema,
  fixesSchema,
  jsonSchema,
  type SchemaKind,
  unreadableSchema,
  verdictSchema,
} from '@/lib/node/schema';
import { listOf } from '@/lib/roster/schemas';
import { VERSION } from '@/lib/roster/version';
import { changeSchemas, importSchema, makeSchema, sessionSchema } from '@/lib/serve/events/body';
import type { SpaceStore } from '@/lib/store/spaces';
import type { EventStore } from '@/lib/store/store';
import { createApp } from './app';
import type { EventSchemaName } from './described';
import { requestExamples } from './examples';
import { LIMITS, SPACE_LIMITS } from './limits';
import {
  changesSchema,
  currentSchema,
  recordsSchema,
  resultsSchema,
  spaceSchema,
  writtenSchema,
} from './spaces/schemas';
import type { Work } from './threads';

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

const named = {
  EventToMake: makeSchema,
  EventToImport: importSchema,
  EventLink: sessionSchema,
  OrganiserChange: changeSchemas.organiser,
  PlayerChange: changeSchemas.player,
  PublicChange: changeSchemas.public,
  EventsHere: hereSchema,
  EventMade: madeSchema,
  EventLinkOpened: openedSchema,
  EventViewed: viewedSchema,
  EventChanged: changedSchema,
  EventLists: listsSchema,
  EventListFix: fixedSchema,
  EventFile: eventFileSchema,
  Problem: problemSchema,
} satisfies Record<Exclude<EventSchemaName, 'Roster'>, z.ZodMiniType>;

const ofSpaces = {
  Space: spaceSchema,
  SpaceChanges: changesSchema,
  SpaceRecordWritten: writtenSchema,
  SpaceRecords: recordsSchema,
  SpaceResults: resultsSchema,
};

const jsonSchemasOf = (schemas: Record<string, z.ZodMiniType>): Record<string, object> =>
  Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, jsonSchemaOf(schema)]));

/** The schemas of requests and answers of events, for the OpenAPI document. */
export const eventSchemas = (): Record<string, object> => jsonSchemasOf(named);

function jsonSchemaOf(schema: z.ZodMiniType): object {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input' });
  return rest;
}

const kinds: Record<string, SchemaKind> = {
  Roster: 'roster',
  Pack: 'pack',
};

/** What the parts of addresses are. */
const parameters: Record<string, string> = {
  id: 'The id of the event.',
  rid: 'The id of the record.',
  player: 'The id of the player.',
  of: 'The id of the player whose list it is.',
};

const parameterOf = (url: string, name: string) =>
  name === 'id' && url.startsWith('/api/spaces') ? 'The id of the space.' : parameters[name];

/** The endpoints as an OpenAPI 3.1 document, with the schemas that files and answers are published with. */
export async function openApi(): Promise<object> {
  const unused = { close: async () => {} };
  const app = await createApp({
    work: unused as Work,
    pages: async () => {},
    events: {
      store: unused as EventStore,
      work: unused as never,
      serverKey: { key: '', isSet: false },
      clockMs: 60_000,
    },
    spaces: { store: { ...unused, sweep: async () => 0 } as unknown as SpaceStore },
    prepare: async (each) => {
      await each.register(swagger, {
        openapi: {
          openapi: '3.1.0',
          info: {
            title: 'Muster',
            version: VERSION,
            description: `Checks rosters, finds fixes, runs events and keeps spaces. A roster has at most ${LIMITS.json.bytes} bytes, lines of rosters ${LIMITS.ndjson.bytes}.`,
            license: { name: 'MIT', identifier: 'MIT' } as never,
          },
          servers: [{ url: process.env.BASE_PATH || '/', description: 'The server that this is read from.' }],
          tags,
          components: { securitySchemes },
        },
        transform: ({ schema, url, route }) => ({
          schema: { ...schema, ...paramsOf(url), ...rightsOf(url, [route.method].flat()) },
          // A route at "/" of a prefix is there with and without the slash.
          url: url.replace(/(?<=.)\/$/, ''),
        }),
      });
    },
  });
  await app.ready();
  const document = app.swagger();
  await app.close();
  await addExamples(document.paths as never);
  return { ...document, components: { securitySchemes, schemas: await schemasOf() } };
}

const tags = [
  {
    name: 'Rosters',
    description:
      'Checks and fixes. What is answered depends on the request alone; pages of any site may ask.',
  },
  { name: 'Events', description: 'Events of this server. A link is the right to what it opens.' },
  {
    name: 'Spaces',
    description:
      'Sets of encrypted records that some devices share. The token of a space is the right to read and change it.',
  },
  { name: 'Server', description: 'Whether it can work.' },
];

const securitySchemes = {
  Link: {
    type: 'apiKey',
    in: 'cookie',
    name: 'muster-link',
    description: 'The secret of a link; openLink sets it.',
  },
  Space: {
    type: 'http',
    scheme: 'bearer',
    description: 'The token of the space, of which the server keeps a hash.',
  },
  Token: {
    type: 'apiKey',
    in: 'header',
    name: 'X-Muster-Token',
    description: 'The token that openLink and views answer with; every change needs it.',
  },
} as const;

/** The group of a route, and what it needs: a spectator of a private event has a link too. */
function rightsOf(url: string, methods: readonly string[]) {
  if (url.startsWith('/api/spaces')) return { tags: ['Spaces'], security: [{ Space: [] }] };
  if (!url.startsWith('/api/events'))
    return { tags: [url.startsWith('/api/') ? 'Rosters' : 'Server'], security: [] };
  const [, role] = /^\/api\/events\/:id\/(organiser|players|public)/.exec(url) ?? [];
  const token = methods.includes('POST') ? { Token: [] } : {};
  const link = { Link: [], ...token };
  const security = role === undefined ? [] : role === 'public' ? [{}, { Link: [] }] : [link];
  return { tags: ['Events'], security };
}

type Body = { content: Record<string, { schema: { $ref: string }; examples?: object }> };

/** Adds an example, or several, to the body of each request. */
async function addExamples(paths: Record<string, Record<string, { requestBody?: Body }>>) {
  const examples = await requestExamples();
  for (const { requestBody } of Object.values(paths).flatMap((methods) => Object.values(methods)))
    for (const content of Object.values(requestBody?.content ?? {}))
      content.examples = examples[content.schema.$ref.split('/').at(-1) ?? ''] ?? {};
}

async function schemasOf(): Promise<Record<string, object>> {
  const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
  const schemas: Record<string, object> = {
    Request: {
      description: 'A roster, or a roster with the pack that it is checked against.',
      anyOf: [
        ref('Roster'),
        {
          type: 'object',
          properties: { roster: ref('Roster'), pack: { anyOf: [ref('Pack'), { type: 'null' }] } },
          required: ['roster'],
          additionalProperties: false,
        },
      ],
    },
    Lines: {
      type: 'string',
      description: 'A roster per line, as JSON; the first line may be {"pack": …}.',
    },
    LineAnswers: {
      type: 'string',
      description:
        'An answer per line, as JSON: a verdict, or why the line is not a roster; the last line is {"checked": …} or a problem.',
      contentMediaType: 'application/x-ndjson',
      contentSchema: { anyOf: [ref('Answer'), ref('Unreadable'), ref('Problem')] },
    },
    Answer: jsonSchemaOf(verdictSchema),
    Unreadable: jsonSchemaOf(unreadableSchema),
    Fixes: jsonSchemaOf(fixesSchema),
    ...eventSchemas(),
    ...jsonSchemasOf(ofSpaces),
    SealedRecord: {
      type: 'string',
      contentMediaType: 'application/octet-stream',
      description: `1 to ${SPACE_LIMITS.record.bytes} bytes that the server cannot read.`,
    },
  };
  for (const [name, kind] of Object.entries(kinds)) {
    const { $schema: _, $id: __, ...schema } = (await jsonSchema(kind)) as { $schema?: string; $id?: string };
    schemas[name] = schema;
  }
  return schemas;
}

function paramsOf(url: string) {
  const names = [...url.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  const properties = Object.fromEntries(
    names.map((name) => [name, { type: 'string', description: parameterOf(url, name) }]),
  );
  return names.length === 0 ? {} : { params: { type: 'object', properties } };
}
