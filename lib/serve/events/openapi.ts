import * as z from 'zod/mini';
import { eventFileSchema } from '@/lib/events/event-file';
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
import { changeSchemas, importSchema, makeSchema, sessionSchema } from './schemas';

const requests = {
  EventToMake: makeSchema,
  EventToImport: importSchema,
  EventLink: sessionSchema,
  OrganiserChange: changeSchemas.organiser,
  PlayerChange: changeSchemas.player,
  PublicChange: changeSchemas.public,
};

const answers = {
  EventsHere: hereSchema,
  EventMade: madeSchema,
  EventLinkOpened: openedSchema,
  EventViewed: viewedSchema,
  EventChanged: changedSchema,
  EventLists: listsSchema,
  EventListFix: fixedSchema,
  EventFile: eventFileSchema,
  Problem: problemSchema,
};

type Name = keyof typeof requests | keyof typeof answers;

const ref = (name: Name) => ({ $ref: `#/components/schemas/${name}` });

/** The schemas of requests and answers of events, for the OpenAPI document. */
export function eventSchemas(): Record<string, object> {
  const schemas: Record<string, object> = {};
  const add = (all: Record<string, z.ZodMiniType>) => {
    for (const [name, schema] of Object.entries(all)) {
      const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input' });
      schemas[name] = rest;
    }
  };
  add(requests);
  add(answers);
  return schemas;
}

const problem = (description: string) => ({
  description,
  content: { 'application/problem+json': { schema: ref('Problem') } },
});

const problems = {
  400: problem('The request, or the roster or pack in it, cannot be read.'),
  401: problem('The request has no link of this event, or one that is not valid any more.'),
  403: problem('The link does not give this right, or the request is of another site.'),
  404: problem('There is no such event, player, round or list.'),
  409: problem('The event does not allow this now, or the request was made on an older revision.'),
  429: problem('Too many requests; Retry-After says when to try again.'),
  503: problem('The server is busy, or its database is not available; Retry-After says when to try again.'),
};

const json = (name: Name) => ({ 'application/json': { schema: ref(name) } });
const body = (name: Name) => ({ required: true, content: json(name) });
const done = (status: number, description: string, name: Name) => ({
  [status]: { description, content: json(name) },
  ...problems,
});

const inPath = (name: string, description: string) => ({
  name,
  in: 'path',
  required: true,
  description,
  schema: { type: 'string' },
});
const event = inPath('id', 'The id of the event.');
const listOfPlayer = inPath('of', 'The id of the player whose list it is.');
const since = {
  name: 'since',
  in: 'query',
  description: 'The revision that is known: what did not change since is left out. 0 for everything.',
  schema: { type: 'integer', minimum: 0, default: 0 },
};
const token = {
  name: 'X-Muster-Token',
  in: 'header',
  required: true,
  description: 'The token that the link was answered with.',
  schema: { type: 'string' },
};

/** The routes of events, as paths of the OpenAPI document. */
export const eventPaths = (): Record<string, object> => ({
  '/api/events/here.json': {
    get: {
      operationId: 'eventsHere',
      summary: 'Whether the server has events',
      responses: done(200, 'It has.', 'EventsHere'),
    },
  },
  '/api/events': {
    post: {
      operationId: 'makeEvent',
      summary: 'Make an event',
      requestBody: body('EventToMake'),
      responses: done(201, 'It was made, or was made before by the same request.', 'EventMade'),
    },
  },
  '/api/events/import': {
    post: {
      operationId: 'importEvent',
      summary: 'Make an event from its file',
      requestBody: body('EventToImport'),
      responses: done(201, 'It was made; its links work here.', 'EventMade'),
    },
  },
  '/api/events/{id}/session': {
    post: {
      operationId: 'openLink',
      summary: 'Exchange the secret of a link for a cookie',
      parameters: [event],
      requestBody: body('EventLink'),
      responses: done(200, 'Who the link is for; the cookie muster-link is set.', 'EventLinkOpened'),
    },
  },
  ...pathsOf('organiser', '/api/events/{id}/organiser', [event]),
  ...pathsOf('player', '/api/events/{id}/players/{player}', [
    event,
    inPath('player', 'The id of the player.'),
  ]),
  ...pathsOf('public', '/api/events/{id}/public', [event]),
});

const changes = { organiser: 'OrganiserChange', player: 'PlayerChange', public: 'PublicChange' } as const;

/** The routes below the base of a role. */
function pathsOf(role: keyof typeof changes, base: string, parameters: object[]): Record<string, object> {
  const named = (what: string) => `${role}${what}`;
  const paths = {
    [base]: {
      get: {
        operationId: named('View'),
        summary: 'The event, as the asker may see it',
        parameters: [...parameters, since],
        responses: done(200, 'The view, and the token for changes.', 'EventViewed'),
      },
      post: {
        operationId: named('Change'),
        summary: 'Change the event',
        parameters: role === 'public' ? parameters : [...parameters, token],
        requestBody: body(changes[role]),
        responses: done(200, 'It was changed, or was changed before by the same request.', 'EventChanged'),
      },
    },
    [`${base}/live`]: {
      get: {
        operationId: named('Live'),
        summary: 'Changes as they happen',
        parameters: [...parameters, since],
        responses: {
          200: {
            description: 'Events named "view", each with what changed since the one before, as a view.',
            content: { 'text/event-stream': { schema: { type: 'string' } } },
          },
          ...problems,
        },
      },
    },
    [`${base}/lists`]: {
      get: {
        operationId: named('Lists'),
        summary: 'The lists that the asker may read',
        parameters,
        responses: done(200, 'The lists, with what was published of them.', 'EventLists'),
      },
    },
    [`${base}/lists/{of}`]: {
      get: {
        operationId: named('List'),
        summary: 'The list of a player',
        parameters: [...parameters, listOfPlayer],
        responses: {
          200: {
            description: 'The roster.',
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Roster' } } },
          },
          ...problems,
        },
      },
    },
  };
  if (role !== 'organiser') return paths;
  return {
    ...paths,
    [`${base}/file`]: {
      get: {
        operationId: 'organiserFile',
        summary: 'The whole event as a file',
        parameters,
        responses: done(200, 'The file.', 'EventFile'),
      },
    },
    [`${base}/fix/{of}`]: {
      get: {
        operationId: 'organiserFix',
        summary: 'The cheapest fix of a list',
        parameters: [...parameters, listOfPlayer],
        responses: done(200, 'The fix; null if none was found or needed.', 'EventListFix'),
      },
    },
  };
}
