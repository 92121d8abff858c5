import swagger from '@fastify/swagger';
import { jsonSchema, type SchemaKind } from '@/lib/node/schema';
import { VERSION } from '@/lib/roster/version';
import type { EventStore } from '@/lib/store/store';
import { createApp } from './app';
import { eventSchemas } from './events/openapi';
import { LIMITS } from './limits';
import type { Work } from './threads';

const kinds: Record<string, SchemaKind> = {
  Roster: 'roster',
  Pack: 'pack',
  Answer: 'answer',
  Fixes: 'fixes',
};

/** What the parts of addresses are. */
const parameters: Record<string, string> = {
  id: 'The id of the event.',
  player: 'The id of the player.',
  of: 'The id of the player whose list it is.',
};

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
    prepare: async (each) => {
      await each.register(swagger, {
        openapi: {
          openapi: '3.1.0',
          info: {
            title: 'Muster',
            version: VERSION,
            description: `Checks rosters, finds fixes and runs events. A roster has at most ${LIMITS.json.bytes} bytes, lines of rosters ${LIMITS.ndjson.bytes}.`,
            license: { name: 'MIT', identifier: 'MIT' } as never,
          },
        },
        transform: ({ schema, url }) => ({
          schema: { ...schema, ...paramsOf(url) },
          // A route at "/" of a prefix is there with and without the slash.
          url: url.replace(/(?<=.)\/$/, ''),
        }),
      });
    },
  });
  await app.ready();
  const document = app.swagger();
  await app.close();
  return { ...document, components: { schemas: await schemasOf() } };
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
      description: 'One JSON value per line; the first line of a request may be {"pack": …}.',
    },
    ...eventSchemas(),
  };
  for (const [name, kind] of Object.entries(kinds)) {
    const { $schema: _, ...schema } = (await jsonSchema(kind)) as { $schema?: string };
    schemas[name] = schema;
  }
  return schemas;
}

function paramsOf(url: string) {
  const names = [...url.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  const properties = Object.fromEntries(
    names.map((name) => [name, { type: 'string', description: parameters[name] }]),
  );
  return names.length === 0 ? {} : { params: { type: 'object', properties } };
}
