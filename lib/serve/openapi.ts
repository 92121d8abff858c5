import { jsonSchema, type SchemaKind } from '@/lib/node/schema';
import { VERSION } from '@/lib/roster/version';
import { eventPaths, eventSchemas } from './events/openapi';
import { LIMITS } from './limits';

const kinds = { Roster: 'roster', Pack: 'pack', Answer: 'answer', Fixes: 'fixes' } satisfies Record<
  string,
  SchemaKind
>;

const ref = (name: keyof typeof kinds | 'Request' | 'Lines') => ({ $ref: `#/components/schemas/${name}` });

const json = (name: Parameters<typeof ref>[0]) => ({ 'application/json': { schema: ref(name) } });

const refused = (description: string) => ({ description, content: json('Answer') });

const refusals = {
  400: refused('The request, or the roster or pack in it, cannot be read.'),
  408: refused('The request took too long to arrive.'),
  413: refused('The body is too large.'),
  415: refused('The content type or encoding is not one of these.'),
  429: refused(
    'Too many requests of this client are in progress, or took long lately; Retry-After says when to try again.',
  ),
  500: refused('A bug in Muster.'),
  503: refused('The server is busy, or the roster took too long; Retry-After says when to try again.'),
};

/** The endpoints as an OpenAPI 3.1 document, with the schemas that files and answers are published with. */
export async function openApi(): Promise<object> {
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
  const body = (content: object) => ({ required: true, content });
  const lines = { 'application/x-ndjson': { schema: ref('Lines') } };
  return {
    openapi: '3.1.0',
    info: {
      title: 'Muster',
      version: VERSION,
      description: `Checks rosters, finds fixes and runs events. A roster has at most ${LIMITS.json.bytes} bytes, lines of rosters ${LIMITS.ndjson.bytes}.`,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    paths: {
      '/api/check': {
        post: {
          operationId: 'check',
          summary: 'Check a roster, or rosters one per line',
          requestBody: body({ ...json('Request'), ...lines }),
          responses: {
            200: {
              description:
                'The verdict. Lines are answered with an answer a line, and last {"checked": …} with their number.',
              content: { ...json('Answer'), ...lines },
            },
            ...refusals,
          },
        },
      },
      '/api/fix': {
        post: {
          operationId: 'fix',
          summary: 'Find fixes of a roster',
          requestBody: body(json('Request')),
          responses: { 200: { description: 'The fixes.', content: json('Fixes') }, ...refusals },
        },
      },
      ...eventPaths(),
      '/healthz': {
        get: {
          operationId: 'health',
          summary: 'Whether the server answers',
          responses: {
            200: {
              description: 'It does.',
              content: {
                'application/json': {
                  schema: { type: 'object', properties: { status: { const: 'ok' } }, required: ['status'] },
                },
              },
            },
          },
        },
      },
    },
    components: { schemas },
  };
}
