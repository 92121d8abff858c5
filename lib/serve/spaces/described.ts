import type { FastifySchema } from 'fastify';
import { contentOf, problem, retryAfter } from '../described';

// What the OpenAPI document says of the routes of spaces.

const problems = {
  400: problem('The request cannot be read.'),
  401: problem('The request has no token.'),
  429: problem('Too many requests; Retry-After says when to try again.', retryAfter),
  503: problem(
    'The server is busy, or its database is not available; Retry-After says when to try again.',
    retryAfter,
  ),
};

const unknown = { 404: problem('There is no space with this id and this token.') };

const answer = (description: string, name: string) => ({ description, content: contentOf(name) });
const etag = { headers: { ETag: { type: 'string', description: 'The revision, in quotes.' } } };

const route = (operationId: string, summary: string, more: FastifySchema): FastifySchema => ({
  operationId,
  summary,
  ...more,
  response: { ...problems, ...(more.response as object) },
});

/** What the document says of each route. */
export const routes = {
  make: route('makeSpace', 'Make a space', {
    response: {
      200: answer('It was there, with this token.', 'Space'),
      201: answer('It was made.', 'Space'),
      403: problem('Another space has this id.'),
    },
  }),
  changes: route('spaceChanges', 'Records that changed', {
    querystring: {
      type: 'object',
      properties: {
        since: {
          description: 'The cursor of the page before; 0 for all records.',
          type: 'string',
          default: '0',
        },
      },
    },
    response: {
      ...unknown,
      200: answer('At most 100 records or 4 MiB, in the order of their last change.', 'SpaceChanges'),
    },
  }),
  put: route('putRecord', 'Write a record', {
    headers: {
      type: 'object',
      properties: {
        'If-Match': { description: 'The revision that is replaced, in quotes.', type: 'string' },
        'If-None-Match': { description: '* for a new record.', type: 'string', enum: ['*'] },
      },
    },
    body: { content: contentOf('SealedRecord', 'application/octet-stream') },
    response: {
      ...unknown,
      200: { ...answer('It was replaced.', 'SpaceRecordWritten'), ...etag },
      201: { ...answer('It is new.', 'SpaceRecordWritten'), ...etag },
      412: problem('Another revision is there: "current".'),
      413: problem('The record is too large, or the space is full.'),
      415: problem('The content type or encoding is not this one.'),
      428: problem('The request does not say which revision it replaces.'),
    },
  }),
  batch: route('putRecords', 'Write or delete records, each of them or not', {
    body: { content: contentOf('SpaceRecords') },
    response: {
      ...unknown,
      200: answer('What became of each record, in their order.', 'SpaceResults'),
      413: problem('The body is too large.'),
      415: problem('The content type or encoding is not this one.'),
    },
  }),
  live: route('spaceLive', 'Changes as they happen', {
    response: {
      ...unknown,
      200: {
        description: 'Events, each with {"cursor": …}: what is new is read as changes.',
        content: { 'text/event-stream': { schema: { type: 'string' } } },
      },
    },
  }),
  remove: route('deleteSpace', 'Delete a space with all of its records', {
    response: { ...unknown, 204: { description: 'It is gone.', type: 'null' } },
  }),
};
