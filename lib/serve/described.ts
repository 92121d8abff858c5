import type {} from '@fastify/swagger';
import type { FastifySchema } from 'fastify';

// What the OpenAPI document says of routes. Nothing is read or written by it: the parsers of files say better what is
// wrong with a body.

/** The content of a body: a schema of the document by its name. */
export const contentOf = (name: string, type = 'application/json') => ({
  [type]: { schema: { $ref: `#/components/schemas/${name}` } },
});

/** Of routes that the document leaves out. */
export const hidden: FastifySchema = { hide: true };

const refused = (description: string) => ({ description, content: contentOf('Answer') });

/** The refusals of checks and of searches for fixes, by their status. */
export const refusals = {
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
