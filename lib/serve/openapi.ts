import swagger from '@fastify/swagger';
import * as z from 'zod/mini';
import { eventFileSchema } from '@/lib/events/event-file';
import { fixesSchema, jsonSchema, type SchemaKind, unreadableSchema, verdictSchema } from '@/lib/node/schema';
import { VERSION } from '@/lib/roster/version';
import { changeSchemas, importSchema, makeSchema, sessionSchema } from '@/lib/serve/events/body';
import type { SpaceStore } from '@/lib/store/spaces';
import type { EventStore } from '@/lib/store/store';
import {
  changedSchema,
  fixedSchema,
  hereSchema,
  listsSchema,
  madeSchema,
  openedSchema,
  problemSchema,
  viewedSchema,
} from './answer-schemas';
import { createApp } from './app';
import type { EventSchemaName } from './described';
import { requestExamples } from './examples';
import { LIMITS, SPACE_LIMITS } from './limits';
import { changesSchema, recordsSchema, resultsSchema, spaceSchema, writtenSchema } from './spaces/schemas';
import type { Work } from './threads';

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
