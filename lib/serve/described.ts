import type { FastifySchema } from 'fastify';

// What the OpenAPI document says of routes. Nothing is read or written by it: the parsers of files say better what is
// wrong with a body.

/** The content of a body: a schema of the document by its name. */
export const contentOf = (name: string, type = 'application/json') => ({
  [type]: { schema: { $ref: `#/components/schemas/${name}` } },
});

/** Of routes that the document leaves out. */
export const hidden: FastifySchema = { hide: true };

/** The schemas of the OpenAPI document for events, by their names there (`openapi.ts`). */
export type EventSchemaName =
  | 'EventToMake'
  | 'EventToImport'
  | 'EventLink'
  | 'OrganiserChange'
  | 'PlayerChange'
  | 'PublicChange'
  | 'EventsHere'
  | 'EventMade'
  | 'EventLinkOpened'
  | 'EventViewed'
  | 'EventChanged'
  | 'EventLists'
  | 'EventListFix'
  | 'EventFile'
  | 'Problem'
  | 'Roster';

const header = (name: string, type: string, description: string) => ({
  headers: { [name]: { type, description } },
});
export const retryAfter = header('Retry-After', 'integer', 'Seconds after which to ask again.');
const allow = header('Allow', 'string', 'The methods of the address.');

/** A problem as the document shows it. */
export const problem = (description: string, more: object = {}) => ({
  description,
  ...more,
  content: contentOf('Problem', 'application/problem+json'),
});

/** The refusals of checks and of searches for fixes, by their status. */
export const refusals = {
  400: problem('The request, or the roster or pack in it, cannot be read.'),
  408: problem('The request took too long to arrive.'),
  413: problem('The body is too large.'),
  405: problem('The address answers to other methods; Allow names them.', allow),
  415: problem('The content type or encoding is not one of these.'),
  429: problem(
    'Too many requests of this client are in progress, or took long lately; Retry-After says when to try again.',
    retryAfter,
  ),
  500: problem('A bug in Muster.'),
  503: problem(
    'The server is busy, or the roster took too long; Retry-After says when to try again.',
    retryAfter,
  ),
};

const problems = {
  400: problem('The request, or the roster or pack in it, cannot be read.'),
  401: problem('The request has no link of this event, or one that is not valid any more.'),
  403: problem('The link does not give this right, or the request is of another site.'),
  404: problem('The event, player, round or list does not exist.'),
  409: problem('The event does not allow this now, or the request was made on an older revision.'),
  429: problem('Too many requests; Retry-After says when to try again.', retryAfter),
  503: problem(
    'The server is busy, or its database is not available; Retry-After says when to try again.',
    retryAfter,
  ),
};

interface Described {
  operationId: string;
  summary: string;
  body?: EventSchemaName;
  status?: number;
  /** What a request that was done is answered with. */
  answer: { description: string; content: object };
  /** Parameters besides those of the address. */
  more?: Pick<FastifySchema, 'querystring'>;
}

/** What the OpenAPI document says of a route of events. */
export const described = ({ body, status = 200, answer, more, ...named }: Described): FastifySchema => ({
  ...named,
  ...more,
  ...(body && { body: { content: contentOf(body) } }),
  response: { [status]: answer, ...problems },
});

/** The answer to a request that was done. */
export const answerOf = (name: EventSchemaName, description: string) => ({
  description,
  content: contentOf(name),
});

/** The query of a view. */
export const sinceQuery = {
  querystring: {
    type: 'object',
    properties: {
      since: {
        description: 'The revision that is known: what did not change since is left out. 0 for everything.',
        type: 'integer',
        minimum: 0,
        default: 0,
      },
    },
  },
};
