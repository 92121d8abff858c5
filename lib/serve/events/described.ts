import type { FastifySchema } from 'fastify';
import { contentOf } from '../described';

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

const problem = (description: string) => ({
  description,
  content: contentOf('Problem', 'application/problem+json'),
});

const problems = {
  400: problem('The request, or the roster or pack in it, cannot be read.'),
  401: problem('The request has no link of this event, or one that is not valid any more.'),
  403: problem('The link does not give this right, or the request is of another site.'),
  404: problem('The event, player, round or list does not exist.'),
  409: problem('The event does not allow this now, or the request was made on an older revision.'),
  429: problem('Too many requests; Retry-After says when to try again.'),
  503: problem('The server is busy, or its database is not available; Retry-After says when to try again.'),
};

interface Described {
  operationId: string;
  summary: string;
  body?: EventSchemaName;
  status?: number;
  /** What a request that was done is answered with. */
  answer: { description: string; content: object };
  /** Parameters besides those of the address. */
  more?: Pick<FastifySchema, 'querystring' | 'headers'>;
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

/** The header of a change that needs a link. */
export const tokenHeader = {
  headers: {
    type: 'object',
    properties: {
      'X-Muster-Token': { description: 'The token that the link was answered with.', type: 'string' },
    },
    required: ['X-Muster-Token'],
  },
};
